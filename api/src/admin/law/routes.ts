import type { adminLaw } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { lawLines } from "./lawLines.ts";
import { filterLawFacts, listLawFacts } from "./listLawFacts.ts";

/** `/api/admin/law`. Who may ask stands in the contract's descriptions. */
export function adminLawRoutes({ clock }: Services, limit: RequestHandler): AreaRoutes<typeof adminLaw> {
  return {
    listLawFacts: {
      limit,
      handle: (query) => listLawFacts(clock, query),
    },
    exportLawFacts: {
      limit,
      async handle(filters) {
        // Nobody's details: unlike other files, this one is not written down as a deed.
        const facts = await filterLawFacts(clock, filters);
        return new CsvFile(`law-facts-${dayOf(clock())}.csv`, lawLines(facts));
      },
    },
  };
}
