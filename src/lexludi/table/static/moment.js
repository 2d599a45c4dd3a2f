// A moment: what is about to be decided by chance, or just was. Both sides, dice, odds, and what came of it.
import { $, element, svg, swatch } from "./dom.js";
import { PAUSES } from "./settings.js";

const MOST = 5; // moments that wait; whoever plays on quickly does not want to see all of them

export function momentCard(moment, words) {
  const card = element("div", "moment");
  card.append(element("h2", "", moment.title));
  if (moment.sides.length) {
    const sides = element("div", "sides");
    for (const side of moment.sides) {
      const box = element("div", "side");
      const name = element("p", "sidename");
      name.append(swatch(side.colour), document.createTextNode(side.name));
      box.append(name);
      if (side.hits) box.append(element("p", "hits", `${words.hits}: ${side.hits}`));
      const lines = element("ul");
      for (const line of side.lines) lines.append(element("li", "", line));
      if (side.lines.length) box.append(lines);
      sides.append(box);
    }
    card.append(sides);
  }
  if (moment.dice.length) card.append(dice(moment.dice));
  for (const line of moment.lines) card.append(element("p", "momentline", line));
  if (moment.odds.length) card.append(odds(moment.odds));
  return card;
}

function dice(thrown) {
  const row = element("p", "dice");
  for (const die of thrown) {
    const drawn = svg("svg", { viewBox: "0 0 40 40", class: "die", role: "img", "aria-label": `${die.name} ${die.shows}`.trim() });
    drawn.append(svg("rect", { x: 2, y: 2, width: 36, height: 36, rx: 8, fill: die.colour }));
    const face = svg("text", { x: 20, y: 28, "text-anchor": "middle", "font-size": die.shows.length > 2 ? 14 : 22 });
    face.textContent = die.shows;
    drawn.append(face);
    row.append(drawn);
  }
  return row;
}

function odds(likely) {
  const list = element("ul", "odds");
  for (const one of likely) {
    const percent = Math.round(one.share * 100);
    const li = element("li");
    const bar = svg("svg", { viewBox: "0 0 100 10", class: "oddsbar", preserveAspectRatio: "none", "aria-hidden": "true" });
    bar.append(svg("rect", { width: Math.max(1, percent), height: 10 }));
    li.append(element("span", "share", `${percent} %`), bar, element("span", "", one.text));
    list.append(li);
  }
  return list;
}

// Shows what chance said, one moment after another, at the speed one has set; a click goes on.
export class Stage {
  constructor(place, settings, words, onPoint) {
    this.place = place;
    this.settings = settings;
    this.words = words;
    this.onPoint = onPoint;
    this.queue = [];
    this.timer = 0;
    place.addEventListener("click", () => this.#next());
  }

  show(moments) {
    if (!PAUSES[this.settings.values.speed]) return;
    this.queue = [...this.queue, ...moments].slice(-MOST);
    if (this.place.hidden) this.#next();
  }

  #next() {
    clearTimeout(this.timer);
    const moment = this.queue.shift();
    this.place.hidden = !moment;
    this.onPoint(moment?.at ?? []);
    if (!moment) return;
    const card = momentCard(moment, this.words);
    card.append(element("p", "hint", this.words.goon));
    this.place.replaceChildren(card);
    this.timer = setTimeout(() => this.#next(), PAUSES[this.settings.values.speed]);
  }
}
