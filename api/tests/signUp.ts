import { accounts, type Registration, type SignedIn } from "@iep-insider/sdk/contract";
import type { TestApp } from "./createTestApp.ts";
import { registration } from "./samples.ts";

/** Makes an account. @returns the header that says so with further requests. @throws when it was refused. */
export async function signUp(
  app: TestApp,
  changes: Partial<Registration> = {},
): Promise<{ Authorization: string }> {
  const response = await app.request(accounts.register.path, { json: registration(changes) });
  return bearer(response);
}

/** @param response of a call that signs in. */
export async function bearer(response: Response): Promise<{ Authorization: string }> {
  if (!response.ok) throw new Error(`Not signed in: ${response.status} ${await response.text()}`);
  const { token } = (await response.json()) as SignedIn;
  return { Authorization: `Bearer ${token}` };
}
