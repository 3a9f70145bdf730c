import { expect, it } from "vitest";
import { sentFrom } from "./sentFrom.ts";

it("passes on what the page kept", () => {
  const kept = { from: "/verify-email", state: { token: "a" } };
  expect(sentFrom(kept)).toEqual(kept);
});

it.each<[unknown, string | null]>([
  [{ from: "/advanced-tools?tool=letter-generator" }, "/advanced-tools?tool=letter-generator"],
  [{ from: "/" }, "/"],
  [{ from: "//elsewhere.example" }, null],
  [{ from: "https://elsewhere.example/" }, null],
  [{ from: "/nowhere" }, null],
  [{ from: 1 }, null],
  [{}, null],
  [null, null],
  ["/", null],
])("after %j leads to %j", (state, expected) => {
  expect(sentFrom(state)?.from ?? null).toBe(expected);
});
