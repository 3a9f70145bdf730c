import type { CountedEvent, Language } from "@iep-insider/sdk/contract";
import { QueryTypes } from "sequelize";
import type { Database } from "../database/openDatabase.ts";
import type { Services } from "../services.ts";
import { dayOf } from "./day.ts";
import type { StoredSubject } from "./subject.ts";

/** What is counted: the fixed shape, and nothing else. */
export interface Occurrence {
  readonly event: CountedEvent;
  readonly subject: StoredSubject;
  /** Empty for our own site. */
  readonly siteKey: string;
  /** Stored apart from the subject, and only if it is not English. */
  readonly language?: Language;
}

/**
 * Stored as the site key of events that come neither from our own site nor with a site key whose origin was checked:
 * an element on an unregistered page, or a script. No real site key can equal it.
 */
export const unverifiedSite = "unverified";

/** How long counts are collected before they are written, in milliseconds, and how many at most. */
const batchPeriod = 1_000;
const batchSize = 1_000;

/** Adds one to the count of today (UTC). Resolves once it is stored. @throws when the database refuses. */
type CountEvent = (occurrence: Occurrence) => Promise<void>;

interface Batch {
  /** How often each count occurred, by its key as JSON. */
  readonly counts: Map<string, number>;
  /** The same of those that were not in English, by language instead of subject. */
  readonly byLanguage: Map<string, number>;
  size: number;
  /** Settles when the batch is stored. */
  readonly stored: Promise<void>;
  /** Stops collecting and stores what there is. */
  readonly close: () => void;
}

/**
 * Collects counts for a second and writes them in one statement. Each caller waits until its batch is stored, so a
 * process that is killed loses no acknowledged count.
 */
export function createCounter(services: Pick<Services, "database" | "clock" | "batchPeriod">): CountEvent {
  const { database, clock } = services;
  let open: Batch | null = null;

  function openBatch(): Batch {
    const closed = Promise.withResolvers<void>();
    const counts = new Map<string, number>();
    const byLanguage = new Map<string, number>();
    const close = () => {
      clearTimeout(timer);
      open = null;
      closed.resolve();
    };
    const timer = setTimeout(close, services.batchPeriod ?? batchPeriod);
    const stored = closed.promise.then(async () => {
      await addCounts(database, "usage_counts", "subject", counts);
      if (byLanguage.size > 0) await addCounts(database, "language_counts", "language", byLanguage);
    });
    return { counts, byLanguage, size: 0, stored, close };
  }

  return ({ event, subject, siteKey, language = "en" }) => {
    open ??= openBatch();
    const { counts, byLanguage, stored, close } = open;
    const day = dayOf(clock());
    addOne(counts, [day, event, subject, siteKey]);
    if (language !== "en") addOne(byLanguage, [day, event, language, siteKey]);
    open.size += 1;
    if (open.size >= batchSize) close();
    return stored;
  };
}

function addOne(counts: Map<string, number>, columns: readonly string[]): void {
  const key = JSON.stringify(columns);
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Adds in the database, so that no process writes a number that it read before. @param of the table's own column. */
async function addCounts(
  { sequelize }: Database,
  table: "usage_counts" | "language_counts",
  of: "subject" | "language",
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  // In one order, so that two processes never wait for each other's rows.
  const rows = [...counts].sort().map(([key, count]) => [...JSON.parse(key), count]);
  const add =
    sequelize.getDialect() === "sqlite"
      ? `ON CONFLICT (day, event, ${of}, siteKey) DO UPDATE SET count = count + excluded.count`
      : "ON DUPLICATE KEY UPDATE count = count + VALUES(count)";
  const places = rows.map(() => "(?, ?, ?, ?, ?)").join(", ");
  await sequelize.query(`INSERT INTO ${table} (day, event, ${of}, siteKey, count) VALUES ${places} ${add}`, {
    replacements: rows.flat(),
    type: QueryTypes.INSERT,
  });
}
