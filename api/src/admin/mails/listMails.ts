import type { MailFilter, MailsToList, Page } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import type { Services } from "../../services.ts";
import { type OrderColumn, readChain } from "../list/readChain.ts";

export interface ListedMails {
  readonly page: Page<OutgoingMail>;
  readonly waiting: number;
  readonly firstDue: Date | null;
  readonly givenUp: number;
}

/** One page of the stored mails. @throws {InvalidRequest} for a cursor of another list. */
export async function listMails(
  { database: { outgoingMails } }: Pick<Services, "database">,
  { state, kind, cursor }: MailsToList,
): Promise<ListedMails> {
  const { column, direction } = orders[state ?? "all"];
  const where = { ...(kind && { kind }), ...(state && { [column]: isThere }) };
  const order = [[column, direction] as OrderColumn<OutgoingMail>, ["id", direction] as const] as const;
  const [page, waiting, firstDue, givenUp] = await Promise.all([
    readChain(outgoingMails, [{ where, order }], cursor),
    outgoingMails.count({ where: { nextAttemptAt: isThere } }),
    outgoingMails.min<Date | null, OutgoingMail>("nextAttemptAt"),
    outgoingMails.count({ where: { givenUpAt: isThere } }),
  ]);
  return { page, waiting, firstDue: firstDue === null ? null : new Date(firstDue), givenUp };
}

const isThere = { [Op.ne]: null };

/** Each list has a time column: it contains the mails that have that time, ordered by it. */
const orders = {
  all: { column: "createdAt", direction: "DESC" },
  waiting: { column: "nextAttemptAt", direction: "ASC" },
  sent: { column: "sentAt", direction: "DESC" },
  given_up: { column: "givenUpAt", direction: "DESC" },
} as const satisfies Record<MailFilter | "all", { column: string; direction: "ASC" | "DESC" }>;
