// The dark theme of a board: what is light in the picture becomes dark and the other way round, in the same hue. Of the
// class `land` all grows darker, so that a swamp stays darker than a plain; of the class `true` the fill stays as it
// is, because somebody is named by that colour.

const BOARDS = ":is(.stage > svg:not(.overlay), .reader svg)";
const DARK = "@media (prefers-color-scheme: dark)";
const TURNED = (colour) => `oklch(from ${colour} calc(1.17 - l) calc(c * 0.9) h)`;
const DARKER = (colour) => `oklch(from ${colour} calc(l * 0.55) calc(c * 0.8) h)`;

const sheet = new CSSStyleSheet();
const known = new Set();
document.adoptedStyleSheets.push(sheet);

function rules(kind, colour) {
  const painted = `${BOARDS} [${kind}="${colour}"]`;
  const kept = kind === "fill" ? ":not(:is(.true, .true *))" : "";
  return `${painted}${kept} { ${kind}: ${TURNED(colour)} } ${painted}:is(.land, .land *) { ${kind}: ${DARKER(colour)} }`;
}

// Learns the colours of an element and of all inside it.
export function learn(element) {
  for (const painted of [element, ...element.querySelectorAll("[fill], [stroke]")])
    for (const kind of ["fill", "stroke"]) {
      const colour = painted.getAttribute(kind) ?? "";
      if (!colour.startsWith("#") || known.has(`${kind} ${colour}`)) continue;
      known.add(`${kind} ${colour}`);
      sheet.insertRule(`${DARK} { ${rules(kind, colour)} }`);
    }
}
