import fc from "fast-check";
import { expect, it } from "vitest";
import { tallest } from "./messages.ts";
import { readFromFrame, readFromPage } from "./readMessage.ts";

const event = { iep: 1, type: "event", name: "iep:ready", tool: "rights-guide", completed: false };

it.each([
  { iep: 1, type: "size", height: 0 },
  { iep: 1, type: "size", height: tallest },
  { iep: 1, type: "close" },
  event,
])("%j", (message) => {
  expect(readFromFrame(message)).toEqual(message);
  // Additional fields are dropped.
  expect(readFromFrame({ ...message, typed: "secret" })).toEqual(message);
});

it.each<unknown>([
  ...[-1, tallest + 1, Number.NaN, Number.POSITIVE_INFINITY, "500"].map((height) => ({
    iep: 1,
    type: "size",
    height,
  })),
  // A different version, a foreign message, and one that only a page sends.
  { iep: 2, type: "size", height: 500 },
  { type: "size", height: 500 },
  { iep: 1, type: "hello" },
  { ...event, name: "click" },
  { ...event, tool: "<b>" },
  { ...event, completed: "yes" },
  "size",
  null,
])("not %j", (message) => expect(readFromFrame(message)).toBeNull());

it.each<[unknown, object | null]>([
  [{ iep: 1, type: "hello" }, {}],
  [{ iep: 1, type: "restart", more: 1 }, {}],
  [
    { iep: 1, type: "attributes", attributes: { theme: "dark", accent: null, heading: "Hello", state: 7 } },
    { attributes: { theme: "dark", accent: null, heading: "Hello" } },
  ],
  // Which server and whose key a frame speaks for is settled by its address.
  [
    { iep: 1, type: "attributes", attributes: { "site-key": "site_abcdefgh", "api-base": "https://a.test" } },
    { attributes: {} },
  ],
  [{ iep: 1, type: "attributes", attributes: null }, null],
  [{ iep: 1, type: "size", height: 5 }, null],
  [{ type: "restart" }, null],
])("a frame takes from a page, of %j: %j", (message, expected) => {
  const { iep, type } = message as { iep: number; type: string };
  expect(readFromPage(message)).toEqual(expected && { iep, type, ...expected });
});

it("does not stumble over anything", () =>
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      readFromFrame(anything);
      readFromPage(anything);
      expect(readFromFrame({ iep: 1, type: "event", tool: anything, name: anything })).toBeNull();
    }),
  ));
