import { Op } from "sequelize";
import type { Services } from "../services.ts";
import { dayOf } from "../usage/day.ts";

/** The current state, shared by all processes on one database. */
export interface SharedState {
  readonly waiting: number;
  readonly givenUp: number;
  /** When the mail that waits longest was due; null: none waits. */
  readonly oldestDue: Date | null;
  readonly lastWebhook: Date | null;
  readonly tokensToday: number;
  readonly jobRuns: readonly { readonly job: string; readonly ranAt: Date }[];
}

/** Each of these queries uses an index. */
export async function readSharedState({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<SharedState> {
  const { outgoingMails, webhookEvents, aiSpending, jobRuns } = database;
  const [waiting, givenUp, oldest, webhook, spending, runs] = await Promise.all([
    outgoingMails.count({ where: { nextAttemptAt: { [Op.ne]: null } } }),
    outgoingMails.count({ where: { givenUpAt: { [Op.ne]: null } } }),
    outgoingMails.findOne({
      attributes: ["nextAttemptAt"],
      where: { nextAttemptAt: { [Op.lte]: clock() } },
      order: [["nextAttemptAt", "ASC"]],
    }),
    webhookEvents.findOne({ attributes: ["createdAt"], order: [["createdAt", "DESC"]] }),
    aiSpending.findByPk(dayOf(clock())),
    jobRuns.findAll(),
  ]);
  return {
    waiting,
    givenUp,
    oldestDue: oldest?.nextAttemptAt ?? null,
    lastWebhook: webhook?.createdAt ?? null,
    tokensToday: spending?.tokens ?? 0,
    jobRuns: runs,
  };
}
