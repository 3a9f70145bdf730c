import fc from "fast-check";
import { expect, test } from "vitest";
import { LetterNotUnderstood, readLetter } from "./letterFile.ts";

test("a letter file has paragraphs, and links as separate paragraphs", () => {
  const file = [
    "Hello,",
    "",
    "this paragraph was broken",
    "  by its writer.",
    " \t ",
    "[Open the checklist](https://iep.example/advanced-tools?tool=meeting-checklist#top)",
    "",
    "It costs $4.99 (once), 5 * 3 is 15; see https://iep.example. a_b_c, “quotes” & more…",
    "",
    "",
  ].join("\r\n");
  // A line of spaces and a tab divides, too.
  expect(readLetter(`\uFEFF\n${file}`)).toEqual([
    "Hello,",
    "this paragraph was broken by its writer.",
    { label: "Open the checklist", href: "https://iep.example/advanced-tools?tool=meeting-checklist#top" },
    "It costs $4.99 (once), 5 * 3 is 15; see https://iep.example. a_b_c, “quotes” & more…",
  ]);
});

test.each([
  ["# News", "a heading"],
  ["* one", "a list"],
  ["> said", "a quotation"],
  ["| a | b |", "a table"],
  ["![](https://iep.example/a.png)", "an image"],
  ["See [the page](https://iep.example) now.", "a link within a paragraph"],
  ["Press `here`", "code"],
  ["<b>bold</b>", "an HTML tag"],
  ["This is *very* good", "bold or italic text (*)"],
  ["This is _very_ good", "bold or italic text (_)"],
  ["1\\. one", "a backslash escape"],
  ["    indented", "indented by four spaces"],
  ["a\u0007b", "a tab or another control character"],
])("a letter file with %j is refused, with the name of the markup and its line", (line, what) => {
  expect(() => readLetter(`Hello,\n\n${line}`)).toThrow(LetterNotUnderstood);
  expect(() => readLetter(`Hello,\n\nIn the second\n${line}`)).toThrow(what);
  expect(() => readLetter(`Hello,\n\nIn the second\n${line}`)).toThrow(/^Line 4 /);
});

test.each([
  ["[ ](https://iep.example)", "needs a text"],
  ["[Our page](iep.example)", "needs a text and a full URL"],
  ["[Our page](javascript:1)", "needs a text and a full URL"],
])("a letter file with the link %j is refused", (line, what) => {
  expect(() => readLetter(line)).toThrow(/^Line 1/);
  expect(() => readLetter(line)).toThrow(what);
});

test.each(["", " \n\n\t\n"])("a letter file %j is empty", (file) => {
  expect(() => readLetter(file)).toThrow("The letter is empty.");
});

test("a letter file keeps every word, or is refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (file) => {
      try {
        const words = readLetter(file).map((block) =>
          typeof block === "string" ? block : JSON.stringify(block),
        );
        const bare = (text: string) => text.replace(/^\uFEFF/, "").replace(/\s/g, "");
        expect(bare(words.join(" "))).toBe(bare(file));
      } catch (error) {
        expect(error).toBeInstanceOf(LetterNotUnderstood);
      }
    }),
  );
});
