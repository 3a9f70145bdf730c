import { type Account, accounts, adminUsers, contacts, partners, status } from "@iep-insider/sdk/contract";
import { expect, test, vi } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { countContacts } from "../../tests/contactRow.ts";
import { beginEmpty } from "../../tests/emptyAccounts.ts";
import { expectErrorBody, expectWrongFields } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { application, manager } from "../../tests/partnerAccounts.ts";
import { registration, supportRequest } from "../../tests/samples.ts";
import { signIn, signUp, verify } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { readTotals } from "../totals/totals.ts";
import { grantRight } from "./grants.ts";

type Bearer = { readonly Authorization: string };

const { email, password } = registration();

const app = useEmptyApp("2026-11-21T10:20:30.000Z");
const { start: now } = app;

const write = (message: object) =>
  app.request(contacts.sendSupportRequest.path, { json: { ...supportRequest(), ...message } });
const remove = (headers: Bearer, json: object = { password }) =>
  app.request(accounts.deleteAccount.path, { json, headers });
const messages = async () =>
  (await app.database.contacts.findAll({ order: ["id"] })).map((row) => row.toJSON());

const resourceName = "IEP-Meeting-Request-Letter.txt";

/** Adds a newsletter subscriber who has also had a letter template sent. */
async function subscribe(address: string): Promise<void> {
  const who = { email: address, emailKey: address };
  const asked = { requestedAt: now, subscribedAt: now, mailsSince: now, mailsSent: 1 };
  const unsubscribeToken = `token of ${address}`;
  await app.database.newsletterSubscribers.create({ ...who, ...asked, unsubscribeToken });
  await app.database.resourceDownloads.create({ ...who, resourceName, downloadedAt: now });
  await app.database.emailCaptures.create({ ...who, siteKey: "", createdAt: now });
}

const exported = (headers: Bearer) => callAs(app, accounts.exportAccount, headers);

test("GET /api/auth/account/export has everything that is held on the account", async () => {
  const headers = await signUp(app, { email: "Maria@Example.org" });
  await verify(app, "Maria@Example.org", headers);
  await grantRight(app.services, "all-tools", email);
  await write({ email: "MARIA@example.org", message: "Mine" });
  await write({ email: "ben@example.org", message: "Not mine" });
  await app.request(accounts.forgotPassword.path, { json: { email } });
  await mailTo(app, "Maria@Example.org", "reset-password");

  const all = await exported(headers);
  expect(all.exportedAt).toBe(now.toISOString());
  expect(all.account).toMatchObject({
    email: "Maria@Example.org",
    hasAllTools: true,
  } satisfies Partial<Account>);
  expect(all.sessions).toMatchObject([{ isCurrent: true }]);
  expect(all.data).toMatchObject({
    account: [{ resetLinkWorksUntil: "2026-11-21T11:20:30.000Z" }],
    entitlements: [{ tools: "all", source: "grant", endsAt: null, usesLeft: null }],
    messages: [{ message: "Mine", email: "MARIA@example.org" }],
    mails: [{ kind: "verify-email" }, { kind: "reset-password" }],
  });
});

test("GET /api/auth/account/export has what a verified address was given for, without tokens", async () => {
  await subscribe(email);
  await subscribe("ben@example.org");
  const headers = await signUp(app, { email: "Maria@Example.org" });
  expect((await exported(headers)).data).toMatchObject({
    newsletter: [],
    resource_downloads: [],
    free_tool_addresses: [],
  });
  await verify(app, "Maria@Example.org", headers);
  const { newsletter, resource_downloads, free_tool_addresses } = (await exported(headers)).data;
  const at = now.toISOString();
  expect(newsletter).toEqual([{ email, requestedAt: at, subscribedAt: at }]);
  expect(resource_downloads).toEqual([{ email, resourceName, downloadedAt: at }]);
  expect(free_tool_addresses).toEqual([{ email, siteKey: "", createdAt: at }]);
});

test("GET /api/auth/account/export has no secret", async () => {
  const headers = await signUp(app);
  await app.request(accounts.forgotPassword.path, { json: { email } });
  const user = await app.database.users.findOne({ rejectOnEmpty: true });
  const text = JSON.stringify(await exported(headers));
  for (const secret of [
    user.password,
    user.resetToken,
    user.verificationToken,
    headers.Authorization.slice(7),
  ])
    expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"(password|resetToken|verificationToken|content)"/);
});

test("GET /api/auth/account/export has what operators changed on the account and what it did as an operator, without other people's data", async () => {
  await signUp(app);
  await verify(app);
  await grantRight(app.services, "all-tools", email);
  await grantRight(app.services, "admin", email);
  const headers = await signIn(app);
  await signUp(app, { email: "ben@example.org" });
  const { id } = await app.database.users.findOne({
    where: { emailKey: "ben@example.org" },
    rejectOnEmpty: true,
  });
  const { path } = adminUsers.setUserAllTools;
  await app.request(path, { headers, json: { id, isGranted: true } });
  const { changes_by_operators, done_as_operator } = (await exported(headers)).data;
  const at = now.toISOString();
  expect(changes_by_operators).toEqual([
    { at, action: "all_tools_granted" },
    { at, action: "role_granted" },
  ]);
  expect(done_as_operator).toEqual([{ at, action: "all_tools_granted" }]);
});

test("GET /api/auth/account/export has a section for every table that refers to accounts", async () => {
  const headers = await signUp(app);
  const { data, sessions } = await exported(headers);
  const tables = Object.values(app.database.sequelize.models).filter(
    ({ rawAttributes }) => "userId" in rawAttributes,
  );
  const sections = Object.keys({ ...data, sessions });
  const namesOf: Record<string, string> = { outgoing_mails: "mails" };
  for (const { tableName } of tables) expect(sections).toContain(namesOf[tableName] ?? tableName);
});

const png = Buffer.from("\x89PNG\r\n\x1a\n a picture", "latin1").toString("base64");

test("who manages a partner gets the partner, its keys and what was done for it in the file", async () => {
  const { headers, partner } = await manager(app, email);
  await app.request(partners.rotateKey.path, { method: "POST", headers });
  const { data } = await exported(headers);
  expect(data["partners"]).toMatchObject([
    { name: application.organization, about: application.about, origins: application.origins },
  ]);
  expect(data["partner_keys"]).toHaveLength(2);
  expect(data["partner_keys"]).toContainEqual(
    expect.objectContaining({ siteKey: partner.siteKey, endsAt: expect.any(String) }),
  );
  expect(data["done_as_operator"]).toEqual([]);
  expect(data["done_for_own_site"]).toMatchObject([
    { action: "partner_applied" },
    { action: "partner_key_rotated" },
  ]);
});

test("who manages a partner ends its keys with the account, and takes away all that names it", async () => {
  const { headers, partner } = await manager(app, email);
  await app.request(partners.setLogo.path, { json: { type: "image/png", data: png }, headers });
  await app.request(partners.rotateKey.path, { method: "POST", headers });
  expect(await app.database.partnerLogos.count()).toBe(1);
  expect((await remove(headers)).status).toBe(204);

  await partner.reload();
  expect(partner.toJSON()).toMatchObject({
    userId: null,
    name: "Deleted account",
    website: "",
    about: "",
    allowedOrigins: "[]",
    settings: null,
    active: false,
  });
  expect(await app.database.partnerLogos.count()).toBe(0);
  const keys = await app.database.partnerKeys.findAll({ where: { partnerId: partner.id } });
  expect(keys.map(({ endsAt }) => endsAt)).toEqual([now, now]);
  const asked = { "X-Site-Key": partner.siteKey, Origin: "https://bay-harbor.example" };
  await expectErrorBody(await app.request(status.getHealth.path, { headers: asked }), 403, "site_key_ended");
  await partner.destroy();
});

test.each([true, false])(
  "ends the newsletter and drops what the address was given for, when it is verified: %s",
  async (isVerified) => {
    await subscribe(email);
    await subscribe("ben@example.org");
    const headers = await signUp(app);
    if (isVerified) await verify(app, email, headers);
    expect((await remove(headers)).status).toBe(204);
    const left = isVerified ? ["ben@example.org"] : [email, "ben@example.org"];
    const { newsletterSubscribers, resourceDownloads, emailCaptures } = app.database;
    const addresses = (rows: readonly { email: string }[]) => rows.map((row) => row.email);
    expect(addresses(await newsletterSubscribers.findAll({ order: ["id"] }))).toEqual(left);
    expect(addresses(await resourceDownloads.findAll({ order: ["id"] }))).toEqual(left);
    expect(addresses(await emailCaptures.findAll({ order: ["id"] }))).toEqual(left);
  },
);

test("removes the account with all that hangs on it, and says so in a last mail", async () => {
  const headers = await signUp(app);
  const there = await signIn(app);
  const stranger = await signUp(app, { email: "ben@example.org" });
  await grantRight(app.services, "all-tools", email);
  const response = await remove(headers);
  expect([response.status, await response.text()]).toEqual([204, ""]);

  for (const bearer of [headers, there])
    await expectErrorBody(
      await app.request(accounts.getUser.path, { headers: bearer }),
      401,
      "unauthenticated",
    );
  expect((await app.request(accounts.getUser.path, { headers: stranger })).status).toBe(200);
  expect((await app.database.users.findAll()).map((user) => user.email)).toEqual(["ben@example.org"]);
  expect(await app.database.entitlements.count()).toBe(0);
  await mailTo(app, email, "account-deleted");
  const kinds = (await app.database.outgoingMails.findAll({ order: ["id"] })).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["account-deleted", "verify-email"]);
  const login = await app.request(accounts.login.path, { json: { email, password } });
  await expectErrorBody(login, 401, "invalid_credentials");
  // The address is free again.
  await signUp(app);
});

test("leaves of messages that there were some, and nothing of who wrote what", async () => {
  const headers = await signUp(app);
  await verify(app);
  await write({ email: "Maria@example.org", message: "My son Max bites", phone: "555 0100" });
  await write({ email: "ben@example.org", message: "Not mine" });
  await remove(headers);
  expect(await messages()).toEqual([
    {
      id: expect.any(Number),
      firstName: "Deleted account",
      lastName: null,
      email: "deleted account",
      phone: null,
      serviceType: "customer_support",
      message: "Removed together with the account of its sender.",
      createdAt: now,
      isPro: false,
      isAnswered: false,
      answeredAt: null,
      answeredBy: null,
      // Neither is it found by the name or the address any more.
      nameKey: "deleted account",
      lastNameKey: "",
      emailKey: "deleted account",
      emailShared: 15,
    },
    expect.objectContaining({ email: "ben@example.org", message: "Not mine" }),
  ]);
  expect(await readTotals(app.database)).toMatchObject(await countContacts(app.database));
});

test("of an account with someone else's address leaves their messages alone", async () => {
  await write({ message: "By the address's owner" });
  await remove(await signUp(app));
  expect(await messages()).toMatchObject([{ message: "By the address's owner" }]);
});

test("needs the password, and removes nothing without it", async () => {
  const headers = await signUp(app);
  await expectWrongFields(await remove(headers, { password: "not this one" }), "password");
  expect((await app.request(accounts.getUser.path, { headers })).status).toBe(200);
});

test("removes everything or nothing", async () => {
  const headers = await signUp(app);
  await verify(app);
  await write({ message: "Mine" });
  const fault = vi.spyOn(app.database.outgoingMails, "bulkCreate").mockRejectedValueOnce(new Error("no"));
  await expectErrorBody(await remove(headers), 500, "internal");
  fault.mockRestore();
  expect((await app.request(accounts.getUser.path, { headers })).status).toBe(200);
  expect(await messages()).toMatchObject([{ message: "Mine", firstName: "Maria" }]);
  expect((await remove(headers)).status).toBe(204);
});

// Many times: where the second deletion finds the account gone differs from one to the next.
test("two concurrent requests delete once", { timeout: 120_000 }, async () => {
  for (let turn = 0; turn < 40; turn += 1) {
    await beginEmpty(app);
    const headers = await signUp(app);
    const answers = await Promise.all([remove(headers), remove(headers)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 401]);
    await mailTo(app, email, "account-deleted");
    expect(await app.database.outgoingMails.count({ where: { kind: "account-deleted" } })).toBe(1);
  }
});
