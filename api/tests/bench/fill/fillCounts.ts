import { storedToolName, toolIds } from "@iep-insider/sdk/catalog";
import { oldKeyDays, statisticsEvents } from "@iep-insider/sdk/contract";
import type { CreationAttributes } from "sequelize";
import type { UsageCount } from "../../../src/database/models/usageCount.ts";
import type { Database } from "../../../src/database/openDatabase.ts";
import { monthsBefore, monthsKept } from "../../../src/jobs/retention.ts";
import { periodsOf } from "../../../src/partners/statistics/periods.ts";
import { dayOf } from "../../../src/usage/day.ts";
import { seededRandom } from "./seededRandom.ts";
import { writeRows } from "./writeRows.ts";

/** The keys of the partner that is asked about: one until a year ago, and for a while beside the next. */
export interface AskedKeys {
  readonly before: string;
  readonly current: string;
}

type Row = CreationAttributes<UsageCount>;

const otherPartners = 400;

/** What is counted of a partner's pages on a day. */
const kinds = toolIds.flatMap((tool) =>
  statisticsEvents.map((event) => ({ event, subject: storedToolName(tool) })),
);

/**
 * Writes the counts of all days that are kept, in the order in which they are counted: of one partner all that there can
 * be, each tool opened, started and finished every day; and of others a few tools a day each.
 * @param rowsOfOthers how many, over all days.
 */
export async function fillCounts(
  database: Database,
  asked: AskedKeys,
  rowsOfOthers: number,
  now: Date,
): Promise<void> {
  const days = periodsOf("day", { from: dayOf(monthsBefore(now, monthsKept.counts)), to: dayOf(now) });
  const rotated = Math.floor(days.length / 2);
  // Each its own, so that the asked partner has the same counts however many others there are.
  const [own, others] = [seededRandom(13), seededRandom(17)];
  const daily = days.map(({ from: day }, index) => {
    const keys = [
      ...(index < rotated + oldKeyDays ? [asked.before] : []),
      ...(index >= rotated ? [asked.current] : []),
    ];
    const startOf = (which: number) => Math.ceil((which * rowsOfOthers) / days.length);
    return { day, index, keys, ofOthers: startOf(index + 1) - startOf(index) };
  });
  function* rows(): Generator<Row> {
    for (const { day, index, keys, ofOthers } of daily) {
      // Most days of most tools have less than is shown.
      for (const siteKey of keys)
        for (const kind of kinds) yield { day, ...kind, siteKey, count: 1 + Math.floor(own() ** 3 * 60) };
      for (let number = 0; number < ofOthers; number += 1)
        yield { day, ...ofOther(number, index), count: 1 + Math.floor(others() * 20) };
    }
  }
  const count = daily.reduce((sum, { keys, ofOthers }) => sum + keys.length * kinds.length + ofOthers, 0);
  const written = rows();
  await writeRows(database, database.usageCounts, count, () => {
    const { value } = written.next();
    if (!value) throw new RangeError("There are fewer rows than were counted.");
    return value;
  });
}

/** Whose count it is and of what: no two numbers of a day alike, and another day begins with other tools. */
function ofOther(number: number, dayIndex: number): Omit<Row, "day" | "count"> {
  const partner = number % otherPartners;
  const kind = kinds[(Math.floor(number / otherPartners) + partner * 5 + dayIndex) % kinds.length];
  if (!kind) throw new RangeError(`There is nothing counted with the number ${number}.`);
  return { ...kind, siteKey: `site_ofAnotherPartner${String(partner).padStart(3, "0")}` };
}
