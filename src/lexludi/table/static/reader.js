// What has the class card is read large: on hover, focus or a long look. It stands where it covers neither the card
// nor anything beside it that could be clicked.
import { svg } from "./dom.js";

const WIDE = 290;
const DELAY = 120;

export class Reader {
  constructor(place, picture, reader) {
    this.picture = picture;
    this.reader = reader;
    this.place = place;
    this.timer = 0;
    place.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") this.#soon(event.target);
    });
    place.addEventListener("focusin", (event) => this.#soon(event.target));
    place.addEventListener("pointerleave", () => this.close());
    place.addEventListener("focusout", () => this.close());
    place.addEventListener("contextmenu", (event) => {
      const card = event.target.closest?.(".card");
      if (!card) return;
      event.preventDefault(); // a long press on a phone
      this.open(card);
    });
    reader.addEventListener("click", () => this.close());
  }

  #soon(target) {
    const card = target.closest?.(".card");
    clearTimeout(this.timer);
    if (!card) return this.close();
    this.timer = setTimeout(() => card.isConnected && this.open(card), DELAY);
  }

  open(card) {
    const root = this.picture.svg;
    const box = card.getBBox();
    const matrix = root.getScreenCTM().inverse().multiply(card.getScreenCTM());
    const [x, y] = [box.x * matrix.a + matrix.e, box.y * matrix.d + matrix.f];
    const [width, height] = [box.width * matrix.a, box.height * matrix.d];
    const view = svg("svg", { viewBox: `${x - 2} ${y - 2} ${width + 4} ${height + 4}` });
    for (const defs of root.querySelectorAll("defs")) view.append(defs.cloneNode(true));
    const copy = card.cloneNode(true);
    copy.removeAttribute("id");
    copy.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
    view.append(copy);
    const small = width < 160 || height < 100 || card.querySelector(".cut");
    const text = document.createElement("p");
    text.textContent = card.querySelector(":scope > title")?.textContent ?? "";
    this.reader.replaceChildren(...(small ? [text] : [view]));
    this.reader.classList.toggle("words", small);
    this.reader.hidden = false;
    this.#stand(card.getBoundingClientRect());
  }

  // Above the card if there is room, else beside it; never over its row.
  #stand(card) {
    const area = this.place.getBoundingClientRect();
    const wide = Math.min(WIDE, area.width * 0.6);
    this.reader.style.width = `${wide}px`;
    const high = this.reader.getBoundingClientRect().height;
    const middle = card.left + card.width / 2 - wide / 2;
    const left = Math.min(Math.max(area.left + 4, middle), area.right - wide - 4);
    const above = card.top - high - 10;
    const below = card.bottom + 10;
    let [x, y] = [left, above];
    if (above < area.top) {
      y = below + high < area.bottom ? below : Math.max(area.top + 4, Math.min(card.top, area.bottom - high - 4));
      if (y !== below) x = card.right + wide + 10 < area.right ? card.right + 10 : Math.max(area.left, card.left - wide - 10);
    }
    this.reader.style.left = `${x}px`;
    this.reader.style.top = `${y}px`;
  }

  close() {
    clearTimeout(this.timer);
    this.reader.hidden = true;
  }
}
