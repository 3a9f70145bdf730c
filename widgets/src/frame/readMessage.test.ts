import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tallest } from "./messages.ts";
import { readFromFrame, readFromPage } from "./readMessage.ts";

const event = { iep: 1, type: "event", name: "iep:ready", tool: "rights", completed: false };

describe("what a page takes from a frame", () => {
  it.each([
    { iep: 1, type: "size", height: 0 },
    { iep: 1, type: "size", height: tallest },
    { iep: 1, type: "close" },
    event,
  ])("%j", (message) => {
    expect(readFromFrame(message)).toEqual(message);
    // What comes along besides goes no further.
    expect(readFromFrame({ ...message, typed: "secret" })).toEqual(message);
  });

  it.each([
    [{ iep: 1, type: "size", height: -1 }, "no height"],
    [{ iep: 1, type: "size", height: tallest + 1 }, "an absurd height"],
    [{ iep: 1, type: "size", height: Number.NaN }, "no number"],
    [{ iep: 1, type: "size", height: Number.POSITIVE_INFINITY }, "no end"],
    [{ iep: 1, type: "size", height: "500" }, "a text"],
    [{ iep: 2, type: "size", height: 500 }, "another version"],
    [{ type: "size", height: 500 }, "somebody else's"],
    [{ ...event, name: "click" }, "an event that no element has"],
    [{ ...event, tool: "<b>" }, "no id of a tool"],
    [{ ...event, completed: "yes" }, "no boolean"],
    [{ iep: 1, type: "hello" }, "what only a page says"],
    ["size", "a text"],
    [null, "nothing"],
  ] as readonly (readonly [unknown, string])[])("not %j: %s", (message) => {
    expect(readFromFrame(message)).toBeNull();
  });
});

describe("what a frame takes from a page", () => {
  it.each([
    [
      { iep: 1, type: "hello" },
      { iep: 1, type: "hello" },
    ],
    [
      { iep: 1, type: "restart", more: 1 },
      { iep: 1, type: "restart" },
    ],
    [
      { iep: 1, type: "attributes", attributes: { theme: "dark", accent: null, heading: "Hello", state: 7 } },
      { iep: 1, type: "attributes", attributes: { theme: "dark", accent: null, heading: "Hello" } },
    ],
    // Which server and whose key a frame speaks for is settled by its address.
    [
      {
        iep: 1,
        type: "attributes",
        attributes: { "site-key": "site_abcdefgh", "api-base": "https://a.example" },
      },
      { iep: 1, type: "attributes", attributes: {} },
    ],
    [{ iep: 1, type: "attributes", attributes: null }, null],
    [{ iep: 1, type: "size", height: 5 }, null],
    [{ type: "restart" }, null],
  ])("%j: %j", (message, expected) => {
    expect(readFromPage(message)).toEqual(expected);
  });
});

it("does not stumble over anything", () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      readFromFrame(anything);
      readFromPage(anything);
      expect(readFromFrame({ iep: 1, type: "event", tool: anything, name: anything })).toBeNull();
    }),
  );
});
