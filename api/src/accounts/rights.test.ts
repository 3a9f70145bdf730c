import { type Account, accounts } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import type { TestApp } from "../../tests/createTestApp.ts";
import { emptyAccounts } from "../../tests/emptyAccounts.ts";
import { signIn, signUp, verify } from "../../tests/signedIn.ts";
import { openTestApp, useTestDatabase } from "../../tests/useTestApp.ts";
import type { Environment } from "../environment.ts";
import { grantRight, revokeRight } from "./grants.ts";
import { applyListsToAll } from "./rights.ts";

type Lists = Pick<Environment, "adminEmails" | "ownerEmails">;
type Bearer = { readonly Authorization: string };

const email = "maria@example.org";
const none: Lists = { adminEmails: [], ownerEmails: [] };
const both: Lists = { adminEmails: [email], ownerEmails: [email] };
const shared = useTestDatabase();
beforeEach(() => emptyAccounts(shared.database));

/** The server as it runs with these lists. */
const serverWith = (lists: Lists) => openTestApp({ database: shared.database, environment: lists });

async function accountOf(app: TestApp, headers: Bearer): Promise<Account | number> {
  const response = await app.request(accounts.getUser.path, { headers });
  return response.ok ? ((await response.json()) as Account) : response.status;
}

const plain = { role: "user", hasAllTools: false };
const privileged = { role: "admin", hasAllTools: true };

test("ADMIN_EMAILS and OWNER_EMAILS give nothing to an address that is not verified", async () => {
  const app = await serverWith(both);
  expect(await accountOf(app, await signUp(app))).toMatchObject(plain);
  expect(await accountOf(app, await signIn(app))).toMatchObject(plain);
});

test("ADMIN_EMAILS and OWNER_EMAILS apply once the address is verified, and end the sessions that were there before", async () => {
  const app = await serverWith(both);
  const before = await signUp(app, { email: "Maria@Example.org" });
  await verify(app, "Maria@Example.org");
  expect(await accountOf(app, before)).toBe(401);
  expect(await accountOf(app, await signIn(app))).toMatchObject(privileged);
});

test.each(["at the next sign-in", "when the server starts with the new lists"])(
  "ADMIN_EMAILS and OWNER_EMAILS take away what came from them: %s",
  async (when) => {
    const before = await serverWith(both);
    await signUp(before);
    await verify(before);
    const old = await signIn(before);
    const app = await serverWith(none);
    if (when.startsWith("when")) {
      await applyListsToAll(app.services);
      expect(await accountOf(app, old)).toBe(401);
    }
    expect(await accountOf(app, await signIn(app))).toMatchObject(plain);
  },
);

test("ADMIN_EMAILS and OWNER_EMAILS leave what a command granted", async () => {
  const before = await serverWith(both);
  await signUp(before);
  await verify(before);
  await grantRight(before.services, "admin", email);
  await grantRight(before.services, "all-tools", email);
  const app = await serverWith(none);
  await applyListsToAll(app.services);
  expect(await accountOf(app, await signIn(app))).toMatchObject(privileged);
});

test("ADMIN_EMAILS and OWNER_EMAILS apply at the start to those who are verified already", async () => {
  const before = await serverWith(none);
  await signUp(before);
  await verify(before);
  const app = await serverWith(both);
  await applyListsToAll(app.services);
  const users = await shared.database.users.findAll();
  expect(users.map(({ role, roleSource }) => [role, roleSource])).toEqual([["admin", "list"]]);
});

test("grant and revoke give and take the role, and end the sessions each time", async () => {
  const app = await serverWith(none);
  const first = await signUp(app);
  await expect(grantRight(app.services, "admin", email)).rejects.toMatchObject({
    code: "email_not_confirmed",
  });
  await verify(app);
  expect(await grantRight(app.services, "admin", "MARIA@example.org")).toBe(
    "maria@example.org is an admin. If they were signed in, they have to sign in again. The screens ask for a second factor: it is set up in My Account, under Security.",
  );
  expect(await accountOf(app, first)).toBe(401);
  const second = await signIn(app);
  expect(await accountOf(app, second)).toMatchObject({ role: "admin", hasAllTools: false });
  expect(await revokeRight(app.services, "admin", email)).toBe(
    "maria@example.org is no admin any more, and is signed out everywhere.",
  );
  expect(await accountOf(app, second)).toBe(401);
  expect(await accountOf(app, await signIn(app))).toMatchObject(plain);
});

test("grant and revoke open and close all tools, and end no session", async () => {
  const app = await serverWith(none);
  const headers = await signUp(app);
  for (let times = 0; times < 2; times++) await grantRight(app.services, "all-tools", email);
  expect(await shared.database.entitlements.count()).toBe(1);
  expect(await accountOf(app, headers)).toMatchObject({ role: "user", hasAllTools: true });
  await revokeRight(app.services, "all-tools", email);
  expect(await accountOf(app, headers)).toMatchObject(plain);
});
