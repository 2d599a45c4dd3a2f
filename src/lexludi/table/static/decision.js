// The decision: what is asked, the choices as a list, and the second thought before one that cannot be undone.
import { Choice } from "./choice.js";
import { $, button, element, lawLink, say } from "./dom.js";
import { momentCard } from "./moment.js";
import { Options } from "./options.js";

const CALM = 400; // milliseconds in which a second click confirms nothing

export class Decision {
  constructor({ words, game, board, settings, send, onAct }) {
    this.words = words;
    this.game = game;
    this.board = board;
    this.settings = settings;
    this.send = send;
    this.onAct = onAct;
    this.news = null;
    this.choice = new Choice();
    this.list = new Options({ words, board, choose: (option) => this.choose(option), name: (id) => this.name(id) });
    this.sent = null; // the number of a choice that is on its way: it is sent once, however often one clicks
    this.foreseen = null;
    this.refused = null; // what is not possible now, once somebody has asked
    this.asking = null; // the ids of a click that waits for the reason
    $("undo").onclick = () => this.send({ type: "undo", number: this.news.number, seat: this.news.seat });
    $("reset").onclick = () => this.reset();
    $("why").onclick = () => this.#toggleRefused();
  }

  show(news, moved) {
    this.news = news;
    if (moved) {
      this.choice = new Choice(news.mine?.options ?? []);
      this.foreseen = null;
      this.refused = null;
      this.asking = null;
      this.sent = null;
      this.tell("");
      if (!$("refused").hidden && news.mine) this.send({ type: "why", seat: news.seat });
      else $("refused").replaceChildren();
    }
    this.draw();
  }

  draw() {
    const { news, words } = this;
    const mine = news.mine;
    const asked = (news.asked ?? []).map((one) => one.who).join(", ");
    const over = Boolean(news.result);
    $("who").dataset.over = String(over);
    this.#put("who", over ? words.over : mine ? words.yours : news.seat === null ? words.spectator : "");
    this.#put("prompt", over ? news.result.text : mine ? mine.text : say(words.waiting, { who: asked || words.free }));
    this.#rule(mine?.rule);
    this.#options();
    this.#lesson();
    const undo = news.undo ?? { can: false, why: "" };
    $("undo").disabled = !undo.can;
    $("undo").title = undo.can ? "" : undo.why;
    $("undo").hidden = news.seat === null || over;
    $("again").hidden = !over;
    $("why").hidden = !mine;
    $("reset").hidden = this.choice.named.length === 0;
  }

  // Only what is new is announced.
  #put(id, text) {
    if ($(id).textContent !== text) $(id).textContent = text;
  }

  // A tutorial says what to do, and points at it.
  #lesson() {
    const lesson = this.news.lesson;
    $("lesson").hidden = !lesson;
    if (!lesson) return;
    this.#put("lesson-n", say(this.words.lesson, lesson));
    this.#put("lesson-says", lesson.says);
    const wanted = JSON.stringify(lesson.option);
    const option = this.choice.open.find((one) => JSON.stringify(one.option) === wanted);
    if (!option || this.foreseen) return;
    this.board.point(this.choice.rest(option));
    const buttons = [...document.querySelectorAll("#decision .option")];
    const row = buttons.find((one) => one.dataset.option === wanted);
    (row ?? buttons.find((one) => option.path.includes(one.dataset.group)))?.classList.add("taught");
  }

  #rule(rule) {
    const place = $("rule");
    place.hidden = !rule;
    if (!rule) return;
    $("rule-title").textContent = rule.title;
    $("rule-text").replaceChildren(
      document.createTextNode(`${rule.text} `),
      lawLink(this.game, rule.number, say(this.words.rule, { number: rule.number })),
    );
  }

  #options() {
    const place = $("options");
    const had = $("decision").contains(document.activeElement) && document.activeElement.closest("#options, #ends");
    this.board.light(this.foreseen ? new Choice() : this.choice);
    if (this.foreseen) return this.#second();
    $("second").hidden = true;
    $("second").replaceChildren();
    const { rows, ends, many } = this.list.draw(this.choice);
    const buttons = [...rows, ...ends].flatMap((row) => (row.matches(".option") ? [row] : [...row.querySelectorAll(".option")]));
    buttons.slice(0, 9).forEach((one, n) => (one.dataset.key = String(n + 1)));
    place.classList.toggle("many", many);
    place.replaceChildren(...rows);
    place.hidden = !rows.length;
    $("ends").replaceChildren(...ends, ...this.#standing());
    if (had && buttons.length) buttons[0].focus();
  }

  // An answer that stands until the turn ends, and the way to take it back.
  #standing() {
    const { news, words } = this;
    if (news.standing) {
      const told = element("p", "standing", words.standing);
      told.append(" ", button("", words.stop, () => this.#stand(news.standing.prompt, [])));
      return [told];
    }
    const pass = this.choice.open.find((option) => option.option[0] === "pass");
    if (!pass || !news.turn) return [];
    const label = element("label", "standing");
    const box = element("input");
    box.type = "checkbox";
    box.onchange = () => box.checked && this.#stand(news.mine.prompt, pass.option);
    label.append(box, document.createTextNode(` ${pass.text}: ${words.stand}`));
    return [label];
  }

  #stand(prompt, option) {
    this.send({ type: "stand", seat: this.news.seat, prompt, option });
  }

  // Choosing

  name(id) {
    if (!this.news?.mine || this.foreseen) return;
    const only = this.choice.name(id);
    if (only) this.choose(only);
    else this.draw();
  }

  choose(option) {
    if (this.sent === this.news.number) return;
    const careful = this.settings.values.turn ? "turn" : "final";
    this.#send(option.option, careful);
  }

  #send(option, careful) {
    this.sent = this.news.number;
    const message = { type: "choose", number: this.news.number, seat: this.news.seat, option };
    if (careful) message.careful = careful;
    this.onAct();
    if (!this.send(message)) this.tell(this.words.waits);
  }

  // The server says what a choice would bring: it was not made yet.
  foresee(message) {
    if (message.number !== this.news.number) return;
    this.sent = null;
    this.foreseen = message;
    this.draw();
  }

  #second() {
    const { words } = this;
    const { moment, consequences, warnings, text, option } = this.foreseen;
    const place = $("second");
    const parts = moment ? [momentCard(moment, words)] : [element("h2", "", text)];
    for (const line of warnings) parts.push(element("p", "warns", `⚠ ${line}`));
    for (const line of consequences) parts.push(element("p", "", line));
    const shown = performance.now();
    const calm = () => performance.now() - shown > CALM;
    const yes = button("primary confirm", words.confirm, () => calm() && this.#send(option, ""));
    const no = button("cancel", words.cancel, () => calm() && this.reset());
    const row = element("p", "row confirmrow");
    row.append(no, yes);
    parts.push(row);
    place.replaceChildren(...parts);
    place.hidden = false;
    $("options").hidden = true;
    $("options").replaceChildren();
    $("ends").replaceChildren();
    if (moment) this.board.point(moment.at);
    setTimeout(() => this.foreseen && place.contains(yes) && yes.focus({ preventScroll: false }), CALM);
  }

  reset() {
    this.choice.reset();
    this.foreseen = null;
    this.tell("");
    this.board.point([]);
    this.draw();
  }

  // Why not

  #toggleRefused() {
    const shown = $("refused").hidden;
    $("refused").hidden = !shown;
    $("why").setAttribute("aria-expanded", String(shown));
    if (shown) this.send({ type: "why", seat: this.news.seat });
  }

  whyNot(ids) {
    if (!this.news?.mine || this.foreseen) return;
    this.asking = ids;
    if (this.refused) this.#answer();
    else this.send({ type: "why", seat: this.news.seat });
  }

  showRefused(refused) {
    this.refused = refused;
    this.#answer();
    const place = $("refused");
    if (place.hidden) return;
    const worth = refused.filter((one) => !one.plain);
    const lines = worth.length ? worth : [{ text: this.words.nothing, because: "", rule: null }];
    place.replaceChildren(
      ...lines.map((one) => {
        const li = element("li");
        li.append(element("strong", "", one.text), document.createTextNode(` ${reason(one)} `));
        if (one.rule) li.append(lawLink(this.game, one.rule.number, say(this.words.rule, { number: one.rule.number })));
        return li;
      }),
    );
  }

  // The reason for the innermost thing clicked, given what was named before.
  #answer() {
    const ids = this.asking;
    this.asking = null;
    if (!ids) return;
    const named = this.choice.named;
    for (const id of ids) {
      const about = this.refused.filter((one) => one.path.includes(id));
      const fits = about.filter((one) => named.every((other) => one.path.includes(other)));
      const first = named.length ? null : about.find((one) => one.path[0] === id);
      const found = first ?? fits.find((one) => one.path[0] === named[0]) ?? fits[0];
      if (found) return this.tell(`${found.text}: ${reason(found)}`, found.rule);
    }
    const name = this.board.name(ids[0]).split(/[.:\n]/)[0];
    this.tell(name ? say(this.words.nothere, { what: name }) : this.words.nothing);
  }

  refuse(message) {
    this.sent = null;
    this.foreseen = null;
    this.tell(message.text, message.law ? { number: message.law } : null);
    if (this.news) this.draw();
  }

  tell(text, rule = null) {
    const place = $("message");
    place.replaceChildren(document.createTextNode(text));
    if (rule) place.append(" ", lawLink(this.game, rule.number, say(this.words.rule, { number: rule.number })));
  }
}

const reason = (refusal) => refusal.because || refusal.rule?.text || "";
