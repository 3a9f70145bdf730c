import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastRegion } from "./ToastRegion.tsx";
import { createToasts, type Toasts, toastTime } from "./toasts.ts";

/** React renders in a task of its own, which the stopped clock does not hold. */
async function rendered(): Promise<void> {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setImmediate(resolve));
}

let toasts: Toasts;
let unmount: () => void;
beforeEach(async () => {
  toasts = createToasts();
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  root.render(<ToastRegion toasts={toasts} />);
  unmount = () => {
    root.unmount();
    place.remove();
  };
  await screen.findByRole("region", { name: "Messages" });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  unmount();
});

it("announces what went wrong at once, and everything else when there is time", async () => {
  toasts.show({ title: "Saved" });
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Saved"));
  toasts.show({ title: "Not saved", tone: "stop" });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Not saved"));
});

it("goes after five seconds, but stays while a pointer rests on it", async () => {
  expect(toastTime).toBe(5000);
  toasts.show({ title: "Saved" });
  await screen.findByText("Saved");
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.hover(screen.getByText("Saved"));
  await rendered();
  await vi.advanceTimersByTimeAsync(2 * toastTime);
  expect(screen.queryByText("Saved")).not.toBeNull();
  await user.unhover(screen.getByText("Saved"));
  await rendered();
  await vi.advanceTimersByTimeAsync(toastTime + 100);
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
});

it("is removed when dismissed", async () => {
  toasts.show({ title: "Saved" });
  fireEvent.click(await screen.findByRole("button", { name: "Dismiss this message" }));
  await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
});

it("leaves the screen at a press or a scroll elsewhere, unless it says what went wrong", async () => {
  for (const gesture of [fireEvent.pointerDown, fireEvent.wheel]) {
    toasts.show({ title: "Saved" });
    fireEvent.pointerDown(await screen.findByText("Saved"));
    await rendered();
    expect(screen.queryByText("Saved")).not.toBeNull();
    await waitFor(() => {
      gesture(document.body);
      expect(screen.queryByText("Saved")).toBeNull();
    });
  }
  toasts.show({ title: "Not saved", tone: "stop" });
  await screen.findByText("Not saved");
  await rendered();
  fireEvent.pointerDown(document.body);
  await rendered();
  expect(screen.queryByText("Not saved")).not.toBeNull();
});
