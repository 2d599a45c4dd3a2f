// The replay: a slider over all decisions, from anybody's eyes once the match is over.
import { Board } from "./board.js";

const root = document.getElementById("replay");
const $ = (id) => document.getElementById(id);
const board = new Board($("board"), null, () => {});
const last = Number(root.dataset.last);
const turns = JSON.parse(root.dataset.turns);
const slider = $("slider");
let wanted = 0;
let playing = 0;

async function show() {
  const number = Number(slider.value);
  const mark = ++wanted;
  const eyes = $("eyes").value;
  const answer = await fetch(`/t/${root.dataset.match}/moment/${number}.json?eyes=${eyes}${location.search.replace("?", "&")}`);
  const moment = await answer.json();
  if (mark !== wanted || moment.error) return;
  board.draw(moment.board);
  $("where").textContent = root.dataset.count
    .replace("{n}", moment.number)
    .replace("{last}", moment.last)
    .replace("{turn}", moment.turn);
  $("log").replaceChildren(
    ...moment.log.slice(-40).map((line) => {
      const li = document.createElement("li");
      li.textContent = line.text;
      return li;
    }),
  );
  $("log").scrollTop = $("log").scrollHeight;
  $("png").href = `/t/${root.dataset.match}/moment/${number}.png?eyes=${eyes}`;
  if ($("at")) $("at").value = String(number);
}

function go(number) {
  slider.value = String(Math.max(0, Math.min(last, number)));
  show();
}

slider.oninput = show;
$("eyes").onchange = show;
$("back").onclick = () => go(Number(slider.value) - 1);
$("next").onclick = () => go(Number(slider.value) + 1);
$("turn-back").onclick = () => go([...turns].reverse().find((n) => n < Number(slider.value)) ?? 0);
$("turn-next").onclick = () => go(turns.find((n) => n > Number(slider.value)) ?? last);
$("play").onclick = () => {
  if (playing) {
    clearInterval(playing);
    playing = 0;
    return;
  }
  if (Number(slider.value) === last) slider.value = "0";
  playing = setInterval(() => (Number(slider.value) < last ? go(Number(slider.value) + 1) : $("play").click()), 600);
};
if ($("verify"))
  $("verify").onclick = async () => {
    const verdict = await (await fetch(`/t/${root.dataset.match}/verify`)).json();
    const text = verdict.fair ? root.dataset.fair : root.dataset.foul;
    $("verdict").textContent = text.replace("{what}", verdict.fair ? verdict.held.join("; ") : verdict.failed);
  };
show();
