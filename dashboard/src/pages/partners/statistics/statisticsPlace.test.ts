import { expect, test } from "vitest";
import { addressOf, placeOf, ranges } from "./statisticsPlace.ts";

const today = "2026-11-22";

test.each([
  [
    "from=2026-11-01&to=2026-11-07&tool=goal-analyzer",
    "from=2026-11-01&to=2026-11-07&tool=goal-analyzer",
    "as named",
  ],
  ["from=2025-01-01&to=2026-11-07&by=day", "from=2025-01-01&to=2026-11-07&by=week", "too many days"],
  ["from=2026-11-07&to=2026-11-01", "from=2026-10-24&to=2026-11-22", "the wrong way round"],
  ["from=2026-02-30&to=2026-03-01", "from=2026-10-24&to=2026-11-22", "no day"],
  ["from=2026-11-23&to=2026-11-24", "from=2026-10-24&to=2026-11-22", "days to come"],
])("%j shows %j: %s", (query, shown) => {
  const address = addressOf(placeOf(new URLSearchParams(query), today));
  expect(address).toBe(`/partners/statistics?${shown}`);
});

test.each([
  ["week", "2026-11-16", "day"],
  ["quarter", "2026-08-25", "week"],
  ["year", "2025-12-01", "month"],
] as const)("the range %s begins on %s and is shown by %s", (name, from, by) => {
  const range = ranges(today)[name];
  expect(range).toEqual({ from, to: today });
  expect(placeOf(new URLSearchParams(range), today).by).toBe(by);
});
