import { expect, test } from "vitest";
import { InvalidRequest } from "../http/errors.ts";
import { requireStrong } from "./passwordStrength.ts";

const owner = { email: "maria.alvarez@bayharbor.example", firstName: "Maria", lastName: "Alvarez" };
const judge = (password: string) => requireStrong(password, owner, "newPassword");

test.each([
  "seven blue kites",
  "my dog has fleas",
  "кошка дом лампа",
  "Tr0ub4dor&3",
  // Of a password manager, as long as it may be.
  "hT7#kQz!".repeat(25),
])("%j is hard enough to guess", async (password) => {
  await expect(judge(password)).resolves.toBeUndefined();
});

test.each([
  ["a common word and a digit", "Advocate1"],
  ["a name and digits", "Maximilian1"],
  ["a season and a year", "Summer2024!"],
  ["a date", "09/14/2011"],
  ["keys in a row", "qwertzuiop12"],
  ["one thing again and again", "ab1".repeat(66)],
  ["one's own address", owner.email],
  ["the name of the address", "maria.alvarez1"],
  ["one's own name", "AlvarezMaria"],
  ["our name", "IEP Insider 1"],
])("%s is too easy to guess: %j", async (_, password) => {
  const refused = await judge(password).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(InvalidRequest);
  expect((refused as InvalidRequest).fields?.["newPassword"]).toContain("too easy to guess");
});

test("a password of any length is rated without delay", async () => {
  await judge("warm blue kites");
  const began = performance.now();
  for (const part of ["Zx9$", "1a2b3c4d5e6f7g8h9i", "aA1!bB2@"])
    await judge(part.repeat(50).slice(0, 200)).catch(() => {});
  expect(performance.now() - began).toBeLessThan(1500);
});
