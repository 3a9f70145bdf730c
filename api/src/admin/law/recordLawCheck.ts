import type { LawCheckToRecord, LawFact } from "@iep-insider/sdk/contract";
import { type Actor, recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import { InvalidRequest } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { factsWithChecks } from "./factsWithChecks.ts";
import { lawFacts } from "./lawFacts.ts";

/**
 * Records a check and writes it to the audit log.
 * @returns the fact with the check.
 * @throws {InvalidRequest} when this release holds no such fact.
 */
export async function recordLawCheck(
  services: Pick<Services, "database" | "clock">,
  actor: Exclude<Actor, "command">,
  { fact, outcome, source, words }: LawCheckToRecord,
): Promise<LawFact> {
  const { database, clock } = services;
  const held = (await lawFacts()).find(({ id }) => id === fact);
  if (!held) throw new InvalidRequest({ fact: "Unknown fact. Please choose one from the list." });
  await database.transaction(async (transaction) => {
    const check = { fact, outcome, source, words, checkedAt: clock(), checkedBy: actor.userId };
    await database.lawChecks.create(check, { transaction });
    const entry = { action: "law_fact_checked", subject: "law", id: fact, detail: { outcome } } as const;
    await recordAuditEntry(services, transaction, actor, entry);
  });
  const [shown] = await factsWithChecks(services, [held]);
  if (!shown) throw new Error("unreachable: one is shown for one");
  return shown;
}
