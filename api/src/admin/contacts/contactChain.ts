import type { ContactFilter } from "@iep-insider/sdk/contract";
import type { WhereOptions } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import { keyLengths, mostShared } from "../../contacts/contactKeys.ts";
import type { Contact } from "../../database/models/contact.ts";
import { beginningWith, notBeginningWith, searchKeyOf } from "../../search/searchKey.ts";
import type { Chain, List } from "../list/readChain.ts";

/** The messages that a filter selects, in the order in which operators read them. */
export function contactChain({ search, state, service, from }: ContactFilter): Chain<Contact> {
  const fixed = {
    ...(service && { serviceType: service }),
    ...(state && { isAnswered: state === "answered" }),
  };
  if (search !== undefined) return searched(search, { ...fixed, ...(from && { isPro: true }) });
  const members = newestFirst({ ...fixed, isPro: true });
  return from ? [members] : [members, newestFirst({ ...fixed, isPro: false })];
}

function newestFirst(where: WhereOptions<Contact>): List<Contact> {
  return {
    where,
    order: [
      ["createdAt", "DESC"],
      ["id", "DESC"],
    ],
  };
}

/**
 * Messages whose name begins with the search, then by last name, then by address: each group in its own order, and each
 * message only in the first group that matches. Addresses least like the names come first: most people's address begins
 * like their name, so without the bound on `emailShared` the database would scan all rows that the names have matched
 * already.
 */
function searched(search: string, where: WhereOptions<Contact>): Chain<Contact> {
  const name = searchKeyOf(search, keyLengths.nameKey);
  const email = emailKeyOf(search);
  const byEmail = (others: WhereOptions<Contact>): List<Contact> => ({
    where: {
      ...where,
      ...others,
      emailShared: lessThan(Array.from(email).length),
      emailKey: beginningWith(email),
    },
    order: [
      ["emailShared", "ASC"],
      ["emailKey", "ASC"],
      ["id", "ASC"],
    ],
    index: "isAnswered" in where ? "contacts_answered_unlike" : "contacts_unlike",
  });
  // Only characters that match no name, such as a lone accent.
  if (name === "") return [byEmail({})];
  return [
    {
      where: { ...where, nameKey: beginningWith(name) },
      order: [
        ["nameKey", "ASC"],
        ["id", "ASC"],
      ],
    },
    {
      where: { ...where, lastNameKey: beginningWith(name), nameKey: notBeginningWith(name) },
      order: [
        ["lastNameKey", "ASC"],
        ["id", "ASC"],
      ],
    },
    byEmail({ nameKey: notBeginningWith(name), lastNameKey: notBeginningWith(name) }),
  ];
}

/** One list per value, so that in each the addresses are adjacent in the index. */
function lessThan(characters: number): number[] {
  return Array.from({ length: Math.min(characters, mostShared + 1) }, (_, shared) => shared);
}
