import fc from "fast-check";
import { expect, test } from "vitest";
import { leftOut, mostCharacters, wordsForStrangers } from "./wordsForStrangers.ts";

test.each([
  ["Hello, my son is 7.\nHe has an IEP, e.g. for reading (60 min.), since 9.1.2026, at P.S. 12."],
  ["I pay $4.99 and/or $19.99. What now?!"],
  ["语言 يحتاج ابني 💪🏽 Zoë"],
])("a stranger's copy leaves %j as it is", (message) => {
  expect(wordsForStrangers(message)).toBe(message);
});

test.each([
  "https://evil.example/x",
  "//evil.example",
  "www.evil.example",
  "evil.example",
  "пример.рф",
  "例子。中国",
  "ev\u200Bil.ex\u00ADample",
  "win@evil.example",
])("a stranger's copy leaves %j out, and the words around it in", (address) => {
  expect(wordsForStrangers(`Please see\n${address} now.`)).toBe(`Please see\n${leftOut} now.`);
});

test("what a stranger's mailbox may get of a message is no longer than it may be, and says that it was cut", () => {
  const exact = "語".repeat(mostCharacters);
  expect(wordsForStrangers(exact)).toBe(exact);
  expect(wordsForStrangers(`${exact}語`)).toBe(`${exact} […]`);
  expect(wordsForStrangers("👩‍👧".repeat(mostCharacters)).isWellFormed()).toBe(true);
});

test("what a stranger's mailbox may get of a message never holds what a mail program would make a link of", () => {
  const address = fc.oneof(fc.webUrl(), fc.emailAddress(), fc.domain());
  const text = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), address), { maxLength: 30 });
  fc.assert(
    fc.property(text, fc.constantFrom(" ", "", "\n", "\u200B", ", "), (parts, between) => {
      const words = wordsForStrangers(parts.join(between));
      expect(words).not.toMatch(/:\/\/|www\.\w|[a-z0-9]\.[a-z]{2}|\w@\w/i);
      expect([...words].length).toBeLessThanOrEqual(mostCharacters + " […]".length);
    }),
  );
});

// With a pattern that backtracks these would take hours, and the test's own time would end it.
test.each(["a", "a.", "@", "/", "a@", "1.", ". "])("any length of %j is taken at once", (part) => {
  expect(wordsForStrangers(part.repeat(200_000 / part.length)).length).toBeGreaterThan(0);
});
