import { type AiToday, recentDisputeDays, type Today } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Database } from "../../database/openDatabase.ts";
import { daysBefore } from "../../jobs/retention.ts";
import type { Services } from "../../services.ts";
import { readTotals } from "../../totals/totals.ts";
import { dayOf } from "../../usage/day.ts";
import { readHealth } from "../health/readHealth.ts";
import { filterLawFacts } from "../law/listLawFacts.ts";
import { aiCountsOf } from "../usage/aiCounts.ts";
import { sumAi } from "../usage/sumCounts.ts";

/** What needs an operator's attention: figures from the other screens, in one call. */
export async function readToday(services: Services): Promise<Today> {
  const { database, clock } = services;
  const now = clock();
  const [totals, oldest, sendable, recent, siteKeysWaiting, old, ai, { mails, checks, jobs }] =
    await Promise.all([
      readTotals(database),
      oldestWaiting(database),
      countSendable(database, now),
      database.payments.count({
        where: { status: "disputed", updatedAt: { [Op.gte]: daysBefore(now, recentDisputeDays) } },
      }),
      database.partners.count({ where: { status: "applied" } }),
      filterLawFacts(services, { age: "old" }),
      readAi(services, now),
      readHealth(services),
    ]);
  const isFailing = ({ state }: { readonly state: string }) => state === "failing";
  return {
    checkedAt: now.toISOString(),
    messages: { waiting: totals["contacts unanswered"], oldest: oldest?.toISOString() ?? null },
    mails: { sendable, givenUp: mails.givenUp },
    disputes: { recent, all: totals["payments disputed"] },
    siteKeysWaiting,
    lawToReadAgain: {
      federal: old.filter(({ place }) => place === "US").length,
      states: old.filter(({ place }) => place !== "US").length,
    },
    ai,
    health: {
      failingChecks: checks
        .filter((check) => isFailing(check) && check.name !== "ai")
        .map(({ name }) => name),
      failingJobs: jobs.filter(isFailing).map(({ name }) => name),
      open: [...checks, ...jobs].filter(({ state }) => state === "missing" || state === "stand_in").length,
    },
  };
}

/** An index orders members' messages and the others each by time. */
async function oldestWaiting({ contacts }: Database): Promise<Date | null> {
  const rows = await Promise.all(
    [true, false].map((isPro) =>
      contacts.findOne({
        attributes: ["createdAt"],
        where: { isAnswered: false, isPro },
        order: [
          ["createdAt", "ASC"],
          ["id", "ASC"],
        ],
      }),
    ),
  );
  const times = rows.flatMap((row) => row?.createdAt.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Their content is stored while it is useful. */
function countSendable({ outgoingMails }: Database, now: Date): Promise<number> {
  return outgoingMails.count({
    where: {
      givenUpAt: { [Op.ne]: null },
      content: { [Op.ne]: null },
      usefulUntil: { [Op.gt]: now },
    },
  });
}

async function readAi({ database, environment }: Services, now: Date): Promise<AiToday | null> {
  if (environment.ai === null) return null;
  const day = dayOf(now);
  const [spending, sums] = await Promise.all([
    database.aiSpending.findByPk(day),
    sumAi(database, { from: day, to: day }, []),
  ]);
  const { dailyTokens, prices } = environment.ai;
  return { tokens: spending?.tokens ?? 0, dailyTokens, cost: prices && aiCountsOf(sums).cost };
}
