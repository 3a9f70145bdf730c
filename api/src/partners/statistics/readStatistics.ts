import { findTool, storedToolName, toolIds } from "@iep-insider/sdk/catalog";
import {
  type PartnerStatistics,
  type StatisticsEvent,
  type StatisticsToRead,
  statisticsEvents,
} from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Partner } from "../../database/models/partner.ts";
import type { Database } from "../../database/openDatabase.ts";
import { InvalidRequest } from "../../http/errors.ts";
import { monthsBefore, monthsKept } from "../../jobs/retention.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { readSettings } from "../settings.ts";
import { type DayCount, givenBlocks } from "./givenBlocks.ts";
import { languagesOf, type SpanishCount } from "./languagesOf.ts";
import { type Days, dayAfter, periodOf } from "./periods.ts";
import { statisticsOf } from "./statisticsOf.ts";

/**
 * How the tools on a partner's pages were used. Days before the first whole month that is kept, and after today, are
 * left out.
 * @throws {InvalidRequest} where none is left.
 */
export async function readStatistics(
  { database, clock }: Pick<Services, "database" | "clock">,
  partner: Partner,
  { from, to, by = "day" }: StatisticsToRead,
): Promise<PartnerStatistics> {
  const now = clock();
  const today = dayOf(now);
  const earliest = firstWholeMonth(now);
  if (from > today) throw new InvalidRequest({ from: "This day is in the future." });
  if (to < earliest) throw new InvalidRequest({ to: `Counts before ${earliest} are no longer kept.` });
  const days: Days = {
    from: periodOf(by, from < earliest ? earliest : from).from,
    to: periodOf(by, to > today ? today : to).to,
  };
  const months = { from: periodOf("month", days.from).from, to: periodOf("month", days.to).to };
  const siteKeys = await keysOf(database, partner);
  const blocks = givenBlocks(await countsOf(database, siteKeys, months), today);
  const spanish = await spanishOf(database, siteKeys, months);
  return {
    earliest,
    today,
    ...statisticsOf(blocks, by, days, today),
    languages: languagesOf(blocks, spanish, days, today),
    state: readSettings(partner).defaultState,
  };
}

/**
 * Counts are removed day by day. Of a month that has lost days the sums would be others, and the difference to what
 * was shown before would tell what a day had.
 */
function firstWholeMonth(now: Date): string {
  const firstKept = dayOf(monthsBefore(now, monthsKept.counts));
  const { from, to } = periodOf("month", firstKept);
  return from === firstKept ? from : dayAfter(to);
}

/** Every key that the partner ever had. */
async function keysOf({ partnerKeys }: Database, { id }: Partner): Promise<readonly string[]> {
  const keys = await partnerKeys.findAll({ where: { partnerId: id }, attributes: ["siteKey"] });
  return keys.map(({ siteKey }) => siteKey);
}

/**
 * Over all keys. Summed here: a tool's counts of a day are under one key, or two while the
 * previous one is still in use, so the database would sort thirty thousand rows to return as many.
 */
async function countsOf(
  { usageCounts }: Database,
  siteKeys: readonly string[],
  { from, to }: Days,
): Promise<readonly DayCount[]> {
  const rows = await usageCounts.findAll({
    where: {
      siteKey: [...siteKeys],
      day: { [Op.between]: [from, to] },
      event: [...statisticsEvents],
      subject: toolIds.map(storedToolName),
    },
    attributes: ["day", "event", "subject", "count"],
    raw: true,
  });
  const sums = new Map<string, DayCount>();
  for (const { day, event, subject, count } of rows) {
    const tool = findTool(subject);
    if (!tool || !isOfStatistics(event)) continue;
    const name = `${day} ${event} ${tool.id}`;
    sums.set(name, { day, event, tool: tool.id, count: count + (sums.get(name)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** By month: the rows of a partner are at most three a day for each key. */
async function spanishOf(
  { languageCounts }: Database,
  siteKeys: readonly string[],
  { from, to }: Days,
): Promise<readonly SpanishCount[]> {
  const rows = await languageCounts.findAll({
    where: {
      siteKey: [...siteKeys],
      day: { [Op.between]: [from, to] },
      event: [...statisticsEvents],
      language: "es",
    },
    attributes: ["day", "event", "count"],
    raw: true,
  });
  const sums = new Map<string, SpanishCount>();
  for (const { day, event, count } of rows) {
    if (!isOfStatistics(event)) continue;
    const month = day.slice(0, 7);
    const name = `${month} ${event}`;
    sums.set(name, { month, event, count: count + (sums.get(name)?.count ?? 0) });
  }
  return [...sums.values()];
}

function isOfStatistics(event: string): event is StatisticsEvent {
  return statisticsEvents.some((one) => one === event);
}
