import type { LawFact } from "@iep-insider/sdk/contract";
import { csvLine } from "../csv/csv.ts";

/** The facts as lines of a file. */
export async function* lawLines(facts: readonly LawFact[]): AsyncGenerator<string> {
  yield csvLine([
    "Place",
    "Fact",
    "What it says",
    "Research note",
    "Citation",
    "Status",
    "Last read",
    "Age in days",
    "Sources",
    "Check",
    "Checked on",
    "Page checked",
    "Words read",
  ]);
  for (const { place, name, value, note, citation, status, asOf, ageInDays, sources, check } of facts)
    yield csvLine([
      ...[place, name, value, note, citation, status, asOf, ageInDays, sources.join(" ")],
      ...[check?.outcome, check?.checkedOn, check?.source, check?.words].map((field) => field ?? null),
    ]);
}
