import type { LawFact } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { actorOf } from "../actorOf.ts";
import { csvLine } from "../csv/csv.ts";
import { readLawChecks } from "./lawChecks.ts";
import { lawFacts } from "./lawFacts.ts";
import { filterLawFacts, listLawFacts } from "./listLawFacts.ts";
import { recordLawCheck } from "./recordLawCheck.ts";

/** `/api/admin/law`. The contract's descriptions say who may call it. */
export function adminLawRoutes(services: Services): AreaRoutes<typeof contract.adminLaw> {
  return {
    listLawFacts: (query) => listLawFacts(services, query),
    async exportLawFacts(filters) {
      // It holds no personal details, so unlike other exports it is not recorded in the audit log.
      const facts = await filterLawFacts(services, filters);
      return new CsvFile(`law-facts-${dayOf(services.clock())}.csv`, lawLines(facts));
    },
    recordLawCheck: (check, request) => recordLawCheck(services, actorOf(request), check),
    async listLawChecks() {
      const checks = await readLawChecks(services, await lawFacts());
      return {
        checks: [...checks]
          .map(([fact, { by: _, ...check }]) => ({ fact, ...check }))
          .toSorted((one, other) => one.fact.localeCompare(other.fact)),
      };
    },
  };
}

/** The facts as lines of a CSV file. */
async function* lawLines(facts: readonly LawFact[]): AsyncGenerator<string> {
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
