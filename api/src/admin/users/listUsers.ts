import type { Page, UsersToList } from "@iep-insider/sdk/contract";
import { Op, type WhereOptions } from "sequelize";
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

/**
 * The account with that id comes first, then matches by address, by first or full name, and by last name; each account
 * once.
 */
function userChain({ search, ...filter }: Omit<UsersToList, "cursor">): Chain<User> {
  const where = narrowed(filter);
  if (search === undefined) return [newestFirst(where)];
  const found = foundByText({ ...where, ...withoutNumber(search) }, search);
  const id = numberIn(search);
  return id === null ? found : [newestFirst({ ...where, id }), ...found];
}

function withoutNumber(search: string) {
  const id = numberIn(search);
  return id === null ? {} : { id: { [Op.ne]: id } };
}

function foundByText(where: WhereOptions<User>, search: string): Chain<User> {
  const address = emailKeyOf(search);
  const name = searchKeyOf(search, nameKeyLengths.nameKey);
  const byAddress = list({ ...where, emailKey: beginningWith(address) }, [["emailKey", "ASC"]]);
  // The search was only accents or spaces, which match no name.
  if (name === "") return [byAddress];
  const byName = { ...where, nameKey: beginningWith(name), emailKey: notBeginningWith(address) };
  const byLastName = {
    ...where,
    lastNameKey: beginningWith(name),
    nameKey: notBeginningWith(name),
    emailKey: notBeginningWith(address),
  };
  return [
    byAddress,
    list(byName, [
      ["nameKey", "ASC"],
      ["id", "ASC"],
    ]),
    list(byLastName, [
      ["lastNameKey", "ASC"],
      ["id", "ASC"],
    ]),
  ];
}

function narrowed({ role, membership, verified }: Omit<UsersToList, "cursor" | "search">) {
  return {
    ...(role && { role }),
    ...(membership && { subscriptionStatus: membership }),
    ...(verified && { emailVerified: verified === "yes" }),
  };
}

/** Ids are assigned in order of creation. */
function newestFirst(where: WhereOptions<User>): List<User> {
  return list(where, [["id", "DESC"]]);
}

function list(where: WhereOptions<User>, order: List<User>["order"]): List<User> {
  return { where, order, attributes: [...shownOfUser, "nameKey", "lastNameKey"] };
}

/** `#12`, as the screens show ids, or `12`. */
function numberIn(search: string): number | null {
  const digits = /^#?\s*(\d{1,9})$/.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}
