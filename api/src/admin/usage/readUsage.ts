import { type StoredToolName, storedToolName, tools } from "@iep-insider/sdk/catalog";
import { aiTools, type UsageReport, type UsageToRead, type UsageTotals } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Services } from "../../services.ts";
import { unverifiedSite } from "../../usage/service.ts";
import { aiCountsOf, failuresOf } from "./aiCounts.ts";
import { type Days, daysBeforeOf, daysOf, eachDay } from "./daysOf.ts";
import { eventCountsOf, mostOpened, sumAi, sumEvents } from "./sumCounts.ts";

type UsageServices = Pick<Services, "database" | "clock" | "environment">;

const mostPages = 20;

/** What happened in a range of days, by day and by tool, and in as many days before. The database adds it all up. */
export async function readUsage(
  { database, clock, environment }: UsageServices,
  { range = "30d", tool }: UsageToRead,
): Promise<UsageReport> {
  const now = clock();
  const days = daysOf(range, now);
  const stored = tool && storedToolName(tool);
  const among = stored ? { subject: stored } : {};
  const [byDay, aiByDay, byTool, aiByTool, pages, totals, before] = await Promise.all([
    sumEvents(database, days, ["day"], among),
    sumAi(database, days, ["day"], stored),
    sumEvents(database, days, ["subject"], {
      subject: stored ? [stored] : tools.map(({ id }) => storedToolName(id)),
    }),
    sumAi(database, days, ["tool"], stored),
    tool ? [] : mostOpened(database, days, mostPages),
    totalsOf({ database }, days, stored),
    totalsOf({ database }, daysBeforeOf(range, now), stored),
  ]);
  return {
    ...days,
    days: eachDay(days).map((day) => ({
      day,
      events: eventCountsOf(byDay.filter((sum) => sum.day === day)),
      ai: aiCountsOf(aiByDay.filter((sum) => sum.day === day)),
    })),
    totals,
    before,
    tools: usedTools(byTool, aiByTool),
    pages,
    failures: failuresOf(aiByDay),
    engine: { isOn: environment.ai !== null, prices: environment.ai?.prices ?? null },
  };
}

async function totalsOf(
  { database }: Pick<Services, "database">,
  days: Days,
  tool: StoredToolName | undefined,
): Promise<UsageTotals> {
  const among = tool ? { subject: tool } : {};
  const [own, onSites, unverified, ai] = await Promise.all([
    sumEvents(database, days, [], { ...among, siteKey: "" }),
    sumEvents(database, days, [], { ...among, siteKey: { [Op.notIn]: ["", unverifiedSite] } }),
    sumEvents(database, days, [], { ...among, siteKey: unverifiedSite }),
    sumAi(database, days, [], tool),
  ]);
  return {
    events: eventCountsOf([...own, ...onSites, ...unverified]),
    onPartnerSites: eventCountsOf(onSites),
    unverified: eventCountsOf(unverified),
    ai: aiCountsOf(ai),
  };
}

/** The most used first; those that are used alike, as the catalog has them. */
function usedTools(
  events: Awaited<ReturnType<typeof sumEvents<"subject">>>,
  answers: Awaited<ReturnType<typeof sumAi<"tool">>>,
): UsageReport["tools"] {
  const isAi: readonly string[] = aiTools;
  const rows = tools.map(({ id }) => {
    const stored: string = storedToolName(id);
    const counted = answers.filter(({ tool }) => tool === stored);
    return {
      tool: id,
      events: eventCountsOf(events.filter(({ subject }) => subject === stored)),
      ai: isAi.includes(id) || counted.length > 0 ? aiCountsOf(counted) : null,
    };
  });
  return rows.filter((row) => weightOf(row) > 0).sort((one, other) => weightOf(other) - weightOf(one));
}

/** All that was counted of a tool. */
function weightOf({ events, ai }: UsageReport["tools"][number]): number {
  const answers = ai === null ? 0 : Object.values(ai.outcomes).reduce((sum, count) => sum + count, 0);
  return Object.values(events).reduce((sum, count) => sum + count, 0) + answers;
}
