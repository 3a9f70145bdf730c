import { type Access, access, accounts, purchaseKeyHeader } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { expectErrorBody } from "../../../tests/errorBody.ts";
import { registration } from "../../../tests/samples.ts";
import { signUp } from "../../../tests/signedIn.ts";
import { registerSite } from "../../../tests/sites.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { purgeConnections } from "../../jobs/purges.ts";
import { setSubscriptionEntitlement } from "../purchased.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const page = "https://bayharbor.example";
const siteKey = "site_connect123456";
let site: Record<string, string>;
let otherSite: Record<string, string>;

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
const { start } = app;
beforeAll(async () => {
  site = await registerSite(app, siteKey, page);
  otherSite = await registerSite(app, "site_another123456", page);
});

/** Signs up a user who has all tools. */
async function member(email = registration().email) {
  const headers = await signUp(app, { email });
  const user = await app.database.users.findOne({ where: { emailKey: email.toLowerCase() } });
  if (!user) throw new Error("Nobody has signed up.");
  await app.database.transaction((transaction) =>
    setSubscriptionEntitlement(app.services, transaction, user.id, new Date(start.getTime() + 90 * day)),
  );
  return { headers, user };
}

const begin = (headers: Record<string, string> = {}) =>
  callAs(app, access.beginConnection, { ...site, ...headers });

const decide = (call: { readonly path: string }, code: string, headers: Record<string, string>) =>
  app.request(call.path, { json: { code }, headers });
const keyed = (key: string) => ({ [purchaseKeyHeader]: key });

async function ask(headers: Record<string, string>): Promise<Pick<Access, "everything" | "connection">> {
  const { everything, connection } = await callAs(app, access.getAccess, headers);
  return { everything, connection };
}

const closed = { everything: false, connection: null };
const asked = { everything: false, connection: "asked" };
const allowed = { everything: true, connection: "allowed" };

/** A member whose tools are open on the page. */
async function connected() {
  const { headers, user } = await member();
  const { secret, code } = await begin();
  expect((await decide(access.allowConnection, code, headers)).status).toBe(200);
  return { headers, user, there: { ...site, ...keyed(secret) } };
}

const listed = async (headers: Record<string, string>) =>
  (await callAs(app, access.listConnections, headers)).connections;

test("a member's tools on a partner's page open once the member has allowed it", async () => {
  const { headers } = await member();
  const { secret, code, url } = await begin();
  expect(url).toBe(`${app.services.environment.publicOrigin}/connect?code=${code}`);
  const there = { ...site, ...keyed(secret) };
  expect(await ask(there)).toEqual(asked);

  const whoAsks = { site: "A parent center", origin: page, isMember: true };
  const read = await decide(access.readConnection, code, headers);
  expect(await read.json()).toEqual(whoAsks);
  const answer = await decide(access.allowConnection, code, headers);
  expect([answer.status, await answer.json()]).toEqual([200, whoAsks]);
  expect(await ask(there)).toEqual(allowed);
  const redeemed = await app.request(access.redeem.path, {
    json: { tool: "letter-generator" },
    headers: there,
  });
  expect(await redeemed.json()).toEqual({ tool: "letter-generator", until: null });
});

test("a question from a frame names the origin that the partner registered, and no name that another has set", async () => {
  const { headers } = await member();
  const { publicOrigin } = app.services.environment;
  const { code } = await begin({ Origin: publicOrigin });
  const partner = await app.database.partners.findOne({ where: { siteKey }, rejectOnEmpty: true });
  // Stored before such names were refused.
  await partner.update({ name: "IEP Insider\u202E" });
  const read = await decide(access.readConnection, code, headers);
  expect(await read.json()).toEqual({ site: "-", origin: page, isMember: true });
  await partner.update({ name: "A parent center" });
});

test("a member's tools on a partner's page open nowhere else, and say nothing of the account", async () => {
  const { there } = await connected();
  const key = { [purchaseKeyHeader]: there[purchaseKeyHeader] };
  const { publicOrigin } = app.services.environment;
  for (const place of [{}, { Origin: page }, otherSite, { ...site, Origin: publicOrigin }])
    expect(await ask({ ...place, ...key })).toEqual(closed);
  const status = await app.request(access.getSubscriptionStatus.path, { headers: there });
  expect(await status.json()).toEqual({ hasActiveSubscription: false });
});

test("a member's tools on a partner's page are not there for an account without a subscription", async () => {
  const headers = await signUp(app);
  const { secret, code } = await begin();
  const read = await decide(access.readConnection, code, headers);
  expect(await read.json()).toMatchObject({ isMember: false });
  await expectErrorBody(await decide(access.allowConnection, code, headers), 402, "payment_required");
  expect(await ask({ ...site, ...keyed(secret) })).toEqual(asked);
});

test("a member's tools on a partner's page stay closed when the member says no", async () => {
  const { headers } = await member();
  const { secret, code } = await begin();
  expect((await decide(access.refuseConnection, code, headers)).status).toBe(204);
  expect(await ask({ ...site, ...keyed(secret) })).toEqual(closed);
  await expectErrorBody(await decide(access.allowConnection, code, headers), 400, "invalid_link");
});

test("a member's tools on a partner's page are asked for once: a later question takes the place of an earlier one, and a code is good for 5 minutes", async () => {
  const { headers } = await member();
  const first = await begin();
  const second = await begin(keyed(first.secret));
  await expectErrorBody(await decide(access.readConnection, first.code, headers), 400, "invalid_link");
  app.now = new Date(start.getTime() + 5 * minute - 1);
  expect((await decide(access.readConnection, second.code, headers)).status).toBe(200);
  app.now = new Date(start.getTime() + 5 * minute);
  await expectErrorBody(await decide(access.allowConnection, second.code, headers), 400, "invalid_link");
  expect(await ask({ ...site, ...keyed(second.secret) })).toEqual(closed);
});

test("a member's tools on a partner's page close 24 hours after their last use", async () => {
  const { there } = await connected();
  app.now = new Date(start.getTime() + 23 * hour);
  expect(await ask(there)).toEqual(allowed);
  app.now = new Date(app.now.getTime() + 24 * hour - 1);
  expect(await ask(there)).toEqual(allowed);
  app.now = new Date(app.now.getTime() + 24 * hour);
  expect(await ask(there)).toEqual(closed);
});

test("a member's tools on a partner's page close 14 days after they were allowed, however much they are used", async () => {
  const { there } = await connected();
  for (; app.now.getTime() < start.getTime() + 14 * day; app.now = new Date(app.now.getTime() + 12 * hour))
    expect(await ask(there)).toEqual(allowed);
  expect(await ask(there)).toEqual(closed);
});

test("a member's tools on a partner's page close with the partner's site key", async () => {
  const { there } = await connected();
  const partner = await app.database.partners.findOne({ where: { siteKey } });
  await partner?.update({ active: false });
  expect((await app.request(access.getAccess.path, { headers: there })).status).toBe(403);
  const { [purchaseKeyHeader]: key } = there;
  expect(await ask({ [purchaseKeyHeader]: String(key), Origin: page })).toEqual(closed);
  await partner?.update({ active: true });
});

test("the member's list names each site, and ends one", async () => {
  const { headers, there } = await connected();
  const [one, ...others] = await listed(headers);
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    site: "A parent center",
    origin: page,
    since: start.toISOString(),
    until: new Date(start.getTime() + day).toISOString(),
  });
  const end = (by: Record<string, string>) =>
    app.request(access.endConnection.path, { json: { id: one?.id }, headers: by });
  const stranger = await signUp(app, { email: "stranger@example.org" });
  await expectErrorBody(await end(stranger), 404, "not_found");
  expect(await ask(there)).toEqual(allowed);
  expect((await end(headers)).status).toBe(204);
  expect(await ask(there)).toEqual(closed);
  expect(await listed(headers)).toEqual([]);
});

test.each([
  [
    "a new password",
    accounts.changePassword.path,
    { currentPassword: registration().password, newPassword: "nine green lamps" },
  ],
  ["signing out everywhere else", accounts.endOtherSessions.path, null],
  ["deleting the account", accounts.deleteAccount.path, { password: registration().password }],
])("the member's list is empty after %s", async (_, path, json) => {
  const { headers, there } = await connected();
  const response = await app.request(path, json ? { json, headers } : { method: "POST", headers });
  expect(response.ok).toBe(true);
  expect(await ask(there)).toEqual(closed);
  expect(await app.database.siteConnections.count()).toBe(0);
});

test("the account's export includes its connected sites", async () => {
  const { headers } = await connected();
  const { data } = await callAs(app, accounts.exportAccount, headers);
  expect(data["site_connections"]).toEqual([
    {
      site: "A parent center",
      origin: page,
      allowedAt: start.toISOString(),
      endsAt: new Date(start.getTime() + day).toISOString(),
    },
  ]);
});

test("ended ones and undecided ones are removed after 30 days", async () => {
  await connected();
  await begin();
  const purge = () => purgeConnections.run(app.services, new AbortController().signal);
  app.now = new Date(start.getTime() + 30 * day + 5 * minute + 1);
  expect(await purge()).toBe(1);
  app.now = new Date(start.getTime() + 31 * day + 1);
  expect(await purge()).toBe(1);
});
