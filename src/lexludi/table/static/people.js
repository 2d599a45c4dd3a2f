// Who sits where: points at the edge of the table, the list of players, and what they say.
import { $, element, say, swatch } from "./dom.js";

export class People {
  constructor({ words, signal }) {
    this.words = words;
    this.signal = signal;
    this.remarks = [];
    this.read = 0;
    this.skew = 0;
  }

  sitter(chair) {
    if (chair.itself) return this.words.itself;
    if (chair.agent) return chair.called || this.words.bot;
    return chair.free ? this.words.free : chair.name;
  }

  scores(news, seats) {
    const asked = new Set((news.asked ?? []).map((a) => a.seat));
    $("scores").replaceChildren(
      ...(news.scores ?? []).map((score) => {
        const chair = news.chairs[score.seat];
        const li = element("li", asked.has(score.seat) ? "asked" : "");
        const me = seats.includes(score.seat);
        if (me) li.classList.add("me");
        li.append(swatch(score.colour), element("span", "name", score.name));
        li.append(element("strong", "", score.note || String(score.points)));
        if (chair) {
          const who = me ? this.words.you : chair.itself ? this.words.bot : this.sitter(chair);
          li.append(element("small", "", who + (chair.present || chair.agent ? "" : ` (${this.words.away})`)));
          if (news.clock.text && !chair.itself)
            li.append(element("small", "clock", time(this.#left(news, chair, asked.has(score.seat)))));
        }
        return li;
      }),
    );
    const list = $("scores");
    list.classList.remove("tight");
    list.classList.toggle("tight", list.scrollWidth > list.clientWidth); // who sits there is also among the players
    $("round").textContent = news.round ? say(this.words.round, { n: news.round }) : "";
  }

  #left(news, chair, running) {
    return running ? chair.left - (Date.now() / 1000 - this.skew - news.clock.asked) : chair.left;
  }

  chairs(news) {
    $("chairs").replaceChildren(
      ...news.chairs.map((chair) => {
        const away = chair.present || chair.free ? "" : ` (${this.words.away})`;
        const name = news.scores?.[chair.seat]?.name ?? chair.faction;
        const standin = chair.standin ? ` → ${chair.replaced || this.words.bot}` : "";
        return element("li", "", `${name}: ${this.sitter(chair)}${standin}${away}`);
      }),
    );
  }

  hear(remarks, first) {
    if (!remarks.length) return;
    const open = !$("chat").hidden && !document.hidden;
    this.remarks.push(...remarks);
    if (first || open) this.read = this.remarks.length;
    else this.signal.chime([660]);
    const place = $("remarks");
    place.replaceChildren(
      ...this.remarks.map((remark) => {
        const li = element("li");
        li.append(element("strong", "", `${remark.name}: `), document.createTextNode(remark.text));
        return li;
      }),
    );
    place.scrollTop = place.scrollHeight;
    this.badge();
  }

  seen() {
    this.read = this.remarks.length;
    this.badge();
  }

  get unread() {
    return this.remarks.length - this.read;
  }

  badge() {
    $("unread").textContent = this.unread ? String(this.unread) : "";
    $("unread").hidden = !this.unread;
  }

  forget() {
    this.remarks = [];
  }
}

function time(seconds) {
  const s = Math.max(0, Math.round(seconds));
  return s >= 86400 ? `${Math.floor(s / 86400)} d` : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}
