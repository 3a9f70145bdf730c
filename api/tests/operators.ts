import { grantRight } from "../src/accounts/grants.ts";
import type { TestApp } from "./createTestApp.ts";
import { signIn, signUp } from "./signedIn.ts";

/** A signed-in user, with the headers for a test's requests. */
export interface Person {
  readonly id: number;
  readonly headers: { readonly Authorization: string };
}

/** Makes an account, and signs it in. */
export async function person(
  app: TestApp,
  email: string,
  firstName = "Maria",
  lastName = "Alvarez",
): Promise<Person> {
  const headers = await signUp(app, { email, firstName, lastName });
  return { id: await idOf(app, email), headers };
}

/** Makes an account that a command on the server gives the operator's role, and signs it in. */
export async function operator(app: TestApp, email = "operator@example.org"): Promise<Person> {
  const { id } = await person(app, email, "Olga", "Petrova");
  await confirmAddress(app, id);
  await grantRight(app.services, "admin", email);
  return { id, headers: await signIn(app, { email }) };
}

/** Marks an account's address as confirmed, without its mail. */
export async function confirmAddress(app: TestApp, id: number): Promise<void> {
  await app.database.users.update({ emailVerified: true }, { where: { id } });
}

async function idOf(app: TestApp, email: string): Promise<number> {
  const { id } = await app.database.users.findOne({ where: { email }, rejectOnEmpty: true });
  return id;
}
