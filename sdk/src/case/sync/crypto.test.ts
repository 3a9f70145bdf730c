import { expect, it, test } from "vitest";
import { createDataKey, openKeys, type Secret, unwrapKey, WrongSecret, wrapKey } from "./keys.ts";
import { passphraseStrength } from "./passphraseStrength.ts";
import { createRecoveryCode, groupsOf, readRecoveryCode } from "./recoveryCode.ts";
import { type Item, ItemTooLarge, openItem, sealItem, Tampered } from "./sealItem.ts";

const vault = "5a0cc5b6-6e1c-4a8c-9f0e-0d6b3f1f3a11";
const item = (id: string, text = "Ms. Ortiz called. \u{1F4DE}"): Item => ({
  record: { id, kind: "note", createdAt: "2026-11-26", changedAt: "2026-11-26", value: { text } },
});

it.each<Secret>([
  { kind: "passphrase", text: "café lamp river nine" },
  { kind: "recovery", text: createRecoveryCode() },
])("opens the data key with the $kind alone", async (secret) => {
  const dataKey = createDataKey();
  const wrapped = await wrapKey(dataKey, secret, vault);
  expect(await unwrapKey(wrapped, secret, vault)).toEqual(dataKey);
  const other = { ...secret, text: `${secret.text}x` };
  await expect(unwrapKey(wrapped, other, vault)).rejects.toBeInstanceOf(WrongSecret);
  await expect(unwrapKey(wrapped, secret, "another case")).rejects.toBeInstanceOf(WrongSecret);
  const again = await wrapKey(dataKey, secret, vault);
  expect([again.salt === wrapped.salt, again.sealed === wrapped.sealed]).toEqual([false, false]);
});

it("takes a passphrase as another keyboard writes it", async () => {
  const dataKey = createDataKey();
  const wrapped = await wrapKey(dataKey, { kind: "passphrase", text: "café lamp river nine" }, vault);
  const typed = { kind: "passphrase", text: "cafe\u0301 lamp river nine " } as const;
  expect(await unwrapKey(wrapped, typed, vault)).toEqual(dataKey);
});

it("has keys that no script can take away", async () => {
  const { sealing, naming } = await openKeys(createDataKey());
  expect([sealing.extractable, naming.extractable]).toEqual([false, false]);
});

test("a sealed record opens as it was, and under its own id, version and key only", async () => {
  const keys = await openKeys(createDataKey());
  const sealed = await sealItem(keys, { item: item("child"), version: 3 });
  expect(await openItem(keys, sealed)).toEqual({ item: item("child"), version: 3 });
  const other = await sealItem(keys, { item: item("other"), version: 3 });
  const last = sealed.sealed.endsWith("A") ? "B" : "A";
  for (const wrong of [
    { ...sealed, version: 2 },
    { ...sealed, id: other.id },
    { ...sealed, sealed: other.sealed },
    { ...sealed, sealed: last + sealed.sealed.slice(1) },
    { ...sealed, sealed: "AAAA" },
    { ...sealed, sealed: "%" },
  ])
    await expect(openItem(keys, wrong)).rejects.toBeInstanceOf(Tampered);
  const stranger = await openKeys(createDataKey());
  await expect(openItem(stranger, sealed)).rejects.toBeInstanceOf(Tampered);
  expect((await sealItem(keys, { item: item("child"), version: 3 })).sealed).not.toBe(sealed.sealed);
  expect((await sealItem(stranger, { item: item("child"), version: 3 })).id).not.toBe(sealed.id);
});

test("a length tells a size class only", async () => {
  const keys = await openKeys(createDataKey());
  const lengthOf = async (text: string) =>
    (await sealItem(keys, { item: item("1", text), version: 1 })).sealed.length;
  expect(await lengthOf("a")).toBe(await lengthOf("a".repeat(100)));
  const lengths = await Promise.all([100, 400, 900].map((count) => lengthOf("a".repeat(count))));
  // Bytes of 256, 512 and 1,024, with 28 of IV and tag, in base64.
  expect(lengths).toEqual([284, 540, 1052].map((bytes) => Math.ceil((bytes * 4) / 3)));
  await expect(lengthOf("a".repeat(512 * 1024))).rejects.toBeInstanceOf(ItemTooLarge);
});

test("a recovery code is read as people write it, and a wrong letter is told", () => {
  for (let count = 0; count < 50; count += 1) {
    const code = createRecoveryCode();
    expect(groupsOf(code)).toHaveLength(7);
    expect(readRecoveryCode(` ${groupsOf(code).join(" - ").toLowerCase()} `)).toEqual({ kind: "code", code });
    expect(readRecoveryCode(code.replaceAll("0", "O").replaceAll("1", "l"))).toEqual({ kind: "code", code });
    for (let at = 0; at < code.length; at += 1) {
      const wrong = code[at] === "7" ? "8" : "7";
      const misread = code.slice(0, at) + wrong + code.slice(at + 1);
      expect(readRecoveryCode(misread)).toEqual({ kind: "misread" });
      const [one, next] = [code[at], code[at + 1]];
      if (next === undefined || one === next) continue;
      const swapped = `${code.slice(0, at)}${next}${one}${code.slice(at + 2)}`;
      expect(readRecoveryCode(swapped)).toEqual({ kind: "misread" });
    }
    expect(readRecoveryCode(code.slice(1))).toEqual({ kind: "length", letters: 27 });
    expect(readRecoveryCode(`${code.slice(1)}U`)).toEqual({ kind: "misread" });
  }
});

test.each([
  ["lamp river", "short"],
  ["aaaaaaaaaaaa", "weak"],
  ["abcdefghijkl", "weak"],
  ["123456789012", "weak"],
  ["passwordpassword", "weak"],
  ["password password", "weak"],
  ["password1234", "weak"],
  ["lamp river nine seven", "fair"],
  ["lamp river nine seven garden blue", "strong"],
] as const)("%s is %s", (passphrase, strength) => expect(passphraseStrength(passphrase)).toBe(strength));
