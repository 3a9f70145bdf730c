// @vitest-environment jsdom
import { expect, it } from "vitest";
import { addProperties, overlayProblems, readOverlay } from "./overlayAttributes.ts";

function elementWith(given: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement("aide-screener");
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  return element;
}

it.each([
  ["button-label", " Ask us ", "Ask us"],
  ["trigger", "iep-help_2", "iep-help_2"],
  ["side", "left", "left"],
  ["auto-open", "20s", "20s"],
  ["auto-open", "100%", "100%"],
] as const)("%s=%j is read as %j", (name, given, value) => {
  const element = elementWith({ [name]: given });
  expect(readOverlay(element)).toEqual({
    "button-label": null,
    trigger: null,
    side: null,
    "auto-open": null,
    [name]: value,
  });
  expect(overlayProblems(element)).toEqual([]);
});

it.each([
  ["button-label", "x".repeat(61), "up to 60 characters"],
  ["trigger", "#iep-help", "without # or dot"],
  ["trigger", "a b", "without # or dot"],
  ["side", "top", "Write left or right."],
  ["auto-open", "0s", "seconds (20s)"],
  ["auto-open", "101%", "seconds (20s)"],
  ["mode", "popup", "Write inline, dialog, slide-in, floating or full-page."],
  ["autoopen", "load", 'Did you mean "auto-open"?'],
])("%s=%j is left out, and the owner reads what to write", (name, given, correction) => {
  const element = elementWith({ [name]: given });
  expect(Object.values(readOverlay(element))).toEqual([null, null, null, null]);
  expect(overlayProblems(element)).toEqual([expect.stringContaining(correction)]);
});

it("has their properties, also those that were set before it was there", () => {
  class Tool extends HTMLElement {}
  customElements.define("x-overlay-properties", Tool);
  const element: HTMLElement & { buttonLabel?: string | null; side?: string | null } = new Tool();
  element.buttonLabel = "Ask us";
  addProperties(element);
  expect(element.getAttribute("button-label")).toBe("Ask us");
  element.side = "left";
  expect(element.getAttribute("side")).toBe("left");
  element.buttonLabel = null;
  expect(element.hasAttribute("button-label")).toBe(false);
  expect(element.buttonLabel).toBeNull();
});
