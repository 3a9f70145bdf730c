import { col, fn, Op } from "sequelize";
import type { Partner } from "../../database/models/partner.ts";
import type { PartnerKey } from "../../database/models/partnerKey.ts";
import type { User } from "../../database/models/user.ts";
import { monthOf, sponsoredUsesOf } from "../../partners/sponsoredUses.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";

/**
 * What operators see of partners besides their rows. It takes the same number of queries for many partners as for one.
 */
export interface AboutPartners {
  /** The newest first. */
  readonly keysOf: (partner: Partner) => readonly PartnerKey[];
  readonly managerOf: (partner: Partner) => User | null;
  readonly loadsOf: (partner: Partner) => number;
  /** Sponsored uses of this month, by partner. */
  readonly uses: ReadonlyMap<number, number>;
}

export async function aboutPartners(
  services: Pick<Services, "database" | "clock">,
  partners: readonly Partner[],
): Promise<AboutPartners> {
  const { partnerKeys, users } = services.database;
  const ids = partners.map(({ id }) => id);
  const keys = await partnerKeys.findAll({ where: { partnerId: ids }, order: [["createdAt", "DESC"]] });
  const loads = await countLoads(
    services,
    keys.map(({ siteKey }) => siteKey),
  );
  const managers = await users.findAll({
    where: { id: partners.flatMap(({ userId }) => (userId === null ? [] : [userId])) },
  });
  const keysOf = (partner: Partner) => keys.filter(({ partnerId }) => partnerId === partner.id);
  return {
    keysOf,
    managerOf: ({ userId }) => managers.find(({ id }) => id === userId) ?? null,
    loadsOf: (partner) => keysOf(partner).reduce((sum, { siteKey }) => sum + (loads.get(siteKey) ?? 0), 0),
    uses: await sponsoredUsesOf(services, ids, monthOf(services.clock())),
  };
}

const day = 24 * 60 * 60_000;

/**
 * How often tools were loaded with each of these keys in the last 30 days (UTC), including today.
 * @returns by key; keys without loads are missing.
 */
async function countLoads(
  { database, clock }: Pick<Services, "database" | "clock">,
  siteKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const first = dayOf(new Date(clock().getTime() - 29 * day));
  const sums = await database.usageCounts.findAll({
    attributes: ["siteKey", [fn("SUM", col("count")), "loads"]],
    where: { siteKey: [...siteKeys], event: "tool_load", day: { [Op.between]: [first, dayOf(clock())] } },
    group: ["siteKey"],
  });
  // MySQL returns a sum as a string.
  return new Map(sums.map((sum) => [sum.siteKey, Number(sum.get("loads"))]));
}
