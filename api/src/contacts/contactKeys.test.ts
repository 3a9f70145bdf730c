import fc from "fast-check";
import { expect, test } from "vitest";
import { emailKeyOf } from "../accounts/emailKey.ts";
import { searchKeyOf } from "../search/searchKey.ts";
import { contactKeys, keyLengths, mostShared } from "./contactKeys.ts";

test.each<[string, string | null, string, number]>([
  ["Maria", "Alvarez", "maria.alvarez@example.org", 5],
  ["Maria", "Alvarez", "malvarez@example.org", 2],
  ["Maria", null, "maria", 5],
  ["Zoë", "Ångström", "zoe@example.org", 3],
  ["Zoë", "Ångström", "zoë@example.org", 2],
  ["a".repeat(100), null, `${"a".repeat(100)}@example.org`, mostShared],
])("%j %j begins as %j does, for %i characters", (firstName, lastName, email, shared) => {
  expect(contactKeys({ firstName, lastName, email }).emailShared).toBe(shared);
});

test("a contact that the address search misses is found by name", () => {
  const text = fc.string({ unit: fc.constantFrom(..."aAbıİéÉ\u0301ﬁfΣσς .o\u0000👩"), maxLength: 6 });
  let passedOver = 0;
  fc.assert(
    fc.property(text, text, text, fc.nat(6), (firstName, lastName, email, length) => {
      const keys = contactKeys({ firstName, lastName, email });
      const search = Array.from(email).slice(0, length).join("");
      const address = emailKeyOf(search);
      if (address === "" || !keys.emailKey.startsWith(address)) return;
      if (keys.emailShared < Array.from(address).length) return;
      const name = searchKeyOf(search, keyLengths.nameKey);
      passedOver += 1;
      expect(name).not.toBe("");
      expect([keys.nameKey, keys.lastNameKey].some((key) => key.startsWith(name))).toBe(true);
    }),
    { numRuns: 5000 },
  );
  // Chance draws about 125: enough that the loop above has looked at some, however it falls.
  expect(passedOver).toBeGreaterThan(20);
});
