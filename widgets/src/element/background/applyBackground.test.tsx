import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { elementWith } from "../tests/elementWith.ts";
import { applyBackground } from "./applyBackground.ts";

let told: MockInstance;
beforeEach(() => {
  told = vi.spyOn(console, "info").mockImplementation(() => {});
  vi.stubGlobal("matchMedia", () => new EventTarget());
});
afterEach(() => {
  document.body.removeAttribute("style");
  document.body.replaceChildren();
});

/** @returns the rules that the element wears for it. */
function wear(background: string, given: Readonly<Record<string, string>> = {}) {
  const element = elementWith({ background, ...given });
  const root = element.attachShadow({ mode: "open" });
  document.body.append(element);
  const takeOff = applyBackground({ element, values: element.readAttributes().values });
  const rules = () =>
    root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join("\n");
  return { rules, takeOff };
}

it("uses the page's color, follows its changes, and can be turned off", async () => {
  document.body.style.backgroundColor = "rgb(247, 243, 234)";
  const { rules, takeOff } = wear("page");
  expect(rules()).toMatch(/color-scheme: light;.*--iep-paper: ?#f7f3ea/);
  expect(rules()).not.toContain("border");
  document.body.style.backgroundColor = "rgb(20, 20, 20)";
  await vi.waitFor(() => expect(rules()).toMatch(/color-scheme: dark;.*--iep-paper: ?#141414/));
  takeOff();
  expect(rules()).toBe("");
});

it("omits border and margin when it fills the page", () => {
  document.body.style.backgroundColor = "rgb(255, 255, 255)";
  expect(wear("transparent").rules()).toContain("background: none");
});

it("uses the color that the page around our frame reports", () => {
  expect(wear("page #e8eef5").rules()).toMatch(/--iep-paper: ?#e8eef5/);
});

it.each([
  ["a picture", "background: url(a.png), rgb(255, 255, 255)", {}],
  ["a veil", "background-color: rgba(255, 255, 255, 0.5)", {}],
  ["a color in between", "background-color: rgb(128, 128, 128)", {}],
  ["a color that its own theme is not read on", "background-color: rgb(255, 255, 255)", { theme: "dark" }],
] as const)("keeps its paper on %s, and tells the owner", (_, style, given) => {
  document.body.setAttribute("style", style);
  expect(wear("page", given).rules()).toBe("");
  expect(told).toHaveBeenCalledOnce();
});

it("keeps its paper in a dialog", () => {
  document.body.style.backgroundColor = "rgb(247, 243, 234)";
  expect(wear("page", { mode: "dialog" }).rules()).toBe("");
});
