import type { PartnerApplication } from "@iep-insider/sdk/contract";
import type { Partner } from "../src/database/models/partner.ts";
import { applyAsPartner } from "../src/partners/apply.ts";
import { decidePartner } from "../src/partners/decide.ts";
import type { TestApp } from "./createTestApp.ts";
import { confirmAddress, type Person, person } from "./operators.ts";

export const application: PartnerApplication = {
  organization: "Bay Harbor Parent Center",
  website: "https://bay-harbor.example/about",
  about: "We help families in Bay Harbor with their meetings.",
  origins: ["https://bay-harbor.example", "https://*.bay-harbor.example"],
};

/** A user whose address is confirmed. */
export async function confirmedPerson(app: TestApp, email: string): Promise<Person> {
  const made = await person(app, email);
  await confirmAddress(app, made.id);
  return made;
}

/** A user who manages an approved partner. */
export async function manager(
  app: TestApp,
  email = "manager@example.org",
  changes: Partial<PartnerApplication> = {},
): Promise<Person & { readonly partner: Partner }> {
  const who = await confirmedPerson(app, email);
  const user = await app.database.users.findByPk(who.id, { rejectOnEmpty: true });
  const session = await app.database.sessions.findOne({ where: { userId: who.id }, rejectOnEmpty: true });
  const { id } = await applyAsPartner(app.services, { user, session }, { ...application, ...changes });
  await decidePartner(app.services, "command", { id, approve: true, note: "" });
  return { ...who, partner: await app.database.partners.findByPk(id, { rejectOnEmpty: true }) };
}
