// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openByItself } from "./openByItself.ts";

let opened: number;
let over: Element | null;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  opened = 0;
  over = document.body;
  // jsdom has no layout.
  document.elementFromPoint = () => over;
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function wait(moment: string) {
  const own = openByItself(moment, "aide-screener", () => {
    opened += 1;
    own.seen();
  });
  stops.push(own.stop);
  return own;
}

/** Fixed over the page, this many pixels wide. */
function fixedBox(width: number): Element {
  const box = document.body.appendChild(document.createElement("div"));
  box.style.position = "fixed";
  box.getBoundingClientRect = () => new DOMRect(0, 700, width, 80);
  return box;
}

it("opens at its moment, once in a session", () => {
  wait("20s");
  vi.advanceTimersByTime(19_999);
  expect(opened).toBe(0);
  vi.advanceTimersByTime(1);
  expect(opened).toBe(1);
  wait("load");
  vi.advanceTimersByTime(60_000);
  expect(opened).toBe(1);
});

it("opens when the mouse leaves at the top, and not when it leaves at a side", () => {
  wait("exit");
  const leave = (clientY: number) => document.dispatchEvent(new MouseEvent("mouseout", { clientY }));
  leave(300);
  expect(opened).toBe(0);
  leave(-1);
  expect(opened).toBe(1);
});

it("does not open after the visitor has opened it, nor after it was removed", () => {
  wait("20s").seen();
  vi.advanceTimersByTime(60_000);
  sessionStorage.clear();
  wait("20s").stop();
  vi.advanceTimersByTime(60_000);
  expect(opened).toBe(0);
});

it("does not open where the session cannot be remembered", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  wait("load");
  vi.advanceTimersByTime(60_000);
  expect(opened).toBe(0);
});

it.each([
  [
    "a cookie banner is over the page",
    () => {
      const banner = fixedBox(1024);
      over = banner;
      return () => {
        over = document.body;
        banner.remove();
      };
    },
  ],
  [
    "the visitor types",
    () => {
      const field = document.body.appendChild(document.createElement("input"));
      field.focus();
      return () => field.blur();
    },
  ],
  [
    "the page has a dialog open",
    () => {
      const dialog = fixedBox(400);
      dialog.role = "dialog";
      dialog.setAttribute("role", "dialog");
      return () => dialog.remove();
    },
  ],
])("waits while %s, and then opens", (_, begin) => {
  const end = begin();
  wait("load");
  vi.advanceTimersByTime(5000);
  expect(opened).toBe(0);
  end();
  vi.advanceTimersByTime(1000);
  expect(opened).toBe(1);
});

it.each([
  ["cookieConsent", 0],
  ["site-menu", 1],
])("at the top, tells a banner from a menu by its name: %s", (name, times) => {
  const box = fixedBox(1024);
  box.className = name;
  document.elementFromPoint = (_, y) => (y === 40 ? box : document.body);
  wait("load");
  vi.advanceTimersByTime(5000);
  expect(opened).toBe(times);
});

it("does not wait for a chat button", () => {
  over = fixedBox(64);
  wait("load");
  vi.advanceTimersByTime(1);
  expect(opened).toBe(1);
});
