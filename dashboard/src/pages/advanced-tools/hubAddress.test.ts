import { expect, it } from "vitest";
import { readHubAddress } from "./hubAddress.ts";

it.each([
  ["no query", "", { kind: "grid", notice: null }],
  ["a tool by a former id", "?tool=letters", { kind: "tool", tool: { id: "letter-generator" } }],
  ["a tool by its tag", "?tool=iep-letter-generator", { kind: "tool", tool: { id: "letter-generator" } }],
  ["an unknown tool", "?tool=nonsense", { kind: "grid", notice: "unknown" }],
  ["an empty name", "?tool=", { kind: "grid", notice: "unknown" }],
  ["a name of every object", "?tool=constructor", { kind: "grid", notice: "unknown" }],
  ["a tool with a page of its own", "?tool=assessments", { kind: "elsewhere", path: "/tools" }],
])("%s", (_, search, expected) => {
  expect(readHubAddress(search)).toMatchObject(expected);
});
