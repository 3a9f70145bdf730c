import { expect, test, vi } from "vitest";
import { waitAskedFor } from "./describeFailure.ts";

test.each<[Record<string, string>, number | null, string]>([
  [{}, null, "nothing is asked"],
  [{ "retry-after": "7" }, 7000, "seconds"],
  [{ "retry-after": "Sat, 21 Nov 2026 12:00:30 GMT" }, 30_000, "a moment to come"],
  [{ "retry-after": "Sat, 21 Nov 2026 11:00:00 GMT" }, 0, "a moment that is over"],
  [{ "retry-after-ms": "250", "retry-after": "1" }, 250, "the more exact one counts"],
  [{ "retry-after-ms": "soon", "retry-after": "1" }, 1000, "unless it cannot be read"],
])("%j asks to wait %s: %s", (headers, expected) => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00.000Z"), toFake: ["Date"] });
  expect(waitAskedFor(new Headers(headers))).toBe(expected);
  vi.useRealTimers();
});
