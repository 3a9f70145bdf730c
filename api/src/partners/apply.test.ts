import { accounts, adminPartners, type OwnPartner, partners } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { noLimits } from "../../tests/createTestApp.ts";
import { expectErrorBody, expectWrongFields } from "../../tests/errorBody.ts";
import { mailTo, tokenIn } from "../../tests/mails.ts";
import { operator, type Person, person } from "../../tests/operators.ts";
import { application, confirmedPerson } from "../../tests/partnerAccounts.ts";
import { registration } from "../../tests/samples.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";

const app = useEmptyApp("2026-11-22T10:20:30.000Z", {
  environment: { supportEmail: "help@iep.example", publicOrigin: "https://iep.example" },
  limits: { ...noLimits, applicationsOfUser: { requests: 3, window: 86_400_000 } },
});

const apply = ({ headers }: Person, changes: object = {}) =>
  app.request(partners.applyAsPartner.path, { json: { ...application, ...changes }, headers });

const own = async ({ headers }: Person): Promise<OwnPartner | null> =>
  (await callAs(app, partners.getPartner, headers)).partner;

async function decide(approve: boolean, note: string): Promise<void> {
  const { headers } = await operator(app);
  const { id } = await app.database.partners.findOne({ rejectOnEmpty: true });
  await callAs(app, adminPartners.decidePartner, headers, { id, approve, note });
}

test("a partner request is stored, shown without a key, and mailed to the operator and the applicant", async () => {
  const maria = await confirmedPerson(app, "maria@example.org");
  expect(await own(maria)).toBeNull();
  const response = await apply(maria);
  expect(response.status).toBe(201);
  expect(await own(maria)).toEqual({
    name: application.organization,
    website: application.website,
    about: application.about,
    status: "applied",
    appliedAt: "2026-11-22T10:20:30.000Z",
    active: true,
    allowsWhiteLabel: false,
    origins: application.origins,
    allowsLocalhost: false,
    settings: {
      brand: { name: application.organization, logo: null, accent: null, phone: null, nextStep: null },
      defaultState: null,
      tools: null,
      emailGate: true,
      frameOnly: false,
      whiteLabel: null,
    },
    revision: expect.any(String),
    keys: [],
    sponsored: null,
  });
  const notice = await mailTo(app, "help@iep.example", "partner-notice");
  expect(notice.replyTo).toBe("maria@example.org");
  expect(notice.text).toContain("> Organization: Bay Harbor Parent Center");
  expect(notice.text).toContain("https://iep.example/admin/partners");
  expect((await mailTo(app, "maria@example.org", "partner-applied")).text).toContain(
    "https://iep.example/partners/manage",
  );
  const [entry] = await app.database.auditEntries.findAll();
  expect(entry).toMatchObject({ action: "partner_applied", actorId: maria.id, detail: '{"origins":2}' });
});

async function confirmAddress({ headers }: Person): Promise<Response> {
  const token = tokenIn(await mailTo(app, "maria@example.org", "verify-email"));
  return app.request(accounts.verifyEmail.path, { json: { token }, headers });
}

async function setNewPassword(): Promise<Response> {
  await app.request(accounts.forgotPassword.path, { json: { email: "maria@example.org" } });
  const token = tokenIn(await mailTo(app, "maria@example.org", "reset-password"));
  return app.request(accounts.resetPassword.path, { json: { token, newPassword: "another good one 7" } });
}

test.each([
  ["its confirmation", confirmAddress],
  ["a new password", setNewPassword],
])("a request from an unconfirmed address waits, and is sent once by %s", async (_, confirm) => {
  const maria = await person(app, "maria@example.org");
  expect(await (await apply(maria)).json()).toMatchObject({
    status: "unconfirmed",
    appliedAt: null,
    keys: [],
  });
  await expectErrorBody(await apply(maria), 409, "already_partner");
  const kinds = { kind: ["partner-notice", "partner-applied"] };
  expect(await app.database.outgoingMails.count({ where: kinds })).toBe(0);
  const [partner] = await app.database.partners.findAll();
  const { headers } = await operator(app);
  const json = { id: partner?.id, approve: true, note: "" };
  expect((await app.request(adminPartners.decidePartner.path, { json, headers })).status).toBe(404);

  app.now = new Date("2026-11-23T14:10:00.000Z");
  await Promise.all([confirm(maria), confirm(maria)]);
  await partner?.reload();
  expect(partner).toMatchObject({ status: "applied", appliedAt: app.now });
  expect(await app.database.outgoingMails.count({ where: kinds })).toBe(2);
});

test("a request that was never sent goes whole with its account", async () => {
  const maria = await person(app, "maria@example.org");
  await apply(maria);
  const { password } = registration();
  const json = { password };
  expect((await app.request(accounts.deleteAccount.path, { json, headers: maria.headers })).status).toBe(204);
  expect([await app.database.partners.count(), await app.database.partnerKeys.count()]).toEqual([0, 0]);
});

test("asking to be a partner is possible once, also at the same moment", async () => {
  const maria = await confirmedPerson(app, "maria@example.org");
  const statuses = await Promise.all(
    [apply(maria), apply(maria)].map(async (answer) => (await answer).status),
  );
  expect(statuses.sort()).toEqual([201, 409]);
  await expectErrorBody(await apply(maria), 409, "already_partner");
  expect(await app.database.partners.count()).toBe(1);
});

test("asking to be a partner is limited for an account", async () => {
  const maria = await confirmedPerson(app, "maria@example.org");
  for (let asked = 0; asked < 3; asked++) await apply(maria);
  await expectErrorBody(await apply(maria), 429, "rate_limited");
});

test.each([
  [{ website: "javascript:alert(1)" }, "website"],
  [{ website: "https://me:word@bay-harbor.example" }, "website"],
  [{ origins: ["https://a.example", "https://*.com"] }, "origins.1"],
])("asking to be a partner is not taken with %j", async (changes, field) => {
  const maria = await confirmedPerson(app, "maria@example.org");
  await expectWrongFields(await apply(maria, changes), field);
});

test("a decision to approve gives the key, and says what to do next", async () => {
  const maria = await confirmedPerson(app, "maria@example.org");
  await apply(maria);
  await decide(true, "Welcome! <b>We met in May.</b>");
  const partner = await own(maria);
  expect(partner).toMatchObject({ status: "approved", keys: [{ isCurrent: true, endsAt: null }] });
  const mail = await mailTo(app, "maria@example.org", "partner-approved");
  for (const words of [
    partner?.keys[0]?.siteKey,
    "> Welcome! <b>We met in May.</b>",
    "https://iep.example/embed-builder",
    "https://iep.example/partners/manage",
  ])
    expect(mail.text).toContain(words);
  expect(mail.html).toContain("&lt;b&gt;We met in May.&lt;/b&gt;");
  const auditEntries = await app.database.auditEntries.findAll({ where: { action: "partner_approved" } });
  expect(auditEntries.map(({ detail }) => detail)).toEqual(['{"hasNote":true}']);
  expect(JSON.stringify(auditEntries)).not.toContain("May");
});

test("a decision to decline is told kindly, and who asked may ask again", async () => {
  const maria = await confirmedPerson(app, "maria@example.org");
  await apply(maria);
  await decide(false, "");
  expect(await own(maria)).toMatchObject({ status: "declined", keys: [] });
  const mail = await mailTo(app, "maria@example.org", "partner-declined");
  expect(mail.text).toContain("without a site key");
  expect(mail.text).not.toContain("A note from us");
  expect((await apply(maria, { organization: "Bay Harbor" })).status).toBe(201);
  expect(await own(maria)).toMatchObject({ status: "applied", name: "Bay Harbor" });
  expect(await app.database.partners.count()).toBe(1);
});

test("a decision taken twice is told once", async () => {
  const maria = await confirmedPerson(app, "maria@example.org");
  await apply(maria);
  const { headers } = await operator(app);
  const { id } = await app.database.partners.findOne({ rejectOnEmpty: true });
  const json = { id, approve: true, note: "" };
  for (let asked = 0; asked < 2; asked++)
    await app.request(adminPartners.decidePartner.path, { json, headers });
  expect(await app.database.outgoingMails.count({ where: { kind: "partner-approved" } })).toBe(1);
});
