// The log: a fold for each turn, in the colour of whoever did something; what was against me stands out.
import { $, button, element, lawLink, say } from "./dom.js";

const OPEN = 3; // so many turns, counted from the last, are unfolded by themselves

export class Log {
  constructor({ words, game }) {
    this.words = words;
    this.game = game;
    this.lines = [];
    this.known = 0; // lines that are in the page
    this.explained = null; // the bot whose last turn alone is shown
    this.pinned = true; // it follows what happens, until somebody scrolls up
    this.turns = [];
    this.colours = {};
    for (const moved of ["wheel", "touchmove", "keydown", "pointerup"])
      $("log").addEventListener(moved, (event) => this.#scrolled(event.currentTarget), { passive: true });
  }

  get length() {
    return this.lines.length;
  }

  clear() {
    this.lines = [];
    this.#begin();
  }

  // Whoever scrolls up reads; whoever comes back to the end follows again.
  #scrolled(place) {
    requestAnimationFrame(() => {
      this.pinned = place.scrollTop + place.clientHeight >= place.scrollHeight - 60;
    });
  }

  #begin() {
    this.known = 0;
    this.turns = [];
    $("log").replaceChildren();
  }

  // Takes in what is new; an undo makes the log shorter.
  hear(from, fresh) {
    if (this.lines.length > from) {
      this.lines.length = from;
      this.#begin();
    }
    for (const line of fresh) {
      if (line.n >= 0) this.lines[line.n] = line;
      else if (!this.lines.length) this.#add(line); // the match went on here under other rules
    }
  }

  show(news) {
    this.colours = Object.fromEntries((news.scores ?? []).map((score) => [score.seat, score.colour]));
    this.#bots(news);
    if (this.explained !== null) return this.#explain();
    for (; this.known < this.lines.length; this.known += 1) {
      const line = this.lines[this.known];
      if (line) this.#add(line);
    }
    this.turns.slice(0, -OPEN).forEach((turn) => {
      if (!turn.dataset.settled) turn.open = false;
      turn.dataset.settled = "true";
    });
    if (this.pinned) $("log").scrollTop = $("log").scrollHeight;
  }

  #add(line) {
    if (Number.isInteger(line.turn) || !this.turns.length) {
      const turn = element("details", "turn");
      turn.open = true;
      const summary = element("summary", "", Number.isInteger(line.turn) ? line.text : this.words.beginning);
      this.#colour(summary, line.turn);
      turn.append(summary, element("ol"));
      this.turns.push(turn);
      $("log").append(turn);
      if (Number.isInteger(line.turn)) return;
    }
    this.turns.at(-1).querySelector("ol").append(this.#entry(line));
  }

  #colour(place, seat) {
    const colour = this.colours[seat];
    if (colour) place.style.setProperty("--who", colour);
    place.classList.toggle("whose", Boolean(colour));
  }

  #entry(line) {
    const li = element("li", [line.against ? "against" : "", line.reason ? "reason" : ""].join(" ").trim());
    this.#colour(li, line.seat);
    if (line.against) li.append(element("strong", "mark", `${this.words.against}: `));
    li.append(document.createTextNode(line.text));
    if (line.law) {
      const link = lawLink(this.game, line.law, "§", "law");
      link.title = say(this.words.rule, { number: line.law });
      link.setAttribute("aria-label", link.title);
      li.append(" ", link);
    }
    return li;
  }

  // The last turn of a bot, line by line: what it chose, by which criterion, and the rule that says so.

  #bots(news) {
    const place = $("lastturns");
    const bots = news.chairs.filter((c) => c.itself && this.lines.some((line) => line?.turn === c.seat));
    place.hidden = !bots.length;
    if (place.childElementCount !== bots.length)
      place.replaceChildren(...bots.map((c) => this.#explainer(c.seat, news)));
    for (const one of place.children)
      one.setAttribute("aria-pressed", String(one.dataset.seat === String(this.explained)));
  }

  #explainer(bot, news) {
    const made = button("", say(this.words.explain, { who: news.scores[bot].name }), () => {
      this.explained = this.explained === bot ? null : bot;
      this.#begin();
      this.show(news);
    });
    made.dataset.seat = bot;
    return made;
  }

  #explain() {
    const start = this.lines.findLastIndex((line) => line?.turn === this.explained);
    if (start < 0) return;
    const length = this.lines.slice(start + 1).findIndex((line) => Number.isInteger(line?.turn));
    const shown = this.lines.slice(start, length < 0 ? undefined : start + 1 + length).filter(Boolean);
    const list = element("ol", "explained");
    list.append(...shown.map((line) => this.#entry(line)));
    $("log").replaceChildren(list);
    $("log").scrollTop = 0;
    this.pinned = false;
  }

  // What the others did since a line of the log, in a sentence or two.
  since(from, seat, before, now) {
    const told = [];
    const gains = (now ?? [])
      .map((score, n) => [score.name, score.points - (before?.[n]?.points ?? score.points), score.seat])
      .filter(([, gained, who]) => gained && who !== seat)
      .map(([name, gained]) => `${name} ${gained > 0 ? "+" : "−"}${Math.abs(gained)}`);
    if (gains.length) told.push(gains.join(", "));
    const against = this.lines.slice(from).filter((line) => line?.against);
    told.push(...against.slice(-2).map((line) => line.text));
    return told;
  }
}
