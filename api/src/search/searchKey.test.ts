import fc from "fast-check";
import { expect, test } from "vitest";
import { searchKeyOf } from "./searchKey.ts";

test.each([
  ["Maria Alvarez", "maria alvarez"],
  ["  Zoë \t  Ångström\n", "zoe angstrom"],
  ["İstanbul", "istanbul"],
  ["ﬁona", "fiona"],
  ["a\u0000b", "a b"],
  ["a\ud800", "a\ufffd"],
])("%j is found by %j", (text, key) => {
  expect(searchKeyOf(text, 100)).toBe(key);
});

test("a key is a key of itself, fits its column, and any beginning of the text finds it", () => {
  const words = fc.string({ unit: "grapheme", maxLength: 40 });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 30 }), (one, two, longest) => {
      const key = searchKeyOf(`${one} ${two}`, longest);
      expect(searchKeyOf(key, longest)).toBe(key);
      expect(Array.from(key).length).toBeLessThanOrEqual(longest);
      expect(key.startsWith(searchKeyOf(one, longest))).toBe(true);
    }),
  );
});
