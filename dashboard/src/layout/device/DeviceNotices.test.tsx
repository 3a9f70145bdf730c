import { screen } from "@testing-library/dom";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../../tests/renderPage.tsx";
import { newer } from "../../start/newer.ts";
import { storedMark } from "../../worker/storedMark.ts";

const offline = "You are offline. What you typed is kept.";

/** A browser whose service worker has stored the pages, or has not. */
function setBrowser(onLine: boolean, isStored: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { controller: isStored ? {} : null },
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
  for (const name of [newer.attribute, storedMark]) document.documentElement.removeAttribute(name);
});

it("says what works without a connection, until there is one", async () => {
  await renderPage("/terms");
  setBrowser(false, true);
  window.dispatchEvent(new Event("offline"));
  await screen.findByText(offline);
  screen.getByText("paying, signing in, and sync between devices");
  setBrowser(true, true);
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(screen.queryByText(offline)).toBeNull());
});

it("says so on a page that came from the device, whatever the browser thinks, until the server answers", async () => {
  setBrowser(true, true);
  document.documentElement.setAttribute(storedMark, "");
  await renderPage("/terms");
  await screen.findByText(offline);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(screen.queryByText(offline)).toBeNull());
});

it("promises nothing that the browser has not stored", async () => {
  await renderPage("/terms");
  setBrowser(false, false);
  window.dispatchEvent(new Event("offline"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(offline)).toBeNull();
});

it("offers a newer version, which can wait", async () => {
  const { user } = await renderPage("/terms");
  document.documentElement.setAttribute(newer.attribute, "");
  window.dispatchEvent(new Event(newer.event));
  await screen.findByText("A newer version of this site is ready.");
  await user.click(screen.getByRole("button", { name: "Later" }));
  expect(screen.queryByText("A newer version of this site is ready.")).toBeNull();
});
