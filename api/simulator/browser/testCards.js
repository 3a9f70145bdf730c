// "Use" beside a test card, or choosing one from the list in the frame, fills in the form.
// Plain JavaScript, since a browser gets it as it stands here.

for (const button of document.querySelectorAll("[data-card]")) {
  button.addEventListener("click", () => {
    fillCard(button.getAttribute("data-card") ?? "");
    // The list stays open: if it closed, the button to pay would move away from under the finger.
    document.getElementById("number")?.focus();
  });
}

const choice = document.getElementById("test-card");
choice?.addEventListener("change", () => {
  if (choice instanceof HTMLSelectElement && choice.value !== "") fillCard(choice.value);
});

/** @param {string} number */
function fillCard(number) {
  fill("number", number);
  fill("expiry", `12 / ${String(new Date().getFullYear() + 3).slice(-2)}`);
  fill("cvc", "123");
}

/**
 * @param {string} name
 * @param {string} value
 */
function fill(name, value) {
  const field = document.getElementById(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
