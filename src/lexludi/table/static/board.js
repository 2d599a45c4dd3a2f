// The board: the game's own SVG. It lights up ids, points at them, lets cards be read large, and shows what moved.

const quiet = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  constructor(place, reader, onChoose) {
    this.place = place;
    this.reader = reader;
    this.onChoose = onChoose;
    this.scale = 1;
    this.lit = [];
    this.wanted = new Set();
    place.addEventListener("click", (event) => this.#press(event));
    place.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        this.#press(event);
      }
    });
    new ResizeObserver(() => this.#size()).observe(place);
    if (reader) {
      place.addEventListener("pointerover", (event) => this.#read(event));
      place.addEventListener("focusin", (event) => this.#read(event));
      place.addEventListener("pointerleave", () => this.#close());
    }
  }

  draw(text, fresh = []) {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (parsed.nodeName !== "svg") return;
    const { scrollLeft, scrollTop } = this.place;
    const focused = this.place.contains(document.activeElement) ? document.activeElement.id : "";
    this.svg = document.importNode(parsed, true);
    this.place.replaceChildren(this.svg);
    this.#size();
    this.place.scrollLeft = scrollLeft;
    this.place.scrollTop = scrollTop;
    if (focused) this.#get(focused)?.focus?.();
    this.#follow(fresh);
  }

  zoom(factor) {
    this.scale = factor ? Math.min(6, Math.max(0.5, this.scale * factor)) : 1;
    this.#size();
  }

  // At scale 1 the whole board is in view; on narrow screens it fills the width and scrolls.
  #size() {
    if (!this.svg) return;
    const { width, height } = this.svg.viewBox.baseVal;
    const fits = (this.place.clientHeight * width) / height;
    const base = this.place.clientWidth < 600 ? this.place.clientWidth : Math.min(this.place.clientWidth, fits);
    this.svg.setAttribute("width", String(Math.round(base * this.scale)));
    this.svg.removeAttribute("height");
  }

  #get(id) {
    return id ? this.svg?.querySelector(`[id="${CSS.escape(id)}"]`) : null;
  }

  name(id) {
    const element = this.#get(id);
    const title = element?.querySelector(":scope > title")?.textContent;
    if (title) return title;
    const count = /^count-(\d+)$/.exec(id);
    return count ? count[1] : "";
  }

  light(ids, path) {
    for (const element of this.lit) {
      element.classList.remove("can", "chosen");
      element.removeAttribute("tabindex");
      element.removeAttribute("role");
    }
    this.lit = [];
    this.wanted = new Set(ids);
    for (const id of this.wanted) {
      const element = this.#get(id);
      if (!element) continue;
      element.classList.add("can");
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "button");
      this.lit.push(element);
      for (const piece of this.#pieces(id, path)) {
        piece.classList.add("can");
        this.lit.push(piece);
      }
    }
    for (const id of path) {
      const element = this.#get(id);
      if (!element) continue;
      element.classList.add("chosen");
      this.lit.push(element);
    }
  }

  // A player is chosen by the board, or by a piece of theirs in the place chosen before.
  #pieces(id, path) {
    const seat = /^seat-(\d+)$/.exec(id);
    const place = seat && path.length ? this.#get(path[path.length - 1]) : null;
    return place ? place.querySelectorAll(`[data-seat="${seat[1]}"]`) : [];
  }

  point(ids) {
    for (const element of this.svg?.querySelectorAll(".pointed") ?? []) element.classList.remove("pointed");
    for (const id of ids) this.#get(id)?.classList.add("pointed");
  }

  #press(event) {
    const element = event.target.closest?.(".can");
    if (!element) return;
    const seat = `seat-${element.dataset.seat}`;
    this.onChoose(this.wanted.has(element.id) || !this.wanted.has(seat) ? element.id : seat);
  }

  // What has the class card is read large: on hover, focus or tap.
  #read(event) {
    const card = event.target.closest?.(".card");
    if (!card || !this.svg) return this.#close();
    const box = card.getBBox();
    const matrix = this.svg.getScreenCTM().inverse().multiply(card.getScreenCTM());
    const view = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const [x, y] = [box.x * matrix.a + matrix.e, box.y * matrix.d + matrix.f];
    view.setAttribute("viewBox", `${x - 2} ${y - 2} ${box.width * matrix.a + 4} ${box.height * matrix.d + 4}`);
    for (const defs of this.svg.querySelectorAll("defs")) view.append(defs.cloneNode(true));
    const copy = card.cloneNode(true);
    copy.removeAttribute("id");
    copy.classList.remove("can", "chosen", "pointed");
    copy.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
    view.append(copy);
    const text = document.createElement("p");
    text.textContent = card.querySelector(":scope > title")?.textContent ?? "";
    this.reader.replaceChildren(view, text);
    this.reader.hidden = false;
  }

  #close() {
    if (this.reader) this.reader.hidden = true;
  }

  // What moved, from where to where: a dot travels along the trail of each new event, one after another.
  #follow(fresh) {
    const trails = fresh.map((line) => line.trail ?? []).filter((trail) => trail.length);
    trails.slice(-6).forEach((trail, n) => {
      const places = trail.map((id) => this.#centre(id)).filter(Boolean);
      if (!places.length) return;
      const target = this.#get(trail[trail.length - 1]);
      target?.classList.add("touched");
      setTimeout(() => target?.classList.remove("touched"), 1600 + n * 200);
      if (places.length < 2 || quiet.matches) return;
      const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      dot.setAttribute("r", String(this.svg.viewBox.baseVal.width / 110));
      dot.setAttribute("class", "trail");
      this.svg.append(dot);
      const [from, to] = [places[0], places[places.length - 1]];
      dot.animate(
        [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }],
        { duration: 700, delay: n * 250, easing: "ease-in-out", fill: "both" },
      ).onfinish = () => dot.remove();
    });
  }

  #centre(id) {
    const element = this.#get(id);
    if (!element) return null;
    const box = element.getBBox();
    const matrix = this.svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
    return {
      x: (box.x + box.width / 2) * matrix.a + matrix.e,
      y: (box.y + box.height / 2) * matrix.d + matrix.f,
    };
  }
}
