// The board: the picture as it lies on this screen, what of it can be clicked or dragged, and what happens on it.
import { A_LITTLE, Arrangement, LEGIBLE } from "./arrange.js";
import { element } from "./dom.js";
import { Overlay } from "./overlay.js";
import { Pan } from "./pan.js";
import { Picture } from "./picture.js";
import { Reader } from "./reader.js";

const SLACK = 8; // a click may tremble by so many pixels

export class Board {
  constructor(place, { reader = null, own = () => [], narrow = () => false, ...told } = {}) {
    this.place = place;
    this.onChoose = told.onChoose ?? (() => {});
    this.onWhyNot = told.onWhyNot ?? (() => {});
    this.onTurn = told.onTurn ?? (() => {}); // another kind of section is shown
    this.isNarrow = narrow;
    this.stage = element("div", "stage");
    place.replaceChildren(this.stage);
    this.picture = new Picture(this.stage);
    this.arrangement = new Arrangement(this.picture, own);
    this.overlay = new Overlay(this.picture);
    this.pan = new Pan(place, this.stage, () => {});
    this.reader = reader ? new Reader(place, this.picture, reader) : null;
    this.wanted = new Set();
    this.possible = new Set();
    this.lit = [];
    this.state = { next: [], possible: [], settled: [] };
    place.addEventListener("click", (event) => this.#click(event));
    place.addEventListener("keydown", (event) => this.#key(event));
    place.addEventListener("pointerdown", (event) => this.#grab(event));
    place.addEventListener("pointermove", (event) => this.#drag(event));
    place.addEventListener("pointerup", (event) => this.#drop(event));
    new ResizeObserver(() => this.fit()).observe(place);
  }

  // Draws a message of the server; false if it does not fit what is here.
  show(message) {
    const focused = this.place.contains(document.activeElement) ? document.activeElement.id : "";
    if (!this.picture.show(message)) return false;
    this.#drawn();
    if (focused) this.picture.get(focused)?.focus?.();
    return true;
  }

  // Hides what is drawn until something else is.
  veil() {
    this.stage.classList.add("veiled");
  }

  unveil() {
    this.stage.classList.remove("veiled");
  }

  draw(text) {
    this.picture.draw(text);
    this.#drawn();
  }

  #drawn() {
    this.stage.append(this.overlay.root);
    this.reader?.close();
    this.fit();
  }

  // At scale 1 the whole board is in view, unless that would make its writing too small by a little: then it scrolls. On a
  // narrow screen it fills the width and scrolls.
  fit() {
    if (!this.picture.svg) return;
    this.arrangement.arrange(this.place, this.isNarrow());
    const { width, height } = this.arrangement.width ? this.arrangement : this.picture.svg.viewBox.baseVal;
    this.overlay.fit(width, height);
    const whole = (this.place.clientHeight * width) / height;
    const legible = Math.max(whole, Math.min((width * LEGIBLE) / this.picture.smallest(), whole * A_LITTLE));
    this.pan.fit(this.isNarrow() ? this.place.clientWidth : Math.min(this.place.clientWidth, legible), height / width);
    this.#light();
  }

  zoom(factor) {
    this.pan.zoom(factor);
  }

  turn(kind) {
    this.arrangement.shown = kind;
    this.place.scrollTop = 0;
    this.fit();
    this.onTurn();
  }

  name(id) {
    return this.picture.name(id);
  }

  holder(id) {
    return this.picture.holder(id);
  }

  // What a choice can go on with: those to light up, all that may be named, and what has been.
  light(choice) {
    this.state = { next: [...choice.next], possible: [...choice.possible], settled: choice.settled };
    if (this.arrangement.reveal(this.state.next)) {
      this.fit();
      this.onTurn();
    } else this.#light();
    if (this.isNarrow()) this.#bring();
  }

  // On a phone, goes to what lights up unless some of it is in view.
  #bring() {
    const view = this.place.getBoundingClientRect();
    const boxes = this.lit.filter((one) => one.matches(".can")).map((one) => one.getBoundingClientRect());
    const seen = boxes.filter((box) => box.height);
    if (!seen.length || seen.some((box) => box.bottom > view.top && box.top < view.bottom - box.height / 2)) return;
    this.place.scrollTop += Math.min(...seen.map((box) => box.top)) - view.top - view.height / 4;
  }

  #light() {
    for (const lit of this.lit) {
      lit.classList.remove("can", "may");
      lit.removeAttribute("tabindex");
      lit.removeAttribute("role");
    }
    this.lit = [];
    const { next, possible, settled } = this.state;
    this.wanted = new Set(next);
    this.possible = new Set([...next, ...possible]);
    const shown = [];
    for (const id of this.possible) {
      const found = this.picture.get(id);
      for (const one of found ? [found, ...this.#pieces(id, settled)] : []) {
        one.classList.add(this.wanted.has(id) ? "can" : "may");
        this.lit.push(one);
        if (this.wanted.has(id)) shown.push(one);
      }
      if (found && this.wanted.has(id)) {
        found.setAttribute("tabindex", "0");
        found.setAttribute("role", "button");
        if (!found.getAttribute("aria-label")) found.setAttribute("aria-label", this.name(id) || id);
      }
    }
    this.overlay.light(shown, settled.map((id) => this.picture.get(id)).filter(Boolean), shown.length > 0);
  }

  // A player is chosen by the board, or by a piece of theirs in the place chosen before.
  #pieces(id, settled) {
    const seat = /^seat-(\d+)$/.exec(id);
    const place = seat && settled.length ? this.picture.get(settled[settled.length - 1]) : null;
    return place ? [...place.querySelectorAll(`[data-seat="${seat[1]}"]`)] : [];
  }

  point(ids) {
    this.overlay.point(ids);
  }

  // The id that a click on an element names: of itself, of what it stands in, or of the player whose piece it is.
  #named(target) {
    for (let at = target; at && at !== this.stage; at = at.parentNode) {
      if (at.dataset?.seat && this.lit.includes(at) && this.possible.has(`seat-${at.dataset.seat}`))
        return `seat-${at.dataset.seat}`;
      if (at.id && this.possible.has(at.id)) return at.id;
    }
    return "";
  }

  #ids(target) {
    const ids = [];
    for (let at = target; at && at !== this.stage; at = at.parentNode) if (at.id) ids.push(at.id);
    return ids;
  }

  #click(event) {
    if (this.pan.dragged > SLACK || this.dropped) {
      this.dropped = false;
      return;
    }
    const fold = event.target.closest?.(".chevron");
    if (fold) return this.#fold(fold);
    const id = this.#named(event.target);
    if (id && event.detail > 1) return; // the second click of a double one chooses nothing more
    if (id) return this.onChoose(id, event);
    const shut = event.target.closest?.("[data-role].folded");
    if (shut) return this.#fold(shut.querySelector(":scope > .chevron"));
    const ids = this.#ids(event.target);
    if (ids.length) this.onWhyNot(ids);
  }

  #fold(chevron) {
    if (!chevron) return;
    const name = chevron.dataset.fold;
    this.arrangement.toggle(name);
    this.fit();
    this.stage.querySelector(`.chevron[data-fold="${name}"]`)?.focus();
  }

  #key(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.pan.dragged = 0;
    this.#click(event);
  }

  // Dragging: what is picked up is named, and so is what it is let go over.

  #grab(event) {
    const id = event.button === 0 && event.pointerType === "mouse" ? this.#named(event.target) : "";
    this.pan.holds = Boolean(id);
    this.held = id ? { id, x: event.clientX, y: event.clientY, far: false } : null;
  }

  #drag(event) {
    if (!this.held || !(event.buttons & 1)) return;
    const far = Math.hypot(event.clientX - this.held.x, event.clientY - this.held.y) > SLACK * 2;
    if (far && !this.held.far) {
      this.held.far = true;
      this.place.classList.add("dragging");
      this.onChoose(this.held.id, event, true);
    }
  }

  #drop(event) {
    const held = this.held;
    this.held = null;
    this.pan.holds = false;
    this.place.classList.remove("dragging");
    if (!held?.far) return;
    this.dropped = true;
    setTimeout(() => (this.dropped = false), 50);
    const target = document.elementFromPoint(event.clientX, event.clientY);
    const id = target ? this.#named(target) : "";
    if (id && id !== held.id) this.onChoose(id, event);
  }

  // What happened: pieces fly, and where they came to be a mark stays until somebody acts.
  follow(lines, colours, marks) {
    const trails = lines.filter((line) => line.trail?.length).slice(-8);
    trails.forEach((line, n) => {
      const [from, to] = [this.picture.get(line.trail[0]), this.picture.get(line.trail.at(-1))];
      const colour = colours[line.seat] ?? "#1456b8";
      if (from && to && from !== to) {
        const piece = to.querySelector(`[data-seat="${line.seat}"]`);
        this.overlay.fly(from, to, colour, n, piece);
      }
    });
    if (marks) for (const line of trails) this.overlay.mark(this.picture.get(line.trail.at(-1)), colours[line.seat] ?? "#1456b8");
  }

  // The cards of one's own hand; those that were not there before are marked until somebody acts.
  markNew() {
    const hand = [...(this.picture.svg?.querySelectorAll("[data-role=hand] .card[id]") ?? [])];
    const fresh = this.hand ? hand.filter((card) => !this.hand.has(card.id)) : [];
    this.hand = new Set(hand.map((card) => card.id));
    for (const card of fresh) this.overlay.mark(card, "#d99a00");
  }

  // Places with what stands there, for those who do not see the board.
  places() {
    const named = this.picture.svg ? [...this.picture.svg.querySelectorAll("[id]")] : [];
    return named
      .map((one) => ({ id: one.id, text: one.querySelector(":scope > title")?.textContent?.trim() ?? "" }))
      .filter((one) => one.text);
  }
}
