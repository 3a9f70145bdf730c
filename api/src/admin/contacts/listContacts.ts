import type { ContactList, ContactsToList } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Services } from "../../services.ts";
import { readTotals } from "../../totals/totals.ts";
import { dayOf } from "../../usage/day.ts";
import { readChain } from "../list/readChain.ts";
import { contactChain } from "./contactChain.ts";
import { presentContacts } from "./presenter.ts";

/** One page of messages, and the totals above them. */
export async function listContacts(
  services: Pick<Services, "database" | "clock">,
  { dayBegan, cursor, ...filter }: ContactsToList,
): Promise<ContactList> {
  const { database, clock } = services;
  const since = beginOfDay(dayBegan, clock());
  const [page, totals, today, newest] = await Promise.all([
    readChain(database.contacts, contactChain(filter), cursor),
    readTotals(database),
    database.contacts.count({ where: { createdAt: { [Op.gte]: since } } }),
    database.contacts.findOne({
      attributes: ["createdAt"],
      order: [
        ["createdAt", "DESC"],
        ["id", "DESC"],
      ],
    }),
  ]);
  return {
    contacts: await presentContacts(services, page.rows),
    total: totals.contacts,
    waiting: totals["contacts unanswered"],
    today,
    newest: newest?.createdAt.toISOString() ?? null,
    next: page.next,
    previous: page.previous,
  };
}

/** The longest day: when clocks are set back. */
const longestDay = 25 * 60 * 60_000;

/** At most one day is counted, whatever start is given. */
function beginOfDay(dayBegan: string | undefined, now: Date): Date {
  if (dayBegan === undefined) return new Date(dayOf(now));
  const said = new Date(dayBegan).getTime();
  return new Date(Math.min(Math.max(said, now.getTime() - longestDay), now.getTime()));
}
