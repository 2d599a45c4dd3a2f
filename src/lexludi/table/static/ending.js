// The end of a match: who won, everybody's rank, where their points came from, and how it turned.
import { $, element, svg, swatch } from "./dom.js";

const WIDE = 320;
const HIGH = 140;

export class Ending {
  constructor({ words }) {
    this.words = words;
    this.shown = false;
  }

  async show(news) {
    if (!news.result || this.shown) return;
    this.shown = true;
    const place = $("ending");
    place.hidden = false;
    const winners = new Set(news.result.winners);
    const ranked = [...news.scores].sort((a, b) => winners.has(b.seat) - winners.has(a.seat) || b.points - a.points);
    const list = element("ol", "ranking");
    for (const score of ranked) {
      const li = element("li", winners.has(score.seat) ? "winner" : "");
      const chair = news.chairs[score.seat];
      li.append(swatch(score.colour), element("span", "name", score.name), element("strong", "", score.note || String(score.points)));
      if (chair?.name && !chair.agent) li.append(element("small", "", chair.name));
      list.append(li);
    }
    $("ranking").replaceChildren(list);
    try {
      const answer = await fetch(`${location.pathname}/story.json${location.search}`);
      if (answer.ok) this.#story(await answer.json(), news);
    } catch {
      // the ranking is there without it
    }
  }

  #story(story, news) {
    if (story.rounds.length > 1) $("plot").replaceChildren(this.#plot(story.rounds, news.scores));
    $("sources").replaceChildren(
      ...story.sources
        .filter((one) => one.lines.length)
        .map((one) => {
          const details = element("details");
          details.append(element("summary", "", one.name));
          const list = element("ul");
          for (const line of one.lines) list.append(element("li", "", line));
          details.append(list);
          return details;
        }),
    );
  }

  // Points by round, a line for each seat.
  #plot(rounds, scores) {
    const most = Math.max(1, ...rounds.flat());
    const drawn = svg("svg", { viewBox: `-24 -8 ${WIDE + 40} ${HIGH + 30}`, role: "img", "aria-label": this.words.plot });
    for (let mark = 0; mark <= most; mark += Math.max(1, Math.ceil(most / 4))) {
      const y = HIGH - (mark / most) * HIGH;
      drawn.append(svg("line", { x1: 0, x2: WIDE, y1: y, y2: y, class: "grid" }));
      const text = svg("text", { x: -6, y: y + 4, "text-anchor": "end" });
      text.textContent = String(mark);
      drawn.append(text);
    }
    for (const score of scores) {
      const points = rounds.map((row, n) => `${(n / (rounds.length - 1)) * WIDE},${HIGH - (row[score.seat] / most) * HIGH}`);
      drawn.append(svg("polyline", { points: points.join(" "), stroke: score.colour }));
    }
    return drawn;
  }
}
