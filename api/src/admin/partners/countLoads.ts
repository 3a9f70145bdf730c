import { col, fn, Op } from "sequelize";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";

const day = 24 * 60 * 60_000;

/**
 * How often tools were loaded with each of these keys, today (UTC) and on the 29 days before.
 * @returns by key; one without a load is missing.
 */
export async function countLoads(
  { database, clock }: Pick<Services, "database" | "clock">,
  siteKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const first = dayOf(new Date(clock().getTime() - 29 * day));
  const sums = await database.usageCounts.findAll({
    attributes: ["siteKey", [fn("SUM", col("count")), "loads"]],
    where: { siteKey: [...siteKeys], event: "tool_load", day: { [Op.between]: [first, dayOf(clock())] } },
    group: ["siteKey"],
  });
  // A sum comes as a word from MySQL.
  return new Map(sums.map((sum) => [sum.siteKey, Number(sum.get("loads"))]));
}
