import type { Entry, SampleInput } from "./sampleInputs.ts";

/**
 * Uses a tool as a parent would, up to its result: makes the entries that a screen has fields for, presses the screen's
 * next step, and so on.
 * @param root where the tool is, open.
 * @param isDone whether the tool has shown its result.
 * @returns whether it came to its result within a few seconds; if not, it stays where it is.
 */
export async function fillIn(root: ParentNode, input: SampleInput, isDone: () => boolean): Promise<boolean> {
  const left = [...input.entries];
  let next = input.begin ?? nextStep;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, turnLength));
    if (isDone()) return true;
    const index = left.findIndex((entry) => enter(root, entry));
    if (index >= 0) {
      left.splice(index, 1);
      continue;
    }
    if (left.length === 0 && input.endsWithEntries) return true;
    const button = [...root.querySelectorAll<HTMLButtonElement>(next)].findLast(isShown);
    if (!button) continue;
    const text = root.textContent;
    button.click();
    next = nextStep;
    // A part of the tool may have to load first.
    for (let wait = 0; wait < mostWaits && root.textContent === text && !isDone(); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, turnLength));
  }
  return false;
}

/** A screen's only primary button (`sdk/src/ui/buttonLook.ts`). */
const nextStep = "button.bg-fill";
const turnLength = 10;
const mostTurns = 500;
const mostWaits = 50;

/** @returns false while the screen has no field for it. */
function enter(root: ParentNode, [field, value]: Entry): boolean {
  for (const control of root.querySelectorAll<Control>("input, select, textarea")) {
    if (!isShown(control) || !isNamed(control, field)) continue;
    if (isCheckable(control)) {
      if (control.value !== value) continue;
      if (!control.checked) control.click();
      return true;
    }
    if (control instanceof HTMLSelectElement) {
      const option = [...control.options].find((one) => one.value === value || one.text === value);
      if (!option) continue;
      write(control, option.value);
    } else write(control, value);
    return true;
  }
  return false;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function isNamed(control: Control, field: string): boolean {
  if (field === "") return control instanceof HTMLSelectElement || isCheckable(control);
  if (control.name === field) return true;
  const question = control.closest("[data-question]")?.getAttribute("data-question");
  return question ? question === field : (control.labels?.[0]?.textContent.startsWith(field) ?? false);
}

function isShown(element: Element): boolean {
  return !element.matches("[hidden] *, :disabled");
}

/** Bypasses React's value tracking, which would ignore a value that was set directly. */
function write(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ?? {};
  set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
