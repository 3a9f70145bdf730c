import { expect, it } from "vitest";
import { isSameAnswer } from "./isSameAnswer.ts";

it.each([
  ["in another order", { a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
  ["with another value deep inside", { a: { b: 1 } }, { a: { b: 2 } }, false],
  ["with a list in another order", { a: [1, 2] }, { a: [2, 1] }, false],
  ["with one field more", { a: 1 }, { a: 1, b: null }, false],
  ["of none", null, null, true],
  ["against none", { a: 1 }, null, false],
])("an answer %s", (_, one, other, expected) => expect(isSameAnswer(one, other)).toBe(expected));
