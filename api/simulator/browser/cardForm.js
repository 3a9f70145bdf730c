// The card form in its frame; its messages to the surrounding page are in cardForm/messages.ts. Plain JavaScript, since
// the browser gets this file unchanged.

/** @import { CardFormAnswer } from "../cardForm/answers.ts" */
/** @import { CardFormMessage } from "../cardForm/messages.ts" */

const root = element("card-form");
const parentOrigin = root.dataset["parent"] ?? "";
const secret = root.dataset["secret"] ?? "";
const fields = element("fields");
const bank = element("bank");
const refusal = element("refusal");
const unreachable =
  "The payment service could not be reached. Please try again. You will not be charged twice.";

let isBusy = false;

start();

function start() {
  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== parentOrigin || source !== window.parent) return;
    if (data?.type === "confirm" && !isBusy && !fields.hidden) void confirm();
  });
  for (const button of bank.querySelectorAll("button")) {
    button.addEventListener("click", () => {
      if (!isBusy) void authenticate(button.dataset["answer"] ?? "");
    });
  }
  fields.addEventListener("submit", (event) => event.preventDefault());
  new ResizeObserver(tellHeight).observe(document.documentElement);
  tell({ type: "ready" });
  showStatus(root.dataset["status"]);
}

/** @param {string | undefined} status the PaymentIntent's when the form was opened: it may have been opened before. */
function showStatus(status) {
  if (status === "succeeded") succeed();
  if (status === "requires_action") ask();
  if (status === "canceled") showOnly("closed");
}

async function confirm() {
  const form = /** @type {HTMLFormElement} */ (fields);
  clearProblems();
  await send("/payment_intents/form/confirm", new FormData(form));
}

/** @param {string} answer "approve" or "decline" */
async function authenticate(answer) {
  const form = new FormData();
  form.set("answer", answer);
  await send("/payment_intents/form/authenticate", form);
}

/**
 * @param {string} path
 * @param {FormData} form
 */
async function send(path, form) {
  isBusy = true;
  tell({ type: "processing" });
  form.set("client_secret", secret);
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") body.set(name, value);
  const answer = await post(path, body);
  isBusy = false;
  show(answer);
}

/**
 * @param {string} path
 * @param {URLSearchParams} body
 * @returns {Promise<CardFormAnswer>}
 */
async function post(path, body) {
  try {
    const response = await fetch(path, { method: "POST", body });
    return await response.json();
  } catch {
    return { status: "failed", message: unreachable };
  }
}

/** @param {CardFormAnswer} answer */
function show(answer) {
  if (answer.status === "succeeded") return succeed();
  if (answer.status === "needs_action") return ask();
  const message =
    answer.status === "problems"
      ? "Please check the fields that are marked. You were not charged."
      : answer.message;
  showOnly("fields");
  refusal.textContent = message;
  refusal.hidden = false;
  if (answer.status === "problems") markProblems(answer.problems);
  tell({ type: "failed", message });
}

function succeed() {
  showOnly("paid");
  tell({ type: "succeeded" });
}

function ask() {
  showOnly("bank");
  element("question").focus();
  tell({ type: "needs_action" });
}

/** @param {"fields" | "bank" | "paid" | "closed"} shown */
function showOnly(shown) {
  refusal.hidden = true;
  for (const id of ["fields", "bank", "paid", "closed"]) element(id).hidden = id !== shown;
}

/** @param {Readonly<Record<string, string>>} problems */
function markProblems(problems) {
  for (const [name, problem] of Object.entries(problems)) {
    element(name).setAttribute("aria-invalid", "true");
    const place = element(`${name}-problem`);
    place.textContent = problem;
    place.hidden = false;
  }
  const [first] = Object.keys(problems);
  if (first) element(first).focus();
}

function clearProblems() {
  refusal.hidden = true;
  for (const field of fields.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  for (const place of fields.querySelectorAll(".problem")) {
    place.textContent = "";
    if (place instanceof HTMLElement) place.hidden = true;
  }
}

function tellHeight() {
  tell({ type: "height", value: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}

/** @param {CardFormMessage} message */
function tell(message) {
  window.parent.postMessage(message, parentOrigin);
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The card form has no #${id}.`);
  return found;
}
