import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { actorOf } from "../actorOf.ts";
import { readLawChecks } from "./lawChecks.ts";
import { lawFacts } from "./lawFacts.ts";
import { lawLines } from "./lawLines.ts";
import { filterLawFacts, listLawFacts } from "./listLawFacts.ts";
import { recordLawCheck } from "./recordLawCheck.ts";

/** `/api/admin/law`. The contract's descriptions say who may call it. */
export function adminLawRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.adminLaw> {
  return {
    listLawFacts: {
      limit,
      handle: (query) => listLawFacts(services, query),
    },
    exportLawFacts: {
      limit,
      async handle(filters) {
        // It holds no personal details, so unlike other exports it is not recorded in the audit log.
        const facts = await filterLawFacts(services, filters);
        return new CsvFile(`law-facts-${dayOf(services.clock())}.csv`, lawLines(facts));
      },
    },
    recordLawCheck: {
      limit,
      handle: (check, request) => recordLawCheck(services, actorOf(request), check),
    },
    listLawChecks: {
      limit,
      async handle() {
        const checks = await readLawChecks(services, await lawFacts());
        return {
          checks: [...checks]
            .map(([fact, { by: _, ...check }]) => ({ fact, ...check }))
            .toSorted((one, other) => one.fact.localeCompare(other.fact)),
        };
      },
    },
  };
}
