// The set-up page: says what is wrong with a table before it is opened, and shows what else a seat can be told.
const form = document.getElementById("setup");
const warning = document.getElementById("warning");
const parts = JSON.parse(form.dataset.parts);
const chosen = JSON.parse(form.dataset.chosen);
const seats = [...form.querySelectorAll("select[name^=seat-]")];

// The game itself says why a table cannot be opened so, or what to think of; a late answer is not shown.

let asked = 0;
async function check() {
  const mark = ++asked;
  const taken = seats.filter((select) => select.value).length;
  if (taken < Number(form.dataset.least)) return warn([form.dataset.few.replace("{least}", form.dataset.least)]);
  const fields = new URLSearchParams(new FormData(form));
  fields.delete("token");
  const answer = await fetch(`/new/check?${fields}`).catch(() => null);
  if (mark === asked) warn(answer?.ok ? await answer.json() : []);
}

function warn(sentences) {
  warning.textContent = sentences.join(" ");
  warning.hidden = !sentences.length;
}

// What else a seat can be told: a character, a difficulty, traits. Nobody sits where the rules play.

function showParts(select) {
  const seat = select.closest("li");
  const box = seat.querySelector(".parts");
  const option = select.selectedOptions[0];
  const own = parts[option.value] ?? [];
  seat.querySelector(".sitter").hidden = Boolean(option.dataset.itself);
  box.hidden = !own.length;
  const n = box.dataset.seat;
  const title = form.dataset.title.replace("{n}", Number(n) + 1).replace("{name}", option.text);
  box.replaceChildren(element("legend", title), ...own.flatMap((part, k) => fields(part, `part-${n}-${k}`)));
}

function fields(part, name) {
  if (!part.several) return [choice(part.title, name, part.values)];
  return [element("p", part.title), ...part.values.map((value, i) => tick(value, `${name}-${i}`))];
}

function choice(title, name, values) {
  const label = element("label", title);
  const select = element("select");
  const told = element("small");
  select.name = name;
  select.append(...values.map((v) => new Option(v.name, v.value, false, chosen[name] === v.value)));
  const tell = () => {
    told.textContent = values[select.selectedIndex].text;
  };
  select.addEventListener("change", tell);
  tell();
  label.append(select, told);
  return label;
}

function tick(value, name) {
  const label = element("label");
  const box = element("input");
  label.className = "trait";
  Object.assign(box, { type: "checkbox", name, value: value.value, checked: chosen[name] === value.value });
  const text = element("span");
  text.append(element("strong", value.name), ` ${value.text}`);
  label.append(box, text);
  return label;
}

function element(name, text = "") {
  const e = document.createElement(name);
  e.textContent = text;
  return e;
}

// Options of which several are ticked: their list is open only while it counts.

function showSeveral(list) {
  const select = form.elements[list.dataset.for];
  list.hidden = select.value !== list.dataset.ticked;
  const boxes = [...list.querySelectorAll("input[type=checkbox]")];
  for (const box of boxes) {
    const side = box.closest("li").querySelector(".side");
    if (side) side.hidden = !box.checked;
  }
  const count = boxes.filter((box) => box.checked).length;
  const told = list.querySelector(".count");
  told.textContent = told.dataset.text.replace("{n}", count);
  told.classList.toggle("off", count < Number(list.dataset.least) || count > Number(list.dataset.most));
}

for (const list of form.querySelectorAll(".several")) {
  list.addEventListener("change", () => showSeveral(list));
  form.elements[list.dataset.for].addEventListener("change", () => showSeveral(list));
  showSeveral(list);
}

// What a saga settles need not be chosen; what it is called, or read from, is asked only where it counts.

const saga = document.getElementById("saga");
function showSaga() {
  const begun = saga.value;
  const settled = JSON.parse(form.dataset.settled);
  for (const label of form.querySelectorAll("[data-saga]")) label.hidden = label.dataset.saga !== begun;
  for (const label of form.querySelectorAll("[data-option]"))
    label.hidden = Boolean(begun) && (settled.includes(label.dataset.option) || settledByString(label, begun));
}

function settledByString(label, begun) {
  return begun === "string" && label.dataset.option === form.dataset.start;
}

if (saga) {
  saga.addEventListener("change", showSaga);
  showSaga();
}

for (const select of seats) {
  select.addEventListener("change", () => showParts(select));
  showParts(select);
}
form.addEventListener("change", check);
check();
