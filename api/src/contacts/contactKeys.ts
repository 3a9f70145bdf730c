import { emailKeyOf } from "../accounts/emailKey.ts";
import type { Contact } from "../database/models/contact.ts";
import { searchKeyOf } from "../search/searchKey.ts";

/** How many characters each key holds: as many as what it is made from. */
export const keyLengths = { nameKey: 201, lastNameKey: 100, emailKey: 254 } as const;

/**
 * The largest value of `emailShared`. A search with more characters matches few rows and does not need it.
 */
export const mostShared = 32;

/** What a message is found by, with how alike its name and its address are. */
export type ContactKeys = Pick<Contact, keyof typeof keyLengths | "emailShared">;

/**
 * Search keys for a message. The key of the whole name also matches the first name, since it begins with it. Code that
 * writes or changes a message's name or address must write these with it.
 */
export function contactKeys({
  firstName,
  lastName,
  email,
}: Pick<Contact, "firstName" | "lastName" | "email">): ContactKeys {
  const nameKey = searchKeyOf(`${firstName} ${lastName ?? ""}`, keyLengths.nameKey);
  const lastNameKey = searchKeyOf(lastName ?? "", keyLengths.lastNameKey);
  const emailKey = emailKeyOf(email);
  const emailShared = Math.max(sharedStart(emailKey, nameKey), sharedStart(emailKey, lastNameKey));
  return { nameKey, lastNameKey, emailKey, emailShared };
}

/** With how many characters both begin, as far as `mostShared` goes. */
function sharedStart(one: string, other: string): number {
  const others = Array.from(other.slice(0, 2 * mostShared));
  const ones = Array.from(one.slice(0, 2 * mostShared));
  const apart = ones.slice(0, mostShared).findIndex((character, at) => character !== others[at]);
  return apart === -1 ? Math.min(ones.length, mostShared) : apart;
}
