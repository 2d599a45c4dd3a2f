// The line to the server: it reconnects by itself, and a choice made while it is down waits and is sent.

const LONGEST_WAIT = 10000;

export class Wire {
  constructor(address, { onOpen, onMessage, onLost }) {
    this.address = address;
    this.onOpen = onOpen;
    this.onMessage = onMessage;
    this.onLost = onLost;
    this.retry = 500;
    this.waiting = null; // a choice that could not be sent yet
    this.#connect();
  }

  get open() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  // Whether it was sent; if not, a choice waits until the line is up again.
  send(message) {
    if (this.open) {
      this.socket.send(JSON.stringify(message));
      return true;
    }
    if (message.type === "choose") this.waiting = message;
    return false;
  }

  // What waits, if the table still stands where it was chosen; it is handed out once.
  takeWaiting(number) {
    const message = this.waiting;
    this.waiting = null;
    return message && message.number === number ? message : null;
  }

  #connect() {
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => {
      this.retry = 500;
      this.onOpen();
    };
    this.socket.onmessage = async (event) => {
      const text = typeof event.data === "string" ? event.data : await event.data.text();
      this.onMessage(JSON.parse(text));
    };
    this.socket.onclose = () => {
      this.onLost();
      setTimeout(() => this.#connect(), this.retry);
      this.retry = Math.min(this.retry * 2, LONGEST_WAIT);
    };
  }
}
