// What lies over the picture, in a layer of its own so that nothing of the picture is painted again: outlines of what
// can be chosen, a veil over the rest, marks of what others did, and pieces on their way.
import { svg } from "./dom.js";

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const PACE = 700;
const INSIDE = 0.92;
const SHAPES = "circle, rect, path, polygon, ellipse";

export class Overlay {
  constructor(picture) {
    this.picture = picture;
    this.root = svg("svg", { class: "overlay", "aria-hidden": "true" });
    this.veil = svg("path", { class: "veil", "fill-rule": "evenodd" });
    this.halos = svg("g", { class: "halos" });
    this.marks = svg("g", { class: "marks" });
    this.flights = svg("g", { class: "flights" });
    this.root.append(this.veil, this.marks, this.halos, this.flights);
  }

  fit(width, height) {
    this.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.size = { width, height };
  }

  // Outlines what can be chosen and what was, and dims the rest.
  light(can, chosen, dims) {
    this.halos.replaceChildren();
    let holes = "";
    for (const [elements, kind] of [[can, "can"], [chosen, "chosen"]])
      for (const element of elements) {
        const outline = this.#outline(element);
        if (!outline) continue;
        outline.shape.setAttribute("class", `halo ${kind}`);
        outline.shape.dataset.of = element.id;
        const under = outline.shape.cloneNode();
        under.setAttribute("class", "under");
        this.halos.append(under, outline.shape);
        holes += outline.hole;
      }
    const { width, height } = this.size ?? { width: 0, height: 0 };
    this.veil.setAttribute("d", dims && holes ? `M0 0H${width}V${height}H0Z${holes}` : "");
  }

  point(ids) {
    for (const halo of this.root.querySelectorAll(".pointed, .pointing")) {
      if (halo.classList.contains("pointing")) halo.remove();
      else halo.classList.remove("pointed");
    }
    for (const id of ids) {
      const known = [...this.halos.children].find((halo) => halo.dataset.of === id);
      const outline = known ? null : this.#outline(this.picture.get(id));
      if (known) known.classList.add("pointed");
      else if (outline) {
        outline.shape.setAttribute("class", "halo pointing");
        this.halos.append(outline.shape);
      }
    }
  }

  // A shape around an element: round where it is round, with the corners of what has corners.
  #outline(element) {
    if (!element?.isConnected || !element.getClientRects().length) return null;
    const whole = this.picture.box(element);
    if (!whole.width || !whole.height) return null;
    const first = element.matches(SHAPES) ? element : element.querySelector(SHAPES);
    const box = first?.tagName === "circle" ? this.picture.box(first) : whole;
    if (first?.tagName === "circle" && box.width > whole.width * 0.7 && box.width > 20) {
      const [x, y, r] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2 + 5];
      const hole = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
      return { shape: svg("circle", { cx: x, cy: y, r }), hole };
    }
    if (first?.tagName === "polygon" && this.picture.box(first).width > whole.width * 0.7) return this.#corners(first);
    const [x, y, w, h] = [whole.x - 3, whole.y - 3, whole.width + 6, whole.height + 6];
    const rx = Math.min(14, w / 4, h / 4);
    return { shape: svg("rect", { x, y, width: w, height: h, rx }), hole: `M${x} ${y}h${w}v${h}h${-w}Z` };
  }

  // A little inside its corners, so that neighbours do not lie over each other.
  #corners(polygon) {
    const matrix = this.picture.svg.getScreenCTM().inverse().multiply(polygon.getScreenCTM());
    const middle = this.picture.centre(polygon);
    const points = [...polygon.points].map((point) => {
      const at = point.matrixTransform(matrix);
      return `${middle.x + (at.x - middle.x) * INSIDE} ${middle.y + (at.y - middle.y) * INSIDE}`;
    });
    return { shape: svg("polygon", { points: points.join(" ") }), hole: `M${points.join("L")}Z` };
  }

  // Marks where something happened stay until somebody acts.
  mark(element, colour) {
    if (!element || this.marks.childElementCount > 60) return;
    const box = this.picture.box(element);
    const spot = svg("circle", { cx: box.x + box.width - 4, cy: box.y + 6, r: 9, fill: colour, class: "mark" });
    this.marks.append(spot);
  }

  unmark() {
    this.marks.replaceChildren();
  }

  // A piece goes from where it was to where it is.
  fly(from, to, colour, order, piece) {
    if (quiet.matches) return;
    const token = piece ? this.#copy(piece) : svg("circle", { r: 16, fill: colour, class: "token" });
    this.flights.append(token);
    const [start, end] = [this.picture.centre(from), this.picture.centre(to)];
    token.animate(
      [
        { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
        { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 1 },
      ],
      { duration: PACE, delay: order * PACE * 0.35, easing: "ease-in-out", fill: "both" },
    ).onfinish = () => token.remove();
  }

  #copy(piece) {
    const box = this.picture.box(piece);
    const scale = this.picture.svg.getScreenCTM().inverse().multiply(piece.getScreenCTM()).a;
    const token = svg("g");
    const inside = svg("g", { transform: `scale(${scale * 1.25})` });
    const copy = piece.cloneNode(true);
    const own = piece.getBBox();
    copy.removeAttribute("id");
    copy.setAttribute("transform", `translate(${-own.x - own.width / 2} ${-own.y - own.height / 2})`);
    for (const inner of copy.querySelectorAll("[id]")) inner.removeAttribute("id");
    inside.append(copy);
    token.append(inside);
    return box.width ? token : svg("g");
  }
}
