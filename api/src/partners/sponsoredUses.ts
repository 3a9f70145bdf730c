import type { Services } from "../services.ts";
import { dayOf } from "../usage/day.ts";

/** The month that a moment falls on, in UTC: `2026-11`. */
export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, 7);
}

/** How many uses partners have paid for in a month. @returns by partner; one without any is missing. */
export async function sponsoredUsesOf(
  { database }: Pick<Services, "database">,
  partnerIds: readonly number[],
  month: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database.partnerMonths.findAll({ where: { partnerId: [...partnerIds], month } });
  return new Map(rows.map(({ partnerId, sponsoredUses }) => [partnerId, sponsoredUses]));
}
