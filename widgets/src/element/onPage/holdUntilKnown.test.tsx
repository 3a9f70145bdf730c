import type { ToolId } from "@iep-insider/sdk/catalog";
import { afterEach, expect, it, vi } from "vitest";
import { elementWith } from "../tests/elementWith.ts";
import { holdUntilKnown } from "./holdUntilKnown.ts";

afterEach(() => vi.useRealTimers());

function hold(tool: ToolId, given: Record<string, string>) {
  const element = elementWith(given);
  const { values } = element.readAttributes();
  const held = document.createElement("div");
  const place = held.appendChild(document.createElement("div"));
  const server = "https://iep.example";
  const known = { element, tool, place, site: null, siteKey: values["site-key"], server, values };
  return { held, release: holdUntilKnown(known) };
}
const key = "site_abcdefgh";

it.each([
  ["a letter under a key", "letters", { "site-key": key }, true],
  ["a tool of ticks", "aide-screener", { "site-key": key }, false],
  ["a letter without a key", "letters", {}, false],
  ["a letter in our frame already", "letters", { "site-key": key, render: "iframe" }, false],
] as const)("takes no input before the site is known: %s, %s: %o", (_, tool, given, expected) => {
  expect(hold(tool, given).held.inert === true).toBe(expected);
});

it("takes input once the site is known, or a server does not answer", () => {
  vi.useFakeTimers();
  const { held, release } = hold("letters", { "site-key": key });
  release();
  expect(held.inert).toBe(false);
  const other = hold("letters", { "site-key": key });
  vi.advanceTimersByTime(3000);
  expect(other.held.inert).toBe(false);
});
