// One client for every game: it shows what the server says of a view, lights up what can be chosen, narrows the choices
// with each click or key, and sends the option when one is left.
import { Board } from "./board.js";
import { Decision } from "./decision.js";
import { $, element, say } from "./dom.js";
import { Ending } from "./ending.js";
import { Log } from "./log.js";
import { Stage } from "./moment.js";
import { People } from "./people.js";
import { Places } from "./places.js";
import { Settings } from "./settings.js";
import { Signal } from "./signal.js";
import { Wire } from "./wire.js";

const root = $("table");
const words = JSON.parse(root.dataset.words);
const seats = JSON.parse(root.dataset.seats);
const game = root.dataset.game;
const MOST_LINES = 4;
const narrowScreen = matchMedia("(max-width: 55rem)");

const settings = new Settings($("settings"));
const signal = new Signal(settings, document.title);
const people = new People({ words, signal });
const log = new Log({ words, game });
const board = new Board($("board"), {
  reader: $("reader"),
  own: () => (seat === null ? [] : [seat]),
  onChoose: (id) => decision.name(id),
  onWhyNot: (ids) => decision.whyNot(ids),
  onTurn: () => showTabs(),
  narrow: () => narrowScreen.matches,
});
const decision = new Decision({ words, game, board, settings, send: (message) => wire.send(message), onAct: acted });
const stage = new Stage($("moment"), settings, words, (ids) => board.point(ids));
const ending = new Ending({ words, game });
const places = new Places(board, words);

let news = null; // how the table stands: all that was told, put together
let seat = seats.length ? seats[0] : null;
let first = true; // the first news after a look: nothing in it is new
let since = { line: 0, scores: null }; // where the log stood when I last acted
let fresh = []; // lines whose pieces are still to fly, once the board has come

// The line

const query = root.dataset.watch ? `?watch=${encodeURIComponent(root.dataset.watch)}` : "";
const scheme = location.protocol === "https:" ? "wss" : "ws";
const wire = new Wire(`${scheme}://${location.host}/t/${root.dataset.match}/socket${query}`, {
  onOpen: look,
  onMessage: hear,
  onLost: () => decision.tell(words.lost),
});

// Somebody who looks elsewhere is told what happens, but sent no boards.
function look() {
  const picture = document.hidden ? "" : narrowScreen.matches ? "narrow" : "wide";
  people.forget();
  first = true;
  wire.send({ type: "look", seat, picture, since: log.length });
}

function hear(message) {
  if (message.type === "news") show(message);
  else if (message.type === "board") showBoard(message);
  else if (message.type === "foreseen") decision.foresee(message);
  else if (message.type === "why") decision.showRefused(message.refused);
  else if (message.type === "made") decision.sent = null;
  else if (message.type === "refused") decision.refuse(message);
}

// What is shown

function show(message) {
  const asked = Boolean(message.mine) && !news?.mine; // a table that has just begun asks before anybody has decided
  const moved = !news || asked || message.number !== news.number || (message.seat ?? news.seat) !== news.seat;
  const hadMine = Boolean(news?.mine) && !moved;
  news = { ...news, ...message };
  people.skew = Date.now() / 1000 - news.now;
  log.hear(message.log_from, message.log);
  if (!first) fresh.push(...message.log);
  if (!news.scores) return wait(message);
  since.scores ??= news.scores;
  decision.show(news, moved || first);
  log.show(news);
  people.scores(news, seats);
  people.chairs(news);
  people.hear(message.remarks, first);
  ending.show(news);
  showSince();
  if (news.mine && !hadMine && !first && moved) signal.turn(news.mine.text);
  signal.show(Boolean(news.mine), people.unread);
  if (!first) stage.show(moments(message.log));
  if (first) resume();
  first = false;
  hotSeat();
}

// Before the match begins: who is missing.
function wait(message) {
  people.chairs(news);
  people.hear(message.remarks, first);
  for (const chair of news.chairs) {
    const place = document.querySelector(`[data-chair="${chair.seat}"]`);
    place?.classList.toggle("free", chair.free);
    const who = place?.querySelector(".sitter");
    if (who) who.textContent = people.sitter(chair);
  }
  decision.show(news, true);
  first = false;
}

function showBoard(message) {
  if (message.seat !== seat) return; // it was on its way when somebody else sat down
  $("waiting")?.remove();
  board.unveil();
  if (!board.show(message)) return look();
  showTabs();
  const colours = Object.fromEntries((news.scores ?? []).map((score) => [score.seat, score.colour]));
  board.follow(fresh, colours, seat !== null);
  board.markNew();
  fresh = [];
  if (news.mine) board.light(decision.foreseen ? { next: [], possible: [], settled: [] } : decision.choice);
  places.show();
}

// What chance said, each with what came of it: the lines that follow it up to the next moment or turn.
function moments(lines) {
  return lines
    .map((line, n) => {
      if (!line.moment) return null;
      const rest = lines.slice(n + 1);
      const end = rest.findIndex((next) => next.moment || Number.isInteger(next.turn));
      const outcome = rest.slice(0, end < 0 ? MOST_LINES : Math.min(end, MOST_LINES)).map((next) => next.text);
      return { ...line.moment, lines: [...line.moment.lines, ...outcome] };
    })
    .filter(Boolean);
}

// A choice that was made while the line was down.
function resume() {
  const waiting = wire.takeWaiting(news.number);
  if (waiting) {
    decision.tell("");
    wire.send(waiting);
  } else if (decision.sent !== null) decision.sent = null;
}

function acted() {
  since = { line: log.length, scores: news.scores };
  board.overlay.unmark();
}

function showSince() {
  const told = news.mine && !news.result ? log.since(since.line, seat, since.scores, news.scores) : [];
  $("since").hidden = !told.length;
  $("since-text").replaceChildren(...told.map((line) => element("li", "", line)));
}

// A phone shows one kind of section at a time.
function showTabs() {
  const kinds = board.arrangement.kinds();
  const place = $("views");
  place.hidden = !narrowScreen.matches || kinds.length < 2;
  for (const one of place.children) {
    one.hidden = !kinds.includes(one.dataset.kind);
    one.setAttribute("aria-pressed", String(one.dataset.kind === board.arrangement.shown));
  }
}

// Several seats on one screen

function hotSeat() {
  if (seats.length < 2 || !news.asked || news.mine) return;
  const next = news.asked.find((asked) => seats.includes(asked.seat));
  if (!next || next.seat === seat) return;
  $("curtain-text").textContent = say(words.pass, { who: next.who });
  $("curtain-go").textContent = say(words.go, { who: next.who });
  $("curtain-go").onclick = () => {
    $("curtain").close();
    seat = next.seat;
    log.clear();
    board.veil(); // nobody sees the hand of whoever sat here before
    look();
  };
  if (!$("curtain").open) $("curtain").showModal();
}

// Controls

$("say").onsubmit = (event) => {
  event.preventDefault();
  const text = $("remark").value.trim();
  if (text) wire.send({ type: "say", text });
  $("remark").value = "";
};
$("smaller").onclick = () => board.zoom(1 / 1.25);
$("larger").onclick = () => board.zoom(1.25);
$("fit").onclick = () => board.zoom(0);
for (const one of $("views").children)
  one.onclick = () => board.turn(one.dataset.kind);

const tabs = [...document.querySelectorAll("[role=tab]")];
for (const tab of tabs) {
  tab.onclick = () => {
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      $(other.getAttribute("aria-controls")).hidden = other !== tab;
    }
    if (tab.id === "tab-chat") people.seen();
    signal.show(Boolean(news?.mine), people.unread);
  };
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "1" && event.key <= "9") document.querySelector(`#decision [data-key="${event.key}"]`)?.click();
  else if (event.key === "u") $("undo").click();
  else if (event.key === "Escape") $("reset").hidden && !decision.foreseen ? board.zoom(0) : decision.reset();
  else if (event.key === "?") $("why").click();
});

narrowScreen.addEventListener("change", look);
document.addEventListener("visibilitychange", look);
setInterval(() => news?.clock?.text && news.scores && people.scores(news, seats), 1000);
