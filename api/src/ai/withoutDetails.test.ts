import { expect, test } from "vitest";
import { denialDecoder } from "./tools/denial-decoder/denialDecoder.ts";
import { withoutDetails } from "./withoutDetails.ts";

test("takes out what the browser left, under numbers that the browser has not given out", () => {
  const { input, replaced } = withoutDetails(denialDecoder, {
    denialReason: "They said no on 3/4/2026.",
    context: "We met on [date 1], and I called 555-123-4567.",
  });
  expect(input.denialReason).toMatch(/^They said no on \[date \d\]\.$/);
  expect(input.denialReason).not.toContain("[date 1]");
  expect(input.context).toBe("We met on [date 1], and I called [phone 1].");
  expect(replaced.map(({ original }) => original)).toEqual(
    expect.arrayContaining(["3/4/2026", "555-123-4567"]),
  );
});
