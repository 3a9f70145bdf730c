import type { LawFact } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { actorOf } from "../actorOf.ts";
import { type CsvColumns, csvLines } from "../csv/csv.ts";
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
      return new CsvFile(`law-facts-${dayOf(services.clock())}.csv`, csvLines(columns, [facts]));
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

const columns: CsvColumns<LawFact> = {
  Place: ({ place }) => place,
  Fact: ({ name }) => name,
  "What it says": ({ value }) => value,
  "Research note": ({ note }) => note,
  Citation: ({ citation }) => citation,
  Status: ({ status }) => status,
  "Last read": ({ asOf }) => asOf,
  "Age in days": ({ ageInDays }) => ageInDays,
  Sources: ({ sources }) => sources.join(" "),
  Check: ({ check }) => check?.outcome ?? null,
  "Checked on": ({ check }) => check?.checkedOn ?? null,
  "Page checked": ({ check }) => check?.source ?? null,
  "Words read": ({ check }) => check?.words ?? null,
};
