// What somebody prefers, kept in this browser.

const KEY = "lexludi";
const USUAL = { sound: true, turn: false, speed: "normal", notify: false };
export const PAUSES = { off: 0, fast: 1500, normal: 3500, slow: 7000 };

export class Settings {
  constructor(form) {
    this.values = { ...USUAL, ...this.#kept() };
    if (!form) return;
    for (const field of form.elements) {
      if (!(field.name in USUAL)) continue;
      if (field.type === "checkbox") field.checked = this.values[field.name];
      else field.value = this.values[field.name];
    }
    form.addEventListener("change", (event) => this.#change(event.target));
  }

  #kept() {
    try {
      return JSON.parse(localStorage.getItem(KEY)) ?? {};
    } catch {
      return {}; // a browser that keeps nothing
    }
  }

  async #change(field) {
    this.values[field.name] = field.type === "checkbox" ? field.checked : field.value;
    if (field.name === "notify" && field.checked && "Notification" in window) {
      const granted = (await Notification.requestPermission()) === "granted";
      this.values.notify = field.checked = granted;
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // it holds until the page is closed
    }
  }
}
