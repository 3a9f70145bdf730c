// "Use" beside a test card fills in the form. Plain JavaScript, since a browser gets it as it stands here.

for (const button of document.querySelectorAll("[data-card]")) {
  button.addEventListener("click", () => {
    fill("number", button.getAttribute("data-card") ?? "");
    fill("expiry", `12 / ${String(new Date().getFullYear() + 3).slice(-2)}`);
    fill("cvc", "123");
    button.closest("details")?.removeAttribute("open");
    document.getElementById("number")?.focus();
  });
}

/**
 * @param {string} name
 * @param {string} value
 */
function fill(name, value) {
  const field = document.getElementById(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
