// The game's own SVG in the page: drawn whole, or only the parts of it that changed.
import { learn } from "./dusk.js";

const LEAST = 16; // whatever is written smaller is an ornament
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

function parse(text) {
  const inside = text.startsWith("<svg") ? text : EMPTY.replace("><", `>${text}<`);
  const found = new DOMParser().parseFromString(inside, "image/svg+xml").documentElement;
  if (found.nodeName !== "svg") throw new Error("that is no picture");
  learn(found);
  return document.importNode(text.startsWith("<svg") ? found : found.firstElementChild, true);
}

export class Picture {
  constructor(place) {
    this.place = place;
    this.svg = null;
    this.mark = "";
  }

  get(id) {
    return id && this.svg ? this.svg.querySelector(`[id="${CSS.escape(id)}"]`) : null;
  }

  // The name of an element is its title, as a screen reader would say it.
  name(id) {
    return this.get(id)?.querySelector(":scope > title")?.textContent ?? "";
  }

  // The size of its smallest writing, in its own units.
  smallest() {
    const sizes = [...this.svg.querySelectorAll("text[font-size]")].map((text) => Number(text.getAttribute("font-size")));
    return Math.max(LEAST, Math.min(20, ...sizes));
  }

  // What has a name and holds an element: the card that a spot is on.
  holder(id) {
    const around = this.get(id)?.parentElement?.closest("[id]");
    return around && this.name(around.id) ? around.id : "";
  }

  // Draws a message of the server; false if it tells of changes to a board that is not here.
  show(message) {
    if (message.whole !== undefined) this.draw(message.whole);
    else if (message.old !== this.mark || !this.svg) return false;
    else this.#change(message.parts);
    this.mark = message.mark;
    return true;
  }

  draw(text) {
    const fresh = parse(text);
    if (this.svg) this.svg.replaceWith(fresh);
    else this.place.replaceChildren(fresh);
    this.svg = fresh;
  }

  // Every part that changed comes with holes where other parts stand: those are filled with what is here or new.
  #change(parts) {
    const fresh = new Map(Object.entries(parts).map(([id, text]) => [id, parse(text)]));
    const old = new Map([...fresh.keys()].map((id) => [id, id ? this.get(id) : this.svg]));
    const kept = new Map();
    for (const element of fresh.values())
      for (const hole of element.querySelectorAll("[data-part]")) {
        const id = hole.dataset.part;
        if (!fresh.has(id)) kept.set(hole, this.get(id));
      }
    for (const [hole, element] of kept) if (element) hole.replaceWith(element);
    for (const element of fresh.values())
      for (const hole of element.querySelectorAll("[data-part]")) {
        const child = fresh.get(hole.dataset.part);
        if (child) hole.replaceWith(child);
      }
    for (const [id, element] of fresh) if (!element.parentNode) old.get(id)?.replaceWith(element);
    if (fresh.has("")) this.svg = fresh.get("");
  }

  // The centre of an element, in the units of the picture.
  centre(element) {
    const box = this.box(element);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  box(element) {
    const box = element.getBBox();
    const matrix = this.svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
    return {
      x: box.x * matrix.a + matrix.e,
      y: box.y * matrix.d + matrix.f,
      width: box.width * matrix.a,
      height: box.height * matrix.d,
    };
  }
}
