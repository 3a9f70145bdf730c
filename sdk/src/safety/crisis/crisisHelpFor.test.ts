import { describe, expect, it } from "vitest";
import { crisisHelpFor } from "./crisisHelpFor.ts";
import { messages } from "./tests/messages.ts";

describe.each(["en", "es"] as const)("messages in %s", (language) => {
  const { signs, harmless } = messages[language];

  it("shows help for every sign of crisis, in its language", () => {
    expect(signs.filter((text) => crisisHelpFor(text)?.language !== language)).toEqual([]);
  });

  it("shows it for at most one of ten harmless look-alikes", () => {
    const seen = harmless.filter((text) => crisisHelpFor(text));
    expect(seen.length, seen.join("\n")).toBeLessThanOrEqual(harmless.length / 10);
  });
});

it("shows nothing for an empty text, and checks the longest text without delay", () => {
  expect(crisisHelpFor("")).toBeNull();
  const start = performance.now();
  for (const part of ["he said ", "se tomo ", "no puede ", "took all the ", " ", "a"])
    crisisHelpFor(part.repeat(1000));
  expect(performance.now() - start).toBeLessThan(1500);
});
