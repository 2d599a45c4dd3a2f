// One client for every game: it shows what the server says of a view, lights up what can be chosen,
// narrows the choices with each click or key, and sends the option when one is left.
import { Board } from "./board.js";

const root = document.getElementById("table");
const words = JSON.parse(root.dataset.words);
const seats = JSON.parse(root.dataset.seats);
const $ = (id) => document.getElementById(id);
const say = (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");
const narrowScreen = matchMedia("(max-width: 55rem)");
const board = new Board($("board"), $("reader"), (id) => narrow(id));

let socket = null;
let news = null; // the last news
let seat = seats.length ? seats[0] : null;
let lines = []; // the log, by number of event
let remarks = [];
let path = []; // ids chosen so far
let unsure = null; // a final option chosen once
let sent = null; // the number of a choice that is on its way: it is sent once, however often one clicks
let skew = 0; // how far this clock is ahead of the server's
let retry = 500;
let reasons = false;
let explained = null; // the bot whose last turn alone the log shows
let pinned = true; // the log follows what happens, until somebody scrolls up

// The socket

function connect() {
  const query = root.dataset.watch ? `?watch=${encodeURIComponent(root.dataset.watch)}` : "";
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/t/${root.dataset.match}/socket${query}`);
  socket.onopen = () => {
    retry = 500;
    sent = null;
    notice("");
    look();
  };
  socket.onmessage = async (event) => {
    const text = typeof event.data === "string" ? event.data : await event.data.text();
    hear(JSON.parse(text));
  };
  socket.onclose = () => {
    notice(words.lost);
    setTimeout(connect, retry);
    retry = Math.min(retry * 2, 10000);
  };
}

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function look() {
  lines = [];
  remarks = [];
  send({ type: "look", seat, picture: narrowScreen.matches ? "narrow" : "wide", since: 0 });
}

function hear(message) {
  if (message.type === "made" || message.type === "refused") sent = null;
  if (message.type === "news") show(message);
  else if (message.type === "why") showRefused(message.refused);
  else if (message.type === "refused") {
    notice(message.law ? `${message.text} (${say(words.rule, { number: message.law })})` : message.text);
    unsure = null;
    if (news) showDecision();
  }
}

// What is shown

function show(message) {
  const moved = !news || message.number !== news.number || message.seat !== news.seat;
  news = message;
  skew = Date.now() / 1000 - message.clock.now;
  lines.length = Math.min(lines.length, message.log_from ?? 0);
  const fresh = message.log ?? [];
  for (const line of fresh) lines[line.n] = line;
  remarks.push(...(message.remarks ?? []));
  if (moved) {
    path = [];
    unsure = null;
    notice("");
  }
  if (message.board) board.draw(message.board, fresh);
  showScores();
  showDecision();
  showLog();
  showChat();
  showChairs();
  document.title = `${message.mine ? "● " : ""}${document.title.replace(/^● /, "")}`;
  hotSeat();
  if (moved && reasons && message.mine) send({ type: "why", seat });
}

function showScores() {
  const asked = new Set((news.asked ?? []).map((a) => a.seat));
  $("scores").replaceChildren(
    ...(news.scores ?? []).map((s) => {
      const li = element("li", asked.has(s.seat) ? "asked" : "");
      const swatch = svg("svg", { viewBox: "0 0 10 10", class: "swatch", "aria-hidden": "true" });
      swatch.append(svg("circle", { cx: 5, cy: 5, r: 5, fill: s.colour }));
      const chair = news.chairs[s.seat];
      li.append(swatch, element("span", "name", s.name), element("strong", "", s.note || String(s.points)));
      if (chair) {
        li.append(element("small", "", (chair.itself ? words.bot : sitter(chair)) + (chair.present || chair.agent ? "" : ` (${words.away})`)));
        if (news.clock.text && !chair.itself) li.append(element("small", "clock", time(left(chair, asked.has(s.seat)))));
      }
      return li;
    }),
  );
}

function sitter(chair) {
  if (chair.itself) return words.itself;
  return chair.agent ? `${words.bot} ${chair.agent}` : chair.free ? words.free : chair.name;
}

function left(chair, running) {
  return running ? chair.left - (Date.now() / 1000 - skew - news.clock.asked) : chair.left;
}

function time(seconds) {
  const s = Math.max(0, Math.round(seconds));
  return s >= 86400 ? `${Math.floor(s / 86400)} d` : `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}

function showDecision() {
  const mine = news.mine;
  const asked = (news.asked ?? [])[0];
  if (news.result) {
    $("who").textContent = words.over;
    $("who").dataset.over = "true";
    $("prompt").textContent = news.result.text;
  } else if (mine) {
    $("who").textContent = words.yours;
    $("prompt").textContent = mine.text;
  } else if (asked) {
    $("who").textContent = seat === null ? words.spectator : "";
    $("prompt").textContent = say(words.waiting, { who: asked.who });
  } else {
    $("who").textContent = "";
    $("prompt").textContent = say(words.waiting, { who: words.free });
  }
  showRule(mine ? mine.rule : null);
  showOptions();
  const undo = news.undo ?? { can: false, why: "" };
  $("undo").disabled = !undo.can;
  $("undo-why").textContent = undo.can || !news.mine ? "" : undo.why;
  $("again").hidden = !news.result;
  $("undo").hidden = seat === null || Boolean(news.result);
  $("why").hidden = !mine;
  $("reset").hidden = path.length === 0;
  if (!mine) $("refused").hidden = true;
}

function showRule(rule) {
  const place = $("rule");
  place.replaceChildren();
  if (!rule) return;
  const link = element("a", "", say(words.rule, { number: rule.number }));
  link.href = lawPage(rule.number);
  link.target = "_blank";
  link.title = rule.text;
  place.append(link, document.createTextNode(` ${rule.title}. ${rule.text}`));
}

function open() {
  return (news?.mine?.options ?? []).filter((o) => path.every((id, n) => o.path[n] === id));
}

function showOptions() {
  const place = $("options");
  const options = open();
  board.light(options.map((o) => o.path[path.length]).filter(Boolean), path);
  const buttons = [];
  const groups = new Map();
  for (const option of options) {
    const next = option.path[path.length];
    const key = next && options.length > 12 ? next : JSON.stringify(option.option);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(option);
  }
  for (const [key, group] of groups) {
    if (group.length === 1) buttons.push(optionButton(group[0]));
    else buttons.push(groupButton(key, group));
  }
  buttons.forEach((b, n) => {
    if (n < 9) b.dataset.key = String(n + 1);
  });
  const had = place.contains(document.activeElement);
  place.replaceChildren(...buttons);
  if (news.standing) place.append(stands());
  else if (news.turn && options.some((o) => o.option[0] === "pass")) place.append(standing(options));
  if (had && buttons.length) buttons[0].focus();
}

function optionButton(option) {
  const b = element("button", option.final ? "option final" : "option", option.text);
  if (unsure === option) b.classList.add("unsure");
  if (option.final) b.title = words.final;
  b.onclick = () => choose(option);
  b.onmouseenter = () => board.point(option.path);
  b.onmouseleave = () => board.point([]);
  b.onfocus = b.onmouseenter;
  b.onblur = b.onmouseleave;
  return b;
}

function groupButton(id, group) {
  const b = element("button", "option group", board.name(id) || group[0].text);
  b.append(element("small", "", say(words.choices, { n: group.length })));
  b.onclick = () => narrow(id);
  b.onmouseenter = () => board.point([...path, id]);
  b.onmouseleave = () => board.point([]);
  return b;
}

// An answer that stands until the turn ends, and the way to take it back.

function stands() {
  const told = element("p", "standing", words.standing);
  const stop = element("button", "", words.stop);
  stop.onclick = () => send({ type: "stand", seat, prompt: news.standing.prompt, option: [] });
  told.append(" ", stop);
  return told;
}

function standing(options) {
  const pass = options.find((o) => o.option[0] === "pass");
  const label = element("label", "standing");
  const box = element("input");
  box.type = "checkbox";
  box.onchange = () => {
    if (box.checked) {
      send({ type: "stand", seat, prompt: news.mine.prompt, option: pass.option });
    }
  };
  label.append(box, document.createTextNode(` ${pass.text}: ${words.stand}`));
  return label;
}

function narrow(id) {
  if (!news?.mine) return;
  const before = open();
  const fits = before.filter((o) => o.path[path.length] === id);
  if (!fits.length) return;
  path = [...path, id];
  const rest = open();
  if (rest.length === 1) choose(rest[0]);
  else showDecision();
}

function choose(option) {
  if (option.final && unsure !== option) {
    unsure = option;
    notice(words.sure);
    showOptions();
    const again = [...$("options").querySelectorAll(".unsure")][0];
    if (again) again.focus();
    return;
  }
  unsure = null;
  if (sent === news.number) return;
  sent = news.number;
  send({ type: "choose", number: news.number, seat, option: option.option });
}

function showRefused(refused) {
  const place = $("refused");
  place.hidden = false;
  place.replaceChildren(
    ...(refused.length ? refused : [{ text: words.nothing, rule: null }]).map((r) => {
      const li = element("li", "", r.text);
      if (r.rule) {
        const a = element("a", "", ` ${say(words.rule, { number: r.rule.number })}`);
        a.href = lawPage(r.rule.number);
        a.target = "_blank";
        li.append(a, element("small", "", ` ${r.rule.text}`));
      }
      return li;
    }),
  );
}

function showLog() {
  const place = $("log");
  showLastTurns();
  const kept = explained === null ? lines.filter(Boolean).slice(-300) : lastTurn(explained);
  place.replaceChildren(
    ...kept.map((line) => {
      const li = element("li", [line.against ? "against" : "", line.reason ? "reason" : ""].join(" ").trim());
      if (line.against) li.append(element("strong", "mark", `${words.against}: `));
      li.append(document.createTextNode(line.text));
      if (line.law) {
        const a = element("a", "law", line.law);
        a.href = lawPage(line.law);
        a.target = "_blank";
        a.setAttribute("aria-label", say(words.rule, { number: line.law }));
        li.append(document.createTextNode(" "), a);
      }
      return li;
    }),
  );
  if (pinned) place.scrollTop = place.scrollHeight;
}

// The last turn of a bot, line by line: what it chose, by which criterion, and the rule that says so.

function lastTurn(bot) {
  const start = lines.findLastIndex((line) => line?.turn === bot);
  if (start < 0) return [];
  const length = lines.slice(start + 1).findIndex((line) => Number.isInteger(line?.turn));
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).filter(Boolean);
}

function showLastTurns() {
  const place = $("lastturns");
  const bots = news.chairs.filter((c) => c.itself && lines.some((line) => line?.turn === c.seat));
  place.hidden = !bots.length;
  if (!bots.some((c) => c.seat === explained)) explained = null;
  if (place.childElementCount !== bots.length) place.replaceChildren(...bots.map((c) => explainer(c.seat)));
  for (const button of place.children)
    button.setAttribute("aria-pressed", String(button.dataset.seat === String(explained)));
}

function explainer(bot) {
  const button = element("button", "", say(words.explain, { who: news.scores[bot].name }));
  button.dataset.seat = bot;
  button.onclick = () => {
    explained = explained === bot ? null : bot;
    pinned = explained === null;
    showLog();
    if (explained !== null) $("log").scrollTop = 0;
  };
  return button;
}

function showChat() {
  const place = $("remarks");
  place.replaceChildren(
    ...remarks.map((r) => {
      const li = element("li");
      li.append(element("strong", "", `${r.name}: `), document.createTextNode(r.text));
      return li;
    }),
  );
  place.scrollTop = place.scrollHeight;
}

function showChairs() {
  $("chairs").replaceChildren(
    ...news.chairs.map((c) => {
      const away = c.present || c.free ? "" : ` (${words.away})`;
      const faction = news.scores?.[c.seat]?.name ?? c.faction;
      return element("li", "", `${faction}: ${sitter(c)}${c.standin ? ` → ${words.bot} ${c.standin}` : ""}${away}`);
    }),
  );
}

// Several seats on one screen

function hotSeat() {
  if (seats.length < 2 || !news.asked || news.mine) return;
  const next = news.asked.find((a) => seats.includes(a.seat));
  if (!next || next.seat === seat) return;
  $("curtain-text").textContent = say(words.pass, { who: next.who });
  $("curtain-go").textContent = say(words.go, { who: next.who });
  $("curtain-go").onclick = () => {
    $("curtain").close();
    seat = next.seat;
    look();
  };
  if (!$("curtain").open) $("curtain").showModal();
}

// Helpers and controls

// "4.3.1" is a rule of this game, "chess 4.5" one of another law.
function lawPage(number) {
  const [law, bare] = number.includes(" ") ? number.split(" ") : [root.dataset.game, number];
  return `/law/${law}/${bare}`;
}

function element(name, className = "", text = "") {
  const e = document.createElement(name);
  if (className) e.className = className;
  if (text) e.textContent = text;
  return e;
}

function svg(name, attributes) {
  const e = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
  return e;
}

function notice(text) {
  $("message").textContent = text;
}

$("undo").onclick = () => send({ type: "undo", number: news.number, seat });
$("reset").onclick = () => {
  path = [];
  unsure = null;
  showDecision();
};
$("why").onclick = () => {
  reasons = !reasons;
  $("refused").hidden = !reasons;
  if (reasons) send({ type: "why", seat });
};
$("say").onsubmit = (event) => {
  event.preventDefault();
  const text = $("remark").value.trim();
  if (text) send({ type: "say", text });
  $("remark").value = "";
};
$("log").addEventListener("scroll", (event) => {
  const place = event.currentTarget;
  pinned = place.scrollTop + place.clientHeight >= place.scrollHeight - 60;
});
$("smaller").onclick = () => board.zoom(1 / 1.25);
$("larger").onclick = () => board.zoom(1.25);
$("fit").onclick = () => board.zoom(0);

const tabs = [...document.querySelectorAll("[role=tab]")];
for (const tab of tabs) {
  tab.onclick = () => {
    for (const other of tabs) {
      other.setAttribute("aria-selected", String(other === tab));
      $(other.getAttribute("aria-controls")).hidden = other !== tab;
    }
  };
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "1" && event.key <= "9") document.querySelector(`.options [data-key="${event.key}"]`)?.click();
  else if (event.key === "u") $("undo").click();
  else if (event.key === "Escape") $("reset").click();
  else if (event.key === "?") $("why").click();
});

narrowScreen.addEventListener("change", look);
setInterval(() => news?.clock?.text && showScores(), 1000);
connect();
