import type { AnyRecord } from "./CaseRecord.ts";
import { caseDatabaseVersion } from "./database.ts";
import { readRecord } from "./readRecord.ts";

const format = "iep-insider-case";

/** Far more than a case holds; a larger file would only freeze the page. In characters. */
export const longestCaseFile = 50_000_000;

/** What a chosen file holds, or why it is none. */
export type CaseFileContent =
  | {
      readonly kind: "case";
      readonly records: readonly AnyRecord[];
      /** How many entries this release cannot read; they are not imported. */
      readonly leftOut: number;
    }
  /** `newer`: saved by a newer release than this page. */
  | { readonly kind: "no-case" | "newer" };

/**
 * The case as a file to keep, which `readCaseFile` reads.
 * @param savedOn `YYYY-MM-DD`
 * @returns JSON
 */
export function writeCaseFile(records: readonly AnyRecord[], savedOn: string): string {
  return JSON.stringify({ format, version: caseDatabaseVersion, savedOn, records }, null, 1);
}

/** @param text of any file. */
export function readCaseFile(text: string): CaseFileContent {
  const { format: found, version, records } = fieldsOf(text);
  if (found !== format || typeof version !== "number" || !Array.isArray(records)) return { kind: "no-case" };
  if (version > caseDatabaseVersion) return { kind: "newer" };
  const read = records.flatMap((record) => readRecord(record) ?? []);
  return { kind: "case", records: read, leftOut: records.length - read.length };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  if (text.length > longestCaseFile) return {};
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
