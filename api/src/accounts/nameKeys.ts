import type { User } from "../database/models/user.ts";
import { searchKeyOf } from "../search/searchKey.ts";

/** The keys' lengths in characters: those of the names they are made from. */
export const nameKeyLengths = { nameKey: 201, lastNameKey: 100 } as const;

/**
 * Search keys for an account, besides its address. The key of the whole name also matches the first name, since it
 * begins with it. Code that writes an account's name must write these with it.
 */
export function nameKeys({
  firstName,
  lastName,
}: Pick<User, "firstName" | "lastName">): Pick<User, keyof typeof nameKeyLengths> {
  return {
    nameKey: searchKeyOf(`${firstName ?? ""} ${lastName ?? ""}`, nameKeyLengths.nameKey),
    lastNameKey: searchKeyOf(lastName ?? "", nameKeyLengths.lastNameKey),
  };
}
