// The board as a list of places with what stands there, for those who do not see it.
import { $, element } from "./dom.js";

export class Places {
  constructor(board, words) {
    this.board = board;
    this.words = words;
    $("places").addEventListener("toggle", () => this.show());
  }

  show() {
    const place = $("places");
    if (!place.open) return;
    const seen = new Set();
    const lines = this.board.places().filter(({ text }) => !seen.has(text) && seen.add(text));
    $("placelist").replaceChildren(...lines.map(({ text }) => element("li", "", text)));
  }
}
