import { type Page, type PartnersToList, siteKeyPattern } from "@iep-insider/sdk/contract";
import { col, fn, Op, type WhereOptions, where } from "sequelize";
import type { Partner } from "../../database/models/partner.ts";
import type { PartnerKey } from "../../database/models/partnerKey.ts";
import type { Services } from "../../services.ts";
import { readChain } from "../list/readChain.ts";

/** One page of the sites, newest first. @throws {InvalidRequest} for a cursor of another list. */
export async function listPartners(
  { database }: Pick<Services, "database">,
  { state, status, search, cursor }: PartnersToList,
): Promise<Page<Partner>> {
  const key = search && siteKeyPattern.test(search) ? await database.partnerKeys.findByPk(search) : null;
  const isActive = state ? { active: state === "on" } : {};
  const hasStatus = status ? { status } : {};
  const list = {
    where: { [Op.and]: [isActive, hasStatus, search ? has(search, key) : {}] },
    order: [["id", "DESC"]],
  } as const;
  return readChain(database.partners, [list], cursor);
}

/** Scans every row, which is fine for the number of registered partners. Only keys are case-sensitive. */
function has(search: string, key: PartnerKey | null): WhereOptions<Partner> {
  const contains = (text: string, column: string, isExact = false) =>
    where(fn("INSTR", isExact ? col(column) : fn("LOWER", col(column)), text), Op.gt, 0);
  const small = search.toLowerCase();
  return {
    [Op.or]: [
      contains(small, "name"),
      contains(small, "allowedOrigins"),
      contains(search, "siteKey", true),
      // A rotated or revoked key, given in full.
      ...(key ? [{ id: key.partnerId }] : []),
    ],
  };
}
