import { expect, test } from "vitest";
import { addressOf, placeOf } from "./usagePlace.ts";

test.each([
  [{ range: "", tool: "" }, "/admin/usage", "the usual days, everything"],
  [{ range: "30d", tool: "" }, "/admin/usage", "the usual days are not named"],
  [{ range: "7d", tool: "goal-analyzer" }, "/admin/usage?range=7d&tool=goal-analyzer", "both"],
  [{ range: "", tool: "goal-analyzer" }, "/admin/usage?tool=goal-analyzer", "a tool"],
  [{ range: "8d", tool: "my-son" }, "/admin/usage", "what we do not know counts as not named"],
])("%j is %s: %s", (values, address) => {
  expect(addressOf(placeOf(values))).toBe(address);
});
