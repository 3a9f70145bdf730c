import type { MailFilter, MailsToList, Page } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import type { Services } from "../../services.ts";
import { type OrderColumn, readPage } from "../list/readPage.ts";

export interface ListedMails {
  readonly page: Page<OutgoingMail>;
  readonly waiting: number;
  readonly firstDue: Date | null;
  readonly givenUp: number;
}

/** One page of the mails that we still know of. @throws {InvalidRequest} when the cursor is none of this list. */
export async function listMails(
  { database: { outgoingMails } }: Pick<Services, "database">,
  { state, kind, cursor }: MailsToList,
): Promise<ListedMails> {
  const { column, direction } = orders[state ?? "all"];
  const where = { ...(kind && { kind }), ...(state && { [column]: isThere }) };
  const order = [[column, direction] as OrderColumn<OutgoingMail>, ["id", direction] as const] as const;
  const [page, waiting, firstDue, givenUp] = await Promise.all([
    readPage(outgoingMails, { where, order }, cursor),
    outgoingMails.count({ where: { nextAttemptAt: isThere } }),
    outgoingMails.min<Date | null, OutgoingMail>("nextAttemptAt"),
    outgoingMails.count({ where: { givenUpAt: isThere } }),
  ]);
  return { page, waiting, firstDue: firstDue === null ? null : new Date(firstDue), givenUp };
}

const isThere = { [Op.ne]: null };

/** What makes a mail belong to a list is the time that it has for it; the list goes by that time. */
const orders = {
  all: { column: "createdAt", direction: "DESC" },
  waiting: { column: "nextAttemptAt", direction: "ASC" },
  sent: { column: "sentAt", direction: "DESC" },
  given_up: { column: "givenUpAt", direction: "DESC" },
} as const satisfies Record<MailFilter | "all", { column: string; direction: "ASC" | "DESC" }>;
