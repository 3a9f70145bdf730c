import { fireEvent, screen, within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../../tests/renderPage.tsx";
import { loadToastStack } from "./toasts/loadToastStack.ts";
import { toasts } from "./toasts/toasts.ts";

// How messages and tooltips come and go, on a clock that only a test moves.

beforeEach(async () => {
  await Promise.all([loadToastStack(), import("./tooltips/TooltipLayer.tsx")]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
});
afterEach(() => void vi.useRealTimers());

const realTimeout = setTimeout;

/** Waits until something holds, without moving the fake clock as `vi.waitFor` would. */
async function soon(check: () => void): Promise<void> {
  const end = performance.now() + 5000;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => realTimeout(resolve, 5));
    }
  }
}

/** Moves the clock, and lets React show what comes of it: its scheduler goes by `setImmediate`. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const messages = () =>
  within(screen.getByRole("region", { name: "Messages (F8)" })).queryAllByRole("listitem");

async function say(title = "Saved") {
  toasts.show({ title });
  await soon(() =>
    expect(messages().map((one) => one.textContent)).toEqual([expect.stringContaining(title)]),
  );
}

it("shows one message at a time, for five seconds", async () => {
  await renderPage("/terms");
  await say("First");
  await say("Second");
  await pass(4900);
  expect(messages()).toHaveLength(1);
  await pass(200);
  await soon(() => expect(messages()).toHaveLength(0));
});

it("keeps a message while the focus that F8 brings is on it, and closes it by its button", async () => {
  await renderPage("/terms");
  await say();
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  const region = screen.getByRole("region", { name: "Messages (F8)" });
  expect(region.contains(document.activeElement)).toBe(true);
  await pass(20_000);
  expect(messages()).toHaveLength(1);
  fireEvent.click(within(region).getByRole("button", { name: "Dismiss this message" }));
  await soon(() => expect(messages()).toHaveLength(0));
});

it.each([
  [45, 1],
  [-80, 1],
  [60, 0],
])("after a swipe of %i px to the right leaves %i messages", async (distance, left) => {
  await renderPage("/terms");
  await say();
  const [message] = messages();
  if (!message) throw new Error("There is no message.");
  message.setPointerCapture = () => {};
  const at = (x: number) => ({ button: 0, pointerId: 1, pointerType: "mouse", clientX: 100 + x, clientY: 9 });
  fireEvent.pointerDown(message, at(0));
  for (const part of [0.3, 0.6, 1]) fireEvent.pointerMove(message, at(distance * part));
  fireEvent.pointerUp(message, at(distance));
  await pass(100);
  await soon(() => expect(messages()).toHaveLength(left));
});

it("shows a tooltip after 700 ms, the next one within 300 ms at once, and on focus at once until Escape", async () => {
  await renderPage("/reset-password?token=abc");
  const button = screen.getByRole("button", { name: /^Show / });
  const tip = () => screen.queryByRole("tooltip");
  const hover = () => fireEvent.pointerMove(button, { pointerType: "mouse" });
  const leave = async () => {
    fireEvent.pointerLeave(button, { pointerType: "mouse" });
    // On the way to the tooltip it would stay.
    await pass(1);
    fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 500, clientY: 500 });
    await pass(1);
  };
  // The first one is fetched, which takes its own time.
  fireEvent.pointerOver(button, { pointerType: "mouse" });
  await vi.waitFor(async () => {
    await leave();
    hover();
    await pass(800);
    expect(tip()).not.toBeNull();
  });
  await leave();
  await pass(1000);

  hover();
  await pass(690);
  expect(tip()).toBeNull();
  await pass(20);
  await soon(() => expect(tip()?.textContent).toMatch(/^Show /));
  // What only repeats its name is not read out twice.
  expect(button.getAttribute("aria-describedby")).toBeNull();
  await leave();
  await pass(250);
  hover();
  await pass(1);
  expect(tip(), "without a wait").not.toBeNull();
  await leave();
  await pass(1000);
  expect(tip()).toBeNull();

  button.focus();
  await pass(1);
  expect(tip(), "for the focus at once").not.toBeNull();
  fireEvent.keyDown(document, { key: "Escape" });
  await pass(1);
  expect(tip()).toBeNull();
  expect(document.activeElement).toBe(button);
});
