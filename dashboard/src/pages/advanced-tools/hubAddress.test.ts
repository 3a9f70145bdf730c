import { expect, it } from "vitest";
import { readHubAddress } from "./hubAddress.ts";

it.each([
  ["no query", "", { kind: "grid", notice: null }],
  ["another query", "?from=blog", { kind: "grid", notice: null }],
  ["a tool that is there", "?tool=aide-screener", { kind: "tool", tool: { id: "aide-screener" } }],
  ["among others", "?from=blog&tool=aide-screener", { kind: "tool", tool: { id: "aide-screener" } }],
  ["a tool by its tag", "?tool=iep-letter-generator", { kind: "tool", tool: { id: "letters" } }],
  ["an unknown tool", "?tool=nonsense", { kind: "grid", notice: "unknown" }],
  ["an empty name", "?tool=", { kind: "grid", notice: "unknown" }],
  ["a name of every object", "?tool=constructor", { kind: "grid", notice: "unknown" }],
  [
    "a tool with a page of its own instead of a card",
    "?tool=assessments",
    { kind: "elsewhere", path: "/tools" },
  ],
  ["that tool by its tag", "?tool=iep-assessments", { kind: "elsewhere", path: "/tools" }],
  ["markup", "?tool=%3Cb%3E", { kind: "grid", notice: "unknown" }],
])("%s", (_, search, expected) => {
  expect(readHubAddress(search)).toMatchObject(expected);
});

it("takes rights-guide for rights, whatever the state of that tool", () => {
  expect(readHubAddress("?tool=rights-guide")).toEqual(readHubAddress("?tool=rights"));
  expect(readHubAddress("?tool=rights")).toMatchObject({ tool: { id: "rights" } });
});
