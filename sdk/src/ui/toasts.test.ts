import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createToasts, removalTime } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("are one at most: the newest", () => {
  const toasts = createToasts();
  toasts.show({ title: "First" });
  toasts.show({ title: "Second" });
  expect(toasts.current()).toEqual({ title: "Second", id: 2, isOpen: true });
});

it("close at once, and are removed after their time", () => {
  const toasts = createToasts();
  const told = vi.fn();
  toasts.subscribe(told);
  toasts.show({ title: "Saved" });
  toasts.dismiss();
  // The figure of the specification.
  expect(removalTime).toBe(1_000_000);
  expect(toasts.current()).toEqual({ title: "Saved", id: 1, isOpen: false });
  vi.advanceTimersByTime(removalTime - 1);
  expect(toasts.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeNull();
  expect(told).toHaveBeenCalledTimes(3);
});

it("never go for one that was dismissed before them, nor twice", () => {
  const toasts = createToasts();
  toasts.show({ title: "Old" });
  toasts.dismiss();
  toasts.dismiss();
  vi.advanceTimersByTime(removalTime - 1);
  toasts.show({ title: "New" });
  vi.advanceTimersByTime(removalTime);
  expect(toasts.current()).toMatchObject({ title: "New", isOpen: true });
});

it("do not call a removed listener", () => {
  const toasts = createToasts();
  const told = vi.fn();
  toasts.subscribe(told)();
  toasts.show({ title: "Saved" });
  expect(told).not.toHaveBeenCalled();
});
