// The choices as a list: few as sentences; many by place or card, with short labels, and the sentence for whoever asks.
import { Choice, MANY } from "./choice.js";
import { button, element, say } from "./dom.js";

const OPEN = 20; // up to so many options, groups show theirs; of more, one opens a group first

export class Options {
  constructor({ words, board, choose, name }) {
    this.words = words;
    this.board = board;
    this.choose = choose;
    this.name = name;
  }

  // What goes on or ends something stands apart, always in sight, whatever has been named.
  draw(choice) {
    this.choice = choice;
    const ends = choice.options.filter((option) => option.ends).map((option) => this.#option(option));
    this.many = choice.open.length >= MANY;
    const shut = choice.open.length > OPEN;
    const rows = this.#held(choice.groups()).flatMap((group) => {
      const lines = Choice.lines(group.options.filter((option) => !option.ends));
      if (!group.id || group.options.length === 1) return lines.map((line) => this.#line(line));
      if (shut && !group.holds) return [this.#shut(group)];
      const begun = lines.filter((line) => choice.begun(line[0])); // their labels say where they go
      const others = lines.filter((line) => !begun.includes(line));
      return [...begun.map((line) => this.#line(line)), ...(others.length ? [this.#section(group, others)] : [])];
    });
    return { rows, ends, many: this.many };
  }

  // Single options whose things lie on the same card or board stand together under its name.
  #held(groups) {
    const found = new Map();
    for (const group of groups) {
      const around = group.id && group.options.length === 1 && group.options[0].short ? this.board.holder(group.id) : "";
      const key = around || group;
      if (found.has(key)) found.get(key).options.push(...group.options);
      else found.set(key, around ? { id: around, holds: true, options: [...group.options] } : group);
    }
    return [...found.values()];
  }

  #line(line, under = "") {
    const short = this.choice.begun(line[0]) || (under && [line[0].path[0], this.board.holder(line[0].path[0])].includes(under));
    if (line.length > 1) return this.#counts(line, short);
    return this.#option(line[0], (short && line[0].short) || line[0].text, "option", Boolean(under));
  }

  #option(option, text = option.text, className = "option", chip = false) {
    const made = button(className, text, (event) => event.detail < 2 && this.choose(option));
    made.dataset.option = JSON.stringify(option.option);
    const about = this.#about(option);
    if (text !== option.text) made.setAttribute("aria-label", option.text);
    if (about && className === "option" && !chip) made.append(element("small", "about", about));
    const told = [text === option.text ? "" : option.text, about].filter(Boolean).join("\n");
    if (told) made.title = told;
    this.#points(made, option.path);
    return made;
  }

  // What the board says of the thing that an option chooses: the text of a card, what a leader can do.
  #about(option) {
    const told = this.board.name(option.path.at(-1) ?? "");
    const [name, ...rest] = told.split(/[:.\n] ?/);
    const about = told.slice(name.length).replace(/^[:.\s]+/, "");
    return rest.length && option.text.includes(name) && about.includes(" ") ? about : "";
  }

  #called(id) {
    const name = this.board.name(id).split(/[:.\n]/)[0];
    return name.charAt(0).toUpperCase() + name.slice(1);
  }

  // A place or a card, and short labels of what can be done there.
  #section(group, lines) {
    const called = this.#called(group.id) || group.options[0].text;
    const made = element("div", "section");
    made.setAttribute("role", "group");
    made.setAttribute("aria-label", called);
    const heading = group.holds ? element("p", "heading", called) : button("heading", called, () => this.name(group.id));
    if (!group.holds) heading.dataset.group = group.id;
    this.#points(heading, [group.id]);
    made.append(heading, ...lines.map((line) => this.#line(line, group.id)));
    return made;
  }

  #shut(group) {
    const made = button("option group", this.#called(group.id) || group.options[0].text, () => this.name(group.id));
    const n = group.options.length;
    made.append(element("small", "", this.many ? String(n) : say(this.words.choices, { n })));
    made.setAttribute("aria-label", `${made.firstChild.textContent}: ${say(this.words.choices, { n })}`);
    made.dataset.group = group.id;
    this.#points(made, [group.id]);
    return made;
  }

  // Options that differ in a number: one line, a button for each.
  #counts(line, short) {
    const row = element("div", "counts");
    const place = short && this.#called(Choice.place(line[0]));
    row.append(element("span", "", place ? `→ ${place}` : line[0].several || line[0].text));
    const buttons = element("span", "numbers");
    for (const option of line) {
      const made = this.#option(option, String(Choice.count(option)), "option number");
      buttons.append(made);
    }
    row.append(buttons);
    return row;
  }

  #points(made, ids) {
    made.onmouseenter = made.onfocus = () => this.board.point(ids);
    made.onmouseleave = made.onblur = () => this.board.point([]);
  }
}
