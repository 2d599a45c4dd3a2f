// How the sections of a picture lie on this screen. On a desk the map and the hand stand left, boards beside them, and
// boards of others fold to a strip where that lets the map grow; on a phone one kind of section is seen at a time.
import { svg } from "./dom.js";

const GAP = 14;
const MARGIN = 10;
const WORTH = 1.06; // folding must let everything grow by so much
const STRIP = 60;
export const LEGIBLE = 11.05; // pixels that the smallest writing should have
export const A_LITTLE = 1.35; // so much higher than its place a board may be for that

export class Arrangement {
  constructor(picture, ownSeats) {
    this.picture = picture;
    this.own = ownSeats;
    this.folded = new Map(); // by name: what somebody folded or opened by hand
    this.auto = new Set(); // what is folded by itself
    this.known = ""; // the screen and the sections for which that was found
    this.shown = "map"; // the kind of section a phone shows
    this.width = 0;
    this.height = 0;
  }

  // The sections of the picture, with what the drawing says of them.
  sections() {
    return [...(this.picture.svg?.querySelectorAll("[data-role]") ?? [])].map((element, n) => {
      const seat = element.querySelector('[id^="seat-"]')?.id;
      return {
        element,
        role: element.dataset.role || "map",
        name: seat ?? `${element.dataset.role}-${n}`,
        own: seat ? this.own().includes(Number(seat.slice("seat-".length))) : false,
        width: Number(element.dataset.width),
        height: Number(element.dataset.height),
        strip: Number(element.dataset.strip) || STRIP,
      };
    });
  }

  // The kinds of sections there are, for the tabs of a phone.
  kinds() {
    return [...new Set(this.sections().map((section) => tab(section.role)))];
  }

  arrange(place, narrow) {
    const sections = this.sections();
    if (!sections.length) return;
    this.place = place;
    this.narrow = narrow;
    if (narrow) this.#column(sections.filter((s) => this.shown === "all" || tab(s.role) === this.shown));
    else this.#desk(sections, place.clientWidth / Math.max(1, place.clientHeight));
    for (const section of sections) if (!section.placed) section.element.setAttribute("display", "none");
    const root = this.picture.svg;
    root.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
    root.querySelector(":scope > rect")?.setAttribute("width", String(this.width));
    root.querySelector(":scope > rect")?.setAttribute("height", String(this.height));
  }

  #column(sections) {
    let y = MARGIN;
    for (const section of sections) {
      this.#put(section, MARGIN, y, section.height, 1);
      y += section.height + GAP;
    }
    this.width = Math.max(...sections.map((s) => s.width), 1) + 2 * MARGIN;
    this.height = y - GAP + MARGIN;
  }

  #desk(sections, aspect) {
    const [left, right] = this.#sides(sections, aspect);
    const known = `${aspect.toFixed(2)} ${sections.map((s) => s.name)}`;
    const isFolded = (s) => foldable(s) && (this.folded.get(s.name) ?? this.auto.has(s.name));
    const least = this.#measure(left, right, aspect, (s) => foldable(s) && (this.folded.get(s.name) ?? true));
    const grown = least.scale > this.#measure(left, right, aspect, isFolded).scale * WORTH;
    if (this.known !== known || grown) this.auto = this.#shut(left, right, aspect);
    this.known = known;
    const best = this.#measure(left, right, aspect, isFolded);
    let x = MARGIN;
    for (const column of best.columns) {
      let y = MARGIN;
      for (const section of column) {
        const high = isFolded(section) ? section.strip : section.height;
        this.#put(section, x, y, high, 1);
        if (foldable(section)) this.#chevron(section, isFolded(section));
        y += high + GAP;
      }
      x += Math.max(...column.map((s) => s.width)) + GAP;
    }
    this.width = best.width;
    this.height = best.height;
  }

  // The map stands left, boards right; the hand where everything is larger for it.
  #sides(sections, aspect) {
    const sides = (...roles) => {
      const left = sections.filter((s) => roles.includes(s.role));
      return [left, sections.filter((s) => !left.includes(s)).sort((a, b) => rank(a) - rank(b))];
    };
    const below = sides("map", "aside", "hand");
    const beside = sides("map", "aside");
    const [hands, boards] = [beside[1].filter((s) => s.role === "hand"), beside[1].filter((s) => s.role !== "hand")];
    const column = Math.max(0, ...boards.map((s) => s.width)); // a wider hand was drawn to lie below the map
    if (!beside[0].length || hands.some((s) => s.width > column)) return below;
    const scale = ([left, right]) => this.#measure(left, right, aspect, foldable).scale;
    return scale(beside) > scale(below) * WORTH ? beside : below;
  }

  // What is folded by itself: nothing if that lets nothing grow; else as few as can be.
  #shut(left, right, aspect) {
    const open = this.#measure(left, right, aspect, (s) => s.role === "aside");
    const shut = new Set([...left, ...right].filter(foldable).map((s) => s.name));
    const best = this.#measure(left, right, aspect, (s) => shut.has(s.name)).scale;
    if (best < open.scale * WORTH) return new Set([...left].filter(foldable).map((s) => s.name));
    for (const section of right.filter(foldable)) {
      shut.delete(section.name);
      if (this.#measure(left, right, aspect, (s) => shut.has(s.name)).scale < best * 0.995) shut.add(section.name);
    }
    return shut;
  }

  // The columns in which everything is largest: the boards in one, two or three beside the map.
  #measure(left, right, aspect, isFolded) {
    const high = (s) => (isFolded(s) ? s.strip : s.height) + GAP;
    let best = null;
    let loose = null; // the largest if it may be somewhat too high
    for (const count of [1, 2, 3]) {
      const columns = [left, ...split(right, high, count)].filter((column) => column.length);
      const width = columns.reduce((sum, column) => sum + Math.max(...column.map((s) => s.width)) + GAP, 2 * MARGIN - GAP);
      const height = Math.max(...columns.map((column) => column.reduce((sum, s) => sum + high(s), 2 * MARGIN - GAP)));
      const scale = Math.min(aspect / width, 1 / height);
      const wide = Math.min(aspect / width, A_LITTLE / height);
      if (!best || scale > best.scale * 1.02) best = { columns, width, height, scale };
      if (!loose || wide > loose.wide * 1.02) loose = { columns, width, height, scale, wide };
    }
    const legible = LEGIBLE / this.picture.smallest();
    return best.scale * this.place.clientHeight < legible ? loose : best;
  }

  #put(section, x, y, high, scale) {
    section.placed = true;
    const { element } = section;
    element.removeAttribute("display");
    element.setAttribute("transform", `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`);
    element.classList.toggle("folded", high < section.height);
    element.querySelector(":scope > .chevron")?.remove();
    element.querySelector(":scope > .more")?.remove();
    const shut = high < section.height;
    const inside = element.querySelector(":scope > g, :scope > svg");
    inside?.setAttribute("clip-path", shut ? `url(#strip-${section.strip})` : "none");
    if (shut) this.#strip(section.strip);
  }

  // What of a folded board is seen.
  #strip(high) {
    const root = this.picture.svg;
    if (root.querySelector(`#strip-${high}`)) return;
    const clip = svg("clipPath", { id: `strip-${high}`, clipPathUnits: "userSpaceOnUse" });
    clip.append(svg("rect", { x: -4, y: -4, width: 4000, height: high + 4 }));
    root.append(clip);
  }

  #chevron(section, shut) {
    const mark = svg("g", {
      class: "chevron",
      role: "button",
      tabindex: "0",
      "aria-expanded": String(!shut),
      "aria-label": section.element.querySelector("title")?.textContent ?? "",
      transform: `translate(${section.width - 4} 4)`,
    });
    mark.append(svg("circle", { r: 15 }), svg("path", { d: shut ? "M-6-3L0 4L6-3" : "M-6 3L0-4L6 3" }));
    mark.dataset.fold = section.name;
    section.element.append(mark);
  }

  toggle(name) {
    const section = this.sections().find((s) => s.name === name);
    if (!section) return;
    this.folded.set(name, !section.element.classList.contains("folded"));
    this.arrange(this.place, this.narrow);
  }

  // Opens what has to be clicked, and on a phone goes to the view that has most of it.
  reveal(ids) {
    const wanted = ids.map((id) => this.picture.get(id)).filter(Boolean);
    if (!wanted.length) return false;
    const sections = this.sections();
    const holding = (element) => sections.find((s) => s.element.contains(element));
    if (this.narrow) {
      const tabs = wanted.map((element) => tab(holding(element)?.role ?? "map"));
      if (tabs.includes(this.shown)) return false;
      this.shown = tabs[0];
      return true;
    }
    let changed = false;
    for (const element of wanted) {
      const section = holding(element);
      if (!section?.element.classList.contains("folded") || element === section.element.firstElementChild) continue;
      this.folded.set(section.name, false);
      changed = true;
    }
    return changed;
  }
}

const foldable = (section) => (section.role === "board" && !section.own) || section.role === "aside";
const rank = (section) => (section.own ? 0 : { hand: 1, shared: 2, board: 3 }[section.role] ?? 4);
const tab = (role) => (role === "aside" || role === "shared" ? "board" : role);

// So many columns of about the same height.
function split(sections, high, count) {
  const total = sections.reduce((sum, s) => sum + high(s), 0);
  const columns = Array.from({ length: count }, () => []);
  let column = 0;
  let filled = 0;
  for (const section of sections) {
    if (column < count - 1 && filled + high(section) / 2 > (total / count) * (column + 1)) column += 1;
    columns[column].push(section);
    filled += high(section);
  }
  return columns;
}
