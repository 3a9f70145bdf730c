import { expect, it } from "vitest";
import { splitMessage } from "./splitMessage.ts";

it.each([
  [
    "He is 8. Can they suspend him? I am so tired",
    [
      ["He is 8.", false],
      ["Can they suspend him?", true],
      ["I am so tired", false],
    ],
  ],
  [
    "they call me every day at 10:40 a.m. to get him and can they do that and do i have to sign",
    [
      ["they call me every day at 10:40 a.m. to get him", false],
      ["and can they do that", true],
      ["and do i have to sign", true],
    ],
  ],
  [
    "no se que hacer. ¿Tengo que firmar hoy?",
    [
      ["no se que hacer.", false],
      ["¿Tengo que firmar hoy?", true],
    ],
  ],
  [
    "they have my letter how many days do they get",
    [["they have my letter how many days do they get", true]],
  ],
  ["...", []],
] as const)("splits %s", (message, expected) => {
  expect(splitMessage(message).map(({ text, isQuestion }) => [text, isQuestion])).toEqual(expected);
});

it("cuts what runs on into pieces of at most thirty words, and loses none", () => {
  const message = "then he went back ".repeat(40).trim();
  const pieces = splitMessage(message);
  expect(Math.max(...pieces.map(({ text }) => text.split(" ").length))).toBeLessThanOrEqual(30);
  expect(pieces.map(({ text }) => text).join(" ")).toBe(message);
});
