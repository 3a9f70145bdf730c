import type { ToolId } from "@iep-insider/sdk/catalog";
import type { CountedEvent } from "@iep-insider/sdk/contract";
import type { TestApp } from "../../../../tests/createTestApp.ts";
import { type Person, person } from "../../../../tests/operators.ts";
import { registerSite } from "../../../../tests/sites.ts";
import type { UsageCount } from "../../../database/models/usageCount.ts";
import { storedSubject } from "../../../usage/subject.ts";

/** A user who manages an approved partner. */
export interface Manager extends Person {
  readonly partnerId: number;
  /** What an element on the partner's page sends. */
  readonly page: Awaited<ReturnType<typeof registerSite>>;
}

/** @param siteKey of the new partner. @param email of the new account that manages it. */
export async function managerOf(app: TestApp, siteKey: string, email: string): Promise<Manager> {
  const page = await registerSite(app, siteKey);
  const who = await person(app, email);
  const partner = await app.database.partners.findOne({ where: { siteKey }, rejectOnEmpty: true });
  await partner.update({ userId: who.id });
  return { ...who, partnerId: partner.id, page };
}

/** Puts a count into the database as the counting leaves it. */
export async function count(
  app: TestApp,
  siteKey: string,
  day: string,
  subject: ToolId | `/${string}`,
  times: number,
  event: CountedEvent = "tool_load",
): Promise<void> {
  const row: Partial<UsageCount> = { day, event, subject: storedSubject(subject), siteKey, count: times };
  await app.database.usageCounts.create(row as UsageCount);
}
