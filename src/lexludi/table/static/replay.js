// The replay: step by step through a match, from anybody's eyes once it is over.
import { Board } from "./board.js";

const root = document.getElementById("replay");
const words = JSON.parse(root.dataset.words);
const turns = JSON.parse(root.dataset.turns);
const $ = (id) => document.getElementById(id);
const say = (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
const board = new Board($("board"), { narrow: () => narrowScreen.matches });
const narrowScreen = matchMedia("(max-width: 55rem)");
board.arrangement.shown = "all";
const slider = $("slider");
const last = Number(slider.max);
const near = new Map(); // moments fetched lately, by address
const KEPT = 40;

let shown = -1; // the moment on the screen
let wanted = 0; // counts what was asked for, so that a late answer is not shown
let playing = 0; // counts the starts of playing; 0 while paused
let starts = 0;

// Moments

function address(number, kind = "json") {
  const query = new URLSearchParams(location.search);
  query.set("eyes", $("eyes").value);
  if (narrowScreen.matches && kind === "json") query.set("picture", "narrow");
  return `/t/${root.dataset.match}/moment/${number}.${kind}?${query}`;
}

function moment(number) {
  const where = address(number);
  if (!near.has(where)) {
    near.set(where, load(where));
    if (near.size > KEPT) near.delete(near.keys().next().value);
  }
  return near.get(where);
}

async function load(where) {
  try {
    const answer = await fetch(where);
    if (answer.ok) return await answer.json();
  } catch {
    // said below, as any other failure
  }
  near.delete(where);
  return null;
}

async function go(number) {
  const to = Math.max(0, Math.min(last, number));
  slider.value = String(to);
  const mark = ++wanted;
  const found = await moment(to);
  if (mark !== wanted) return;
  if (found) show(found);
  else {
    pause();
    $("where").textContent = words.lost;
  }
}

function show(found) {
  const fresh = found.log.filter((line) => line.fresh);
  board.draw(found.board);
  const colours = Object.fromEntries(found.scores.map((score) => [score.seat, score.colour]));
  if (found.number === shown + 1) board.follow(fresh, colours, false);
  shown = found.number;
  const where = say(words.count, { n: found.number, last: found.last, turn: found.turn });
  $("where").textContent = where;
  slider.setAttribute("aria-valuetext", where);
  $("asked").textContent = found.asked.map((ask) => ask.text).join(" ");
  $("said").textContent = fresh.map((line) => line.text).join(" ");
  $("log").replaceChildren(...found.log.map(entry));
  $("log").scrollTop = $("log").scrollHeight;
  $("png").href = address(found.number, "png");
  if ($("at")) $("at").value = String(found.decisions);
  history.replaceState(null, "", `#${found.number}`);
}

function entry(line) {
  const li = document.createElement("li");
  li.textContent = line.text;
  if (line.fresh) li.className = "fresh";
  return li;
}

// Playing

async function play() {
  const mark = (playing = ++starts);
  label();
  if (Number(slider.value) >= last) await go(0);
  while (playing === mark && Number(slider.value) < last) {
    const next = Number(slider.value) + 1;
    moment(next);
    await new Promise((done) => setTimeout(done, Number($("speed").value)));
    if (playing === mark) await go(Number(slider.value) + 1);
  }
  if (playing === mark) pause();
}

function pause() {
  playing = 0;
  label();
}

function label() {
  $("play").textContent = playing ? words.pause : words.play;
}

// Controls

const step = (by) => () => {
  pause();
  go(Number(slider.value) + by);
};
const steps = {
  back: step(-1),
  next: step(1),
  "turn-back": () => jump([...turns].reverse().find((n) => n < Number(slider.value)) ?? 0),
  "turn-next": () => jump(turns.find((n) => n > Number(slider.value)) ?? last),
  play: () => (playing ? pause() : play()),
};
const keys = {
  ArrowLeft: steps.back,
  ArrowRight: steps.next,
  PageUp: steps["turn-back"],
  PageDown: steps["turn-next"],
  Home: () => jump(0),
  End: () => jump(last),
  " ": steps.play,
};

function jump(number) {
  pause();
  go(number);
}

let dragging = 0;
slider.oninput = () => {
  pause();
  clearTimeout(dragging);
  dragging = setTimeout(() => go(Number(slider.value)), 60);
};
$("eyes").onchange = () => go(Number(slider.value));
narrowScreen.addEventListener("change", () => go(Number(slider.value)));
for (const [id, act] of Object.entries(steps)) $(id).onclick = act;
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if (event.key === " " && event.target.matches("button, a, summary")) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
if ($("verify"))
  $("verify").onclick = async () => {
    const verdict = await (await fetch(`/t/${root.dataset.match}/verify`)).json();
    $("verdict").textContent = verdict.fair
      ? say(words.fair, { what: verdict.held.join("; ") })
      : say(words.foul, { what: verdict.failed });
  };

const from = /^#(\d+)$/.exec(location.hash);
go(from ? Number(from[1]) : last);
