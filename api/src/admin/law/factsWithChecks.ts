import type { LawFact } from "@iep-insider/sdk/contract";
import { isOlderThanTwelveMonths } from "@iep-insider/sdk/law";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { readLawChecks } from "./lawChecks.ts";
import type { HeldLawFact } from "./lawFacts.ts";

/** Facts with their newest checks and current age. A confirming check resets a fact's age to the check's date. */
export async function factsWithChecks(
  services: Pick<Services, "database" | "clock">,
  facts: readonly HeldLawFact[],
): Promise<readonly LawFact[]> {
  const today = dayOf(services.clock());
  const checks = await readLawChecks(services, facts);
  return facts.map((fact) => {
    const check = checks.get(fact.id) ?? null;
    const lastRead = check?.outcome === "confirmed" ? check.checkedOn : fact.asOf;
    return {
      ...fact,
      check,
      ageInDays: Math.max(0, Math.round((Date.parse(today) - Date.parse(lastRead)) / 86_400_000)),
      isOld: isOlderThanTwelveMonths(lastRead, today),
    };
  });
}
