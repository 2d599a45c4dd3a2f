// Buttons that copy the text of a field, and say so; and those that hand it to another program of the phone.
for (const button of document.querySelectorAll("[data-copies]")) {
  const field = document.getElementById(button.dataset.copies);
  const told = button.parentElement.querySelector("[data-copied]");
  button.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy"); // without https there is no clipboard
    }
    told.textContent = told.dataset.copied;
  });
}

for (const button of document.querySelectorAll("[data-shares]")) {
  const field = document.getElementById(button.dataset.shares);
  button.hidden = !navigator.share;
  button.addEventListener("click", () => navigator.share({ title: button.dataset.title, url: field.value }).catch(() => {}));
}
