// Small helpers that every part of the page uses.

export const $ = (id) => document.getElementById(id);

// Fills in the values of a sentence: say("Rule {number}", { number: "4.3" }).
export const say = (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");

export function element(name, className = "", text = "") {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

export function svg(name, attributes = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

export function button(className, text, onClick) {
  const made = element("button", className, text);
  made.type = "button";
  made.onclick = onClick;
  return made;
}

export function swatch(colour) {
  const drawn = svg("svg", { viewBox: "0 0 10 10", class: "swatch", "aria-hidden": "true" });
  drawn.append(svg("circle", { cx: 5, cy: 5, r: 4.4, fill: colour, stroke: "currentColor", "stroke-width": 0.6 }));
  return drawn;
}

// "4.3.1" is a rule of this game, "chess 4.5" one of another law.
export function lawLink(game, number, text, className = "") {
  const [law, bare] = number.includes(" ") ? number.split(" ") : [game, number];
  const link = element("a", className, text);
  link.href = `/law/${law}/${bare}`;
  link.target = "_blank";
  return link;
}
