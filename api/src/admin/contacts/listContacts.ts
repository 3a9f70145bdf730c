import { Op } from "sequelize";
import type { Contact } from "../../database/models/contact.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";

export interface ListedContacts {
  readonly contacts: readonly Contact[];
  readonly total: number;
  readonly today: number;
  /** When the newest of all was sent. */
  readonly newest: Date | null;
}

/** As many as one answer holds. */
const most = 200;

/**
 * The messages that were sent to us: members' first, and the newest first among both (DECISIONS 16).
 * @param dayBegan when the operator's day began, as ISO 8601; without it, the day in UTC.
 */
export async function listContacts(
  { database, clock }: Pick<Services, "database" | "clock">,
  dayBegan: string | undefined,
): Promise<ListedContacts> {
  const [contacts, total, today, newest] = await Promise.all([
    database.contacts.findAll({
      order: [
        ["isPro", "DESC"],
        ["createdAt", "DESC"],
        ["id", "DESC"],
      ],
      limit: most,
    }),
    database.contacts.count(),
    database.contacts.count({ where: { createdAt: { [Op.gte]: beginOfDay(dayBegan, clock()) } } }),
    database.contacts.findOne({
      attributes: ["createdAt"],
      order: [
        ["createdAt", "DESC"],
        ["id", "DESC"],
      ],
    }),
  ]);
  return { contacts, total, today, newest: newest?.createdAt ?? null };
}

/** Within the years that every database can compare: a year 10000, by an offset, is none of them. */
function beginOfDay(dayBegan: string | undefined, now: Date): Date {
  if (dayBegan === undefined) return new Date(dayOf(now));
  return new Date(Math.min(Math.max(new Date(dayBegan).getTime(), 0), now.getTime()));
}
