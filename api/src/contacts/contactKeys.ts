import { emailKeyOf } from "../accounts/emailKey.ts";
import type { Contact } from "../database/models/contact.ts";
import { searchKeyOf } from "../search/searchKey.ts";

/** How many characters each key holds: as many as what it is made from. */
export const keyLengths = { nameKey: 201, lastNameKey: 100, emailKey: 254 } as const;

/**
 * What an operator finds a message by. The key of the whole name finds by the first name too, since it begins with it.
 * Whoever writes or changes a name or an address of a message writes these with it.
 */
export function contactKeys({
  firstName,
  lastName,
  email,
}: Pick<Contact, "firstName" | "lastName" | "email">): Pick<Contact, keyof typeof keyLengths> {
  return {
    nameKey: searchKeyOf(`${firstName} ${lastName ?? ""}`, keyLengths.nameKey),
    lastNameKey: searchKeyOf(lastName ?? "", keyLengths.lastNameKey),
    emailKey: emailKeyOf(email),
  };
}
