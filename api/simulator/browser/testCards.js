// Choosing a test card from the list fills in the form.
// Plain JavaScript, since the browser gets this file unchanged.

const choice = document.getElementById("test-card");
choice?.addEventListener("change", () => {
  if (!(choice instanceof HTMLSelectElement) || choice.value === "") return;
  fill("number", choice.value);
  fill("expiry", `12 / ${String(new Date().getFullYear() + 3).slice(-2)}`);
  fill("cvc", "123");
});

/**
 * @param {string} name
 * @param {string} value
 */
function fill(name, value) {
  const field = document.getElementById(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
