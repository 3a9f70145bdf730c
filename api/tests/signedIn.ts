import { accounts, type Login, type Registration, type SignedIn } from "@iep-insider/sdk/contract";
import type { TestApp } from "./createTestApp.ts";
import { mailTo, tokenIn } from "./mails.ts";
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

/** Signs in with the sample's password, unless another is given. @returns as `signUp`. */
export async function signIn(app: TestApp, changes: Partial<Login> = {}): Promise<{ Authorization: string }> {
  const { email, password } = registration(changes);
  return bearer(await app.request(accounts.login.path, { json: { email, password } }));
}

/** Follows the link that was sent to an address, signed in with the sample's password unless another sign-in is given. */
export async function verify(
  app: TestApp,
  email = registration().email,
  signedIn?: { Authorization: string },
): Promise<void> {
  const token = tokenIn(await mailTo(app, email, "verify-email"));
  const headers = signedIn ?? (await signIn(app, { email }));
  const response = await app.request(accounts.verifyEmail.path, { json: { token }, headers });
  if (!response.ok) throw new Error(`Not verified: ${await response.text()}`);
}
