import type { Page, UsersToList } from "@iep-insider/sdk/contract";
import type { WhereOptions } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import { nameKeyLengths } from "../../accounts/nameKeys.ts";
import type { User } from "../../database/models/user.ts";
import { beginningWith, notBeginningWith, searchKeyOf } from "../../search/searchKey.ts";
import type { Services } from "../../services.ts";
import { type Chain, type List, readChain } from "../list/readChain.ts";
import { shownOfUser } from "./readUser.ts";

/**
 * One page of the accounts: newest first, or those that a search finds.
 * @throws {InvalidRequest} for a cursor of another list.
 */
export function listUsers(
  { database }: Pick<Services, "database">,
  { cursor, ...filter }: UsersToList,
): Promise<Page<User>> {
  return readChain(database.users, userChain(filter), cursor);
}

/** What is looked for by address comes first, then by first or whole name, then by last name; nobody comes twice. */
function userChain({ search, ...filter }: Omit<UsersToList, "cursor">): Chain<User> {
  const where = narrowed(filter);
  if (search === undefined) return [newestFirst(where)];
  const id = numberIn(search);
  if (id !== null) return [newestFirst({ ...where, id })];
  const address = emailKeyOf(search);
  const name = searchKeyOf(search, nameKeyLengths.nameKey);
  const byAddress = list({ ...where, emailKey: beginningWith(address) }, [["emailKey", "ASC"]]);
  // All of it was accents or blanks: no name begins with nothing.
  if (name === "") return [byAddress];
  return [
    byAddress,
    list({ ...where, nameKey: beginningWith(name), emailKey: notBeginningWith(address) }, [
      ["nameKey", "ASC"],
      ["id", "ASC"],
    ]),
    list(
      {
        ...where,
        lastNameKey: beginningWith(name),
        nameKey: notBeginningWith(name),
        emailKey: notBeginningWith(address),
      },
      [
        ["lastNameKey", "ASC"],
        ["id", "ASC"],
      ],
    ),
  ];
}

function narrowed({ role, membership, verified }: Omit<UsersToList, "cursor" | "search">) {
  return {
    ...(role && { role }),
    ...(membership && { subscriptionStatus: membership }),
    ...(verified && { emailVerified: verified === "yes" }),
  };
}

/** Numbers are given in the order in which accounts are made. */
function newestFirst(where: WhereOptions<User>): List<User> {
  return list(where, [["id", "DESC"]]);
}

function list(where: WhereOptions<User>, order: List<User>["order"]): List<User> {
  return { where, order, attributes: [...shownOfUser, "nameKey", "lastNameKey"] };
}

/** `#12`, as the screens write our numbers. */
function numberIn(search: string): number | null {
  const digits = /^#\s*(\d{1,9})$/.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
