import { accounts } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import type { MailTransport } from "../src/mail/transport.ts";
import type { TestApp } from "./createTestApp.ts";
import { mailTo, tokenIn } from "./mails.ts";
import { registration } from "./samples.ts";
import { signIn, signUp } from "./signedIn.ts";
import { useTestApp } from "./useTestApp.ts";

/** What either of them sent: a mail that one has queued may be taken by the other. */
const sent: Pick<TestApp, "mails"> = { mails: [] };
const transport: MailTransport = { send: async (mail) => void sent.mails.push(mail) };
const one = useTestApp({ transport });
const two = useTestApp({ transport, beside: one });

test("many concurrent users do not block each other", async () => {
  const lives = Array.from({ length: 16 }, (_, index) => liveThrough(`parent-${index}@example.org`));
  await Promise.all(lives);
  expect(await one.database.users.count()).toBe(0);
  expect(await one.database.sessions.count()).toBe(0);
  expect(await one.database.outgoingMails.count({ where: { kind: "account-deleted" } })).toBe(16);
  for (const app of [one, two])
    expect(app.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

/** Signs up, verifies, forgets, resets, changes, signs in twice and leaves, on both processes by turns. */
async function liveThrough(email: string): Promise<void> {
  const post = async (app: TestApp, path: string, json: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { json, headers });
    expect([path, response.status, await response.text()]).toEqual([
      path,
      expect.toSatisfy(isSuccess),
      expect.anything(),
    ]);
  };
  const [first, second, third] = [registration().password, "nine green lamps", "four red boats"];
  const begun = await signUp(one, { email });
  const verification = tokenIn(await mailTo(sent, email, "verify-email"));
  await post(two, accounts.verifyEmail.path, { token: verification }, begun);
  await signIn(two, { email, password: first });
  await post(one, accounts.forgotPassword.path, { email });
  const token = tokenIn(await mailTo(sent, email, "reset-password"));
  await post(two, accounts.resetPassword.path, { token, newPassword: second });
  const here = await signIn(one, { email, password: second });
  await signIn(two, { email, password: second });
  await post(two, accounts.changePassword.path, { currentPassword: second, newPassword: third }, here);
  await post(one, accounts.deleteAccount.path, { password: third }, here);
}

const isSuccess = (status: number) => status >= 200 && status < 300;
