import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isNeededNow, startWhenUsed } from "./startWhenUsed.ts";

const page = `
  <a id="link" href="#main">Pricing</a>
  <details><summary id="question">How?</summary></details>
  <button id="menu" popovertarget="links">Menu</button><nav id="links" popover></nav>
  <button id="tools">Tools</button>
  <form id="search"><input id="field"><button id="go">Search</button></form>
  <span id="tip" data-tip="more">Pro</span>`;

/** @returns what is to be pressed by its id, and the start, which a test lets succeed or fail. */
function open(fetchSoon: (() => void) | null = null) {
  document.body.innerHTML = page;
  const starts: PromiseWithResolvers<void>[] = [];
  opened.push(starts);
  startWhenUsed(() => {
    const start = Promise.withResolvers<void>();
    starts.push(start);
    return start.promise;
  }, fetchSoon);
  const at = (id: string) => document.getElementById(id) ?? document.body;
  return { starts, at };
}
// What still waits would answer the next test's presses.
const opened: PromiseWithResolvers<void>[][] = [];
afterEach(async () => {
  window.dispatchEvent(new Event("storage"));
  for (const starts of opened.splice(0)) for (const start of starts) start.resolve();
  await settled();
});
const settled = () => new Promise((resolve) => setTimeout(resolve));
const reach = (element: Element, name: string) => element.dispatchEvent(new Event(name, { bubbles: true }));

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  document.head.innerHTML = "";
});

it.each(["link", "question", "menu"])("leaves a %s to the browser", (id) => {
  const { starts, at } = open();
  for (const name of ["pointerover", "pointerdown", "focusin", "click"]) reach(at(id), name);
  expect(starts).toHaveLength(0);
});

it.each([
  ["pointerover", "tools"],
  ["pointerdown", "tools"],
  ["focusin", "field"],
  ["pointerover", "tip"],
])("starts once by a %s on %s", (name, id) => {
  const { starts, at } = open();
  for (let again = 0; again < 2; again += 1) reach(at(id), name);
  expect(starts).toHaveLength(1);
});

it("does a press once that came before the application, after another that failed to start it", async () => {
  const { starts, at } = open();
  const pressed = vi.fn();
  at("tools").click();
  starts[0]?.reject(new Error("offline"));
  await settled();
  at("tools").addEventListener("click", pressed);
  at("tools").click();
  pressed.mockClear();
  starts[1]?.resolve();
  await settled();
  expect(pressed).toHaveBeenCalledOnce();
  at("tools").click();
  expect([pressed.mock.calls.length, starts.length]).toEqual([2, 2]);
});

it("sends a form only to the application", async () => {
  const { starts, at } = open();
  const submitted: boolean[] = [];
  at("search").addEventListener("submit", (event) => {
    submitted.push(event.defaultPrevented);
    event.preventDefault();
  });
  at("go").click();
  expect(submitted).toEqual([true]);
  starts[0]?.resolve();
  await settled();
  expect(submitted).toEqual([true, false]);
});

it.each<[what: string, prepare: () => void, isNeeded: boolean]>([
  ["a new visitor", () => {}, false],
  ["something stored in this browser", () => localStorage.setItem("auth_token", "t"), true],
  ["a hash that the page does not follow", () => window.history.replaceState(null, "", "/#about"), false],
  [
    "a hash that it follows",
    () => {
      window.history.replaceState(null, "", "/#chat");
      document.body.innerHTML = "<div data-follows-hash></div>";
    },
    true,
  ],
  [
    "the advertising tag to be asked about",
    () => document.head.insertAdjacentHTML("beforeend", '<meta name="advertising-tag" content="AW-1">'),
    true,
  ],
])("with %s, the application may be needed at once", (_, prepare, isNeeded) => {
  document.body.innerHTML = page;
  prepare();
  expect(isNeededNow()).toBe(isNeeded);
});

it("starts at once where it is needed, and does what is pressed meanwhile", async () => {
  localStorage.setItem("auth_token", "t");
  const { starts, at } = open();
  expect(starts).toHaveLength(1);
  at("tools").click();
  const pressed = vi.fn();
  at("tools").addEventListener("click", pressed);
  starts[0]?.resolve();
  await settled();
  expect(pressed).toHaveBeenCalledOnce();
});

it.each(["pointermove", "pointerdown", "scroll", "keydown"])(
  "fetches an open tool's application when idle, and starts it by the first %s anywhere",
  async (name) => {
    const fetchSoon = vi.fn();
    const { starts, at } = open(fetchSoon);
    await vi.waitFor(() => expect(fetchSoon).toHaveBeenCalledOnce(), { timeout: 2000 });
    expect(starts).toHaveLength(0);
    for (let again = 0; again < 2; again += 1) reach(at("link"), name);
    expect(starts).toHaveLength(1);
  },
);

it("does not take a pointer that rests on an open tool's page for a visitor", () => {
  const { starts, at } = open(() => {});
  const move = (movementY: number) => new MouseEvent("pointermove", { bubbles: true, movementY });
  at("link").dispatchEvent(move(0));
  expect(starts).toHaveLength(0);
  at("link").dispatchEvent(move(3));
  expect(starts).toHaveLength(1);
});

it("starts when another tab signs in", () => {
  const { starts } = open();
  window.dispatchEvent(new Event("storage"));
  expect(starts).toHaveLength(1);
});
