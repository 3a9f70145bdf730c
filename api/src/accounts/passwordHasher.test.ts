import { expect, test } from "vitest";
import { createPasswordHasher, unusableHash } from "./passwordHasher.ts";

const passwords = createPasswordHasher();

test("the password hasher knows a password by its hash, and no other", async () => {
  const stored = await passwords.hash("seven blue kites");
  expect(await passwords.verify(stored, "seven blue kites")).toBe(true);
  expect(await passwords.verify(stored, "seven blue kite")).toBe(false);
  expect(await passwords.hash("seven blue kites")).not.toBe(stored);
});

test("the password hasher does as much work for an unknown account as for a known one", async () => {
  const costOf = (hash: string) => hash.split("$").slice(0, 4).join("$");
  expect(costOf(unusableHash)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(costOf(await passwords.hash("seven blue kites"))).toBe(costOf(unusableHash));
  expect(await passwords.verify(null, "x")).toBe(false);
});

test("the password hasher knows the same letters however a keyboard makes them", async () => {
  const stored = await passwords.hash("caf\u00e9 seven kites");
  expect(await passwords.verify(stored, "cafe\u0301 seven kites")).toBe(true);
});

test.each(["\ud800 half a letter", "\u0000 nothing", "😀".repeat(50)])(
  "the password hasher takes %j",
  async (password) => {
    expect(await passwords.verify(await passwords.hash(password), password)).toBe(true);
  },
);
