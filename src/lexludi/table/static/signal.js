// How somebody who looks elsewhere learns that it is their turn: a sound, a notification, the title of the tab.

export class Signal {
  constructor(settings, title) {
    this.settings = settings;
    this.title = title;
    this.audio = null;
  }

  // Two soft notes; without a gesture of the user first, a browser plays nothing.
  chime(notes = [523, 784]) {
    if (!this.settings.values.sound || !window.AudioContext) return;
    this.audio ??= new AudioContext();
    if (this.audio.state !== "running") return void this.audio.resume();
    notes.forEach((pitch, n) => {
      const start = this.audio.currentTime + n * 0.13;
      const [tone, volume] = [this.audio.createOscillator(), this.audio.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
      tone.connect(volume).connect(this.audio.destination);
      tone.start(start);
      tone.stop(start + 0.4);
    });
  }

  turn(text) {
    this.chime();
    if (!document.hidden || !this.settings.values.notify || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const note = new Notification(this.title, { body: text, tag: "lexludi", icon: "/static/icon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }

  show(mine, unread) {
    document.title = `${mine ? "● " : ""}${unread ? `(${unread}) ` : ""}${this.title}`;
  }
}
