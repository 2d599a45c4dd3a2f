// The set-up page: warns of a weak line-up before the table is opened, and shows what bots can be told.
const form = document.getElementById("setup");
const warning = document.getElementById("warning");
const reach = JSON.parse(form.dataset.reach);
const bots = JSON.parse(form.dataset.bots);
const chosen = JSON.parse(form.dataset.chosen);
const words = JSON.parse(form.dataset.words);

function check() {
  let have = 0;
  let players = 0;
  let unknown = false;
  const met = new Set();
  for (const select of form.querySelectorAll("select[name^=seat-]")) {
    const option = select.selectedOptions[0];
    if (!option.value) continue;
    players += 1;
    unknown ||= option.dataset.reach === "";
    have += Number(met.has(option.dataset.faction) ? option.dataset.second : option.dataset.reach);
    met.add(option.dataset.faction);
  }
  const need = reach[players] ?? 0;
  let text = "";
  if (players < Number(form.dataset.least)) text = form.dataset.few.replace("{least}", form.dataset.least);
  else if (!unknown && have < need) text = form.dataset.weak.replace("{have}", have).replace("{need}", need);
  warning.textContent = text;
  warning.hidden = !text;
}

// A bot: nobody plays it, but it has a difficulty, traits and perhaps a character.

function showBot(select) {
  const seat = select.closest("li");
  const box = seat.querySelector(".bot");
  const bot = bots[select.selectedOptions[0].dataset.bot];
  seat.querySelector(".sitter").hidden = Boolean(bot);
  box.hidden = !bot;
  const n = box.dataset.seat;
  box.replaceChildren(...(bot ? fields(bot, n) : []));
}

function fields(bot, n) {
  const title = words.bot.replace("{n}", Number(n) + 1).replace("{name}", bot.name);
  const parts = [element("legend", title), choice(words.level, `level-${n}`, bot.levels)];
  if (bot.kinds.length) parts.push(choice(words.kind, `kind-${n}`, bot.kinds));
  parts.push(element("p", words.traits), ...bot.traits.map((trait, i) => tick(trait, `trait-${n}-${i}`)));
  return parts;
}

function choice(title, name, values) {
  const label = element("label", title);
  const select = element("select");
  const told = element("small");
  select.name = name;
  select.append(...values.map((v) => new Option(v.name, v.value, false, chosen[name] === v.value)));
  const tell = () => {
    told.textContent = values[select.selectedIndex].text ?? "";
  };
  select.addEventListener("change", tell);
  tell();
  label.append(select, told);
  return label;
}

function tick(trait, name) {
  const label = element("label");
  const box = element("input");
  label.className = "trait";
  Object.assign(box, { type: "checkbox", name, value: trait.value, checked: chosen[name] === trait.value });
  const text = element("span");
  text.append(element("strong", trait.name), ` ${trait.text}`);
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

for (const select of form.querySelectorAll("select[name^=seat-]")) {
  select.addEventListener("change", () => showBot(select));
  showBot(select);
}
form.addEventListener("change", check);
check();
