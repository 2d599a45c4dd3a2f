// The set-up page: warns of a weak line-up before the table is opened.
const form = document.getElementById("setup");
const warning = document.getElementById("warning");
const reach = JSON.parse(form.dataset.reach);

function check() {
  let have = 0;
  let players = 0;
  const met = new Set();
  for (const select of form.querySelectorAll("select[name^=seat-]")) {
    const option = select.selectedOptions[0];
    if (!option.value) continue;
    players += 1;
    have += Number(met.has(option.dataset.faction) ? option.dataset.second : option.dataset.reach);
    met.add(option.dataset.faction);
  }
  const need = reach[players] ?? 0;
  let text = "";
  if (players < Number(form.dataset.least)) text = form.dataset.few.replace("{least}", form.dataset.least);
  else if (have < need) text = form.dataset.weak.replace("{have}", have).replace("{need}", need);
  warning.textContent = text;
  warning.hidden = !text;
}

form.addEventListener("change", check);
check();
