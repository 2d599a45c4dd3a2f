// What is being chosen: options lead over ids of the picture, and one narrows them down by naming ids in any order.

const isCount = (id) => id.startsWith("count-");

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

  // Options in groups for the list: alone, by the id they go on with, or by what they count.
  groups(many = 6) {
    const open = this.open;
    const found = new Map();
    for (const option of open) {
      const rest = this.rest(option, open);
      const byCount = option.path.filter((id) => !isCount(id)).join(" ");
      const counts = option.path.some(isCount) && (rest.length <= 1 || open.length <= many);
      const key = counts ? `count ${byCount}` : rest.length && open.length > many ? rest[0] : JSON.stringify(option.option);
      if (!found.has(key)) found.set(key, { id: counts ? "" : key, counts, options: [] });
      found.get(key).options.push(option);
    }
    return [...found.values()];
  }

  static count(option) {
    return Number((option.path.find(isCount) ?? "count-0").slice("count-".length));
  }
}
