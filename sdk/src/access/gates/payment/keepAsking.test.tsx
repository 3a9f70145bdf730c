import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type AskedAgain, atMostMs, everyMs, hiddenEveryMs, keepAsking } from "./keepAsking.ts";

const notYet: AskedAgain = { retryAfter: null };

// The page's own "pageshow" comes right after its load, on a busy machine after the first test has begun.
beforeAll(async () => {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("pageshow", resolve, { once: true }));
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  hide(false);
});

function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

function asking(answers: () => AskedAgain | Promise<AskedAgain> = () => notYet) {
  const ask = vi.fn(() => Promise.resolve(answers()));
  const tooLong = vi.fn();
  return { ask, tooLong, stop: keepAsking(ask, tooLong) };
}

it("is done every three seconds, and ends with the answer", async () => {
  let isPaid = false;
  const { ask } = asking(() => (isPaid ? "settled" : notYet));
  await vi.advanceTimersByTimeAsync(everyMs - 1);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(ask).toHaveBeenCalledTimes(3);
  isPaid = true;
  await vi.advanceTimersByTimeAsync(everyMs);
  await vi.advanceTimersByTimeAsync(10 * everyMs);
  expect(ask).toHaveBeenCalledTimes(4);
});

it.each(["visibilitychange", "focus", "pageshow"])("is done at once on %s", async (event) => {
  const { ask, stop } = asking();
  (event === "visibilitychange" ? document : window).dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

it("slows down while the page is hidden, and speeds up again afterwards", async () => {
  const { ask, stop } = asking();
  hide(true);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(hiddenEveryMs - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  hide(false);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(ask).toHaveBeenCalledTimes(4);
  stop();
});

it("never asks twice at a time, however slow the answer is", async () => {
  const slow = Promise.withResolvers<AskedAgain>();
  const { ask, stop } = asking(() => slow.promise);
  await vi.advanceTimersByTimeAsync(everyMs);
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(10 * everyMs);
  expect(ask).toHaveBeenCalledTimes(1);
  slow.resolve(notYet);
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it("waits as long as the server asks, even if the visitor returns", async () => {
  const { ask, stop } = asking(() => ({ retryAfter: 60 }));
  await vi.advanceTimersByTimeAsync(everyMs);
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it("gives up after thirty minutes, and says so once", async () => {
  const { ask, tooLong } = asking();
  await vi.advanceTimersByTimeAsync(atMostMs + everyMs);
  expect(tooLong).toHaveBeenCalledTimes(1);
  const times = ask.mock.calls.length;
  expect(times).toBe(atMostMs / everyMs - 1);
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(atMostMs);
  expect(ask).toHaveBeenCalledTimes(times);
});

it("stops on request, and leaves no timer and no listener", async () => {
  const { ask, stop } = asking();
  stop();
  for (const event of ["focus", "pageshow"]) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(atMostMs);
  expect(ask).toHaveBeenCalledTimes(0);
});

it("ignores an answer that arrives after it was stopped", async () => {
  const slow = Promise.withResolvers<AskedAgain>();
  const { stop } = asking(() => slow.promise);
  await vi.advanceTimersByTimeAsync(everyMs);
  stop();
  slow.resolve(notYet);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});
