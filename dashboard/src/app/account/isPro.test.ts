import { expect, it } from "vitest";
import { isPro } from "./isPro.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = "2026-11-21T12:00:01Z";
const earlier = "2026-11-21T12:00:00Z";

it.each([
  ["active", null, true],
  ["active", earlier, true],
  ["cancelled", later, true],
  ["cancelled", earlier, false],
  ["cancelled", null, false],
  ["past_due", later, true],
  ["past_due", earlier, false],
  ["inactive", later, false],
] as const)("%s until %s: %s", (subscriptionStatus, subscriptionEndDate, expected) => {
  expect(isPro({ subscriptionStatus, subscriptionEndDate }, now)).toBe(expected);
});
