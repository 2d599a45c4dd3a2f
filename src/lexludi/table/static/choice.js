// What is being chosen: options lead over ids of the picture, and one narrows them down by naming ids in any order.

const isCount = (id) => id.startsWith("count-");

export const MANY = 6; // so many options want groups and short labels

export class Choice {
  constructor(options = []) {
    this.options = options;
    this.named = [];
  }

  // Options that are still possible.
  get open() {
    return this.options.filter((option) => this.named.every((id) => option.path.includes(id)));
  }

  // What is left of an option's path: without what was named, and what all options share.
  rest(option, open = this.open) {
    const shared = open.length > 1 ? open[0].path.filter((id) => open.every((o) => o.path.includes(id))) : [];
    return option.path.filter((id) => !this.named.includes(id) && !shared.includes(id));
  }

  // The ids to light up: where each option goes on.
  get next() {
    const open = this.open;
    return new Set(open.map((option) => this.rest(option, open)[0]).filter((id) => id && !isCount(id)));
  }

  // All ids that a click may name, in whatever order.
  get possible() {
    const open = this.open;
    return new Set(open.flatMap((option) => this.rest(option, open)).filter((id) => !isCount(id)));
  }

  // Ids that lie behind: named, or shared by all that is left.
  get settled() {
    return this.named;
  }

  // Name an id; the option that is left if it is the only one.
  name(id) {
    if (!this.possible.has(id) && !this.open.some((option) => option.path.includes(id))) return null;
    this.named = [...this.named, id];
    const open = this.open;
    return open.length === 1 ? open[0] : null;
  }

  reset() {
    this.named = [];
  }

  // Where there are many, options stand in groups by the place or card they go on with; few stand one by one.
  groups() {
    const open = this.open;
    const many = open.length >= MANY;
    const found = new Map();
    for (const option of open) {
      const id = many ? (this.rest(option, open).find((one) => !isCount(one)) ?? "") : "";
      const key = id || JSON.stringify(many ? option.option : "all");
      if (!found.has(key)) found.set(key, { id, options: [] });
      found.get(key).options.push(option);
    }
    return [...found.values()];
  }

  // Whether where an option begins has been named, or is the same for all: then its short label says enough.
  begun(option) {
    return option.path.length > 0 && !this.rest(option).includes(option.path[0]);
  }

  // Options that differ in a number only, together; any other alone.
  static lines(options) {
    const found = new Map();
    for (const option of options) {
      const counted = option.path.some(isCount);
      const key = counted ? option.path.filter((id) => !isCount(id)).join(" ") : JSON.stringify(option.option);
      found.set(key, [...(found.get(key) ?? []), option]);
    }
    const clear = (line) => new Set(line.map(Choice.count)).size === line.length;
    return [...found.values()].flatMap((line) => (clear(line) ? [line] : line.map((option) => [option])));
  }

  // The last place of an option's path.
  static place(option) {
    return option.path.filter((id) => !isCount(id)).at(-1) ?? "";
  }

  static count(option) {
    return Number((option.path.find(isCount) ?? "count-0").slice("count-".length));
  }
}
