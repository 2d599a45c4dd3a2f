// Looking closer: wheel, pinch and double tap zoom where one points, dragging moves the board.

const CLOSEST = 6;
const STEP = 1.2;
const TAP = 300;

export class Pan {
  constructor(place, stage, onZoom) {
    this.place = place;
    this.stage = stage;
    this.onZoom = onZoom;
    this.scale = 1;
    this.base = 0;
    this.touches = new Map();
    this.tapped = 0;
    place.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    place.addEventListener("pointerdown", (event) => this.#down(event));
    place.addEventListener("pointermove", (event) => this.#move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"])
      place.addEventListener(name, (event) => this.#up(event));
  }

  // At scale 1 the board has this width.
  fit(width, ratio) {
    this.base = width;
    this.ratio = ratio;
    this.#size();
  }

  zoom(factor, x, y) {
    const box = this.place.getBoundingClientRect();
    const at = { x: (x ?? box.left + box.width / 2) - box.left, y: (y ?? box.top + box.height / 2) - box.top };
    const before = { x: at.x + this.place.scrollLeft - this.left, y: at.y + this.place.scrollTop - this.top };
    const old = this.scale;
    this.scale = factor ? Math.min(CLOSEST, Math.max(1, this.scale * factor)) : 1;
    this.#size();
    this.place.scrollLeft = (before.x * this.scale) / old - at.x + this.left;
    this.place.scrollTop = (before.y * this.scale) / old - at.y + this.top;
    this.onZoom();
  }

  // The board stands in the middle where it does not fill the place.
  #size() {
    const [width, height] = [this.base * this.scale, this.base * this.scale * this.ratio];
    this.left = Math.max(0, (this.place.clientWidth - width) / 2);
    this.top = Math.max(0, (this.place.clientHeight - height) / 2);
    this.stage.style.width = `${Math.floor(width)}px`;
    this.stage.style.height = `${Math.floor(height)}px`;
    this.stage.style.marginLeft = `${this.left}px`;
    this.stage.style.marginTop = `${this.top}px`;
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
  }

  #down(event) {
    this.touches.set(event.pointerId, event);
    this.dragged = 0;
    if (event.pointerType === "touch" && this.touches.size === 1) {
      if (event.timeStamp - this.tapped < TAP && !event.target.closest?.(".can"))
        this.zoom(this.scale > 1.5 ? 0 : 2.5, event.clientX, event.clientY);
      this.tapped = event.timeStamp;
    }
  }

  #move(event) {
    const last = this.touches.get(event.pointerId);
    if (!last) return;
    if (this.touches.size === 2) this.#pinch(event);
    else if (event.pointerType === "mouse" && event.buttons & 1 && !this.holds) {
      const [dx, dy] = [event.clientX - last.clientX, event.clientY - last.clientY];
      this.dragged += Math.abs(dx) + Math.abs(dy);
      this.place.scrollLeft -= dx;
      this.place.scrollTop -= dy;
    }
    this.touches.set(event.pointerId, event);
  }

  #pinch(event) {
    const [a, b] = [...this.touches.values()];
    const other = a.pointerId === event.pointerId ? b : a;
    const last = this.touches.get(event.pointerId);
    const apart = (one, two) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    const [was, is] = [apart(last, other), apart(event, other)];
    if (was > 10 && is > 10)
      this.zoom(is / was, (event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
  }

  #up(event) {
    this.touches.delete(event.pointerId);
  }
}
