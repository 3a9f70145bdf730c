import {
  accounts,
  partnerReporting,
  partnerStatistics,
  type WebhookPayload,
} from "@iep-insider/sdk/contract";
import { webhookPayloadSchema } from "@iep-insider/sdk/contract/schemas";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { expectErrorBody } from "../../../tests/errorBody.ts";
import { mailTo } from "../../../tests/mails.ts";
import type { Person } from "../../../tests/operators.ts";
import { manager } from "../../../tests/partnerAccounts.ts";
import { registration } from "../../../tests/samples.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import type { Partner } from "../../database/models/partner.ts";
import { purgeDeliveries } from "../../jobs/purges.ts";
import { count } from "../statistics/tests/partnerOf.ts";
import { queueStatistics } from "./queueStatistics.ts";
import { sendDeliveries } from "./sendDeliveries.ts";
import { signatureHeaders } from "./signature.ts";
import type { WebhookRequest, WebhookResult } from "./WebhookTransport.ts";

const minute = 60_000;
const hour = 60 * minute;
const url = "https://hooks.center.example/iep";
const taken: WebhookResult = { status: 200, problem: null };
const refused: WebhookResult = { status: 503, problem: "wrong_status" };
const { signal } = new AbortController();

let posted: WebhookRequest[];
let answer: WebhookResult;
let who: Person & { readonly partner: Partner };

const app = useEmptyApp("2026-11-22T10:20:30.000Z", {
  environment: { publicOrigin: "https://iep.example" },
  webhooks: {
    async post(request) {
      posted.push(request);
      return answer;
    },
  },
});
beforeEach(async () => {
  posted = [];
  answer = taken;
  await app.database.usageCounts.destroy({ where: {} });
  who = await manager(app);
});

const reporting = () => callAs(app, partnerReporting.getReporting, who.headers);
const set = () => callAs(app, partnerReporting.setWebhook, who.headers, { url });
const turn = (on: boolean) => callAs(app, partnerReporting.switchWebhook, who.headers, { on });
const sendTest = () => callAs(app, partnerReporting.testWebhook, who.headers);

/** What the scheduler does at a moment. */
async function at(moment: string | number): Promise<void> {
  app.now = new Date(moment);
  await queueStatistics.run(app.services, signal);
  await sendDeliveries.run(app.services, signal);
}

function payloadOf(request: WebhookRequest | undefined): WebhookPayload {
  return webhookPayloadSchema.parse(JSON.parse(request?.body ?? ""));
}

function isSignedWith(secret: string, { headers, body }: WebhookRequest): boolean {
  const messageId = headers["webhook-id"] ?? "";
  const sentAt = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const [own = ""] = signatureHeaders({ messageId, at: sentAt, body }, [secret])["webhook-signature"].split(
    " ",
  );
  return headers["webhook-signature"]?.split(" ").includes(own) ?? false;
}

test("after each day, sends what the statistics page shows of the month so far, signed, and once", async () => {
  const { siteKey } = who.partner;
  await count(app, siteKey, "2026-11-10", "rights-guide", 40);
  await count(app, siteKey, "2026-11-22", "letter-generator", 10);
  const { secret } = await set();
  await at("2026-11-22T23:59:59Z");
  await at("2026-11-23T00:09:00Z");
  expect(posted, "the day's last counts may not be stored yet").toEqual([]);
  await at("2026-11-23T00:10:00Z");
  await at("2026-11-23T18:00:00Z");
  const [request, ...more] = posted;
  expect(more).toEqual([]);
  if (!request || !secret) throw new Error("Nothing was sent.");
  const shown = await callAs(app, partnerStatistics.getStatistics, who.headers, {
    ...{ from: "2026-11-01", to: "2026-11-22", by: "day" },
  });
  expect(payloadOf(request)).toEqual({
    type: "statistics",
    timestamp: "2026-11-23T00:10:00.000Z",
    data: shown,
  });
  expect(request.body, "a count under 11").not.toContain("letter-generator");
  expect([request.url, isSignedWith(secret, request)]).toEqual([url, true]);
  expect(isSignedWith(secret, { ...request, body: request.body.replace("40", "41") })).toBe(false);
  expect(isSignedWith("whsec_c2VjcmV0", request)).toBe(false);
  expect((await reporting()).webhook).toMatchObject({
    state: "on",
    deliveries: [{ kind: "statistics", day: "2026-11-22", state: "delivered", attempts: 1, status: 200 }],
  });
  await at("2026-12-01T06:00:00Z");
  expect(payloadOf(posted.at(-1)).data, "the last delivery of a month has all of it").toMatchObject({
    from: "2026-11-01",
    to: "2026-11-30",
  });
});

test("tries again for three days with the same id and body, then turns itself off and says so", async () => {
  await set();
  answer = refused;
  await at("2026-11-23T00:10:00Z");
  const begun = app.now.getTime();
  const tries: number[] = [0];
  for (;;) {
    const delivery = await app.database.partnerDeliveries.findOne({ rejectOnEmpty: true });
    if (delivery.nextAttemptAt === null) break;
    if (tries.length === 1) await at(delivery.nextAttemptAt.getTime() - 1);
    app.now = delivery.nextAttemptAt;
    await sendDeliveries.run(app.services, signal);
    tries.push((app.now.getTime() - begun) / minute);
  }
  expect(tries.slice(0, 5)).toEqual([0, 1, 3, 7, 15]);
  expect(tries.at(-1)).toBeGreaterThan(60 * 60);
  expect(tries.at(-1)).toBeLessThanOrEqual(3 * 24 * 60);
  expect(posted).toHaveLength(tries.length);
  const sent = new Set(posted.map(({ headers, body }) => JSON.stringify([headers["webhook-id"], body])));
  expect(sent.size).toBe(1);
  const stamps = new Set(posted.map(({ headers }) => headers["webhook-timestamp"]));
  expect(stamps.size, "a replayed message is told by its age").toBe(tries.length);
  expect((await reporting()).webhook).toMatchObject({
    state: "failed",
    deliveries: [{ state: "failed", status: 503, problem: "wrong_status", nextAttemptAt: null }],
  });
  const mail = await mailTo(app, "manager@example.org", "partner-webhook-off");
  expect(mail.text).toContain("hooks.center.example");
  await at(app.now.getTime() + 48 * hour);
  expect(posted, "off").toHaveLength(tries.length);
  answer = taken;
  await turn(true);
  await at(app.now.getTime() + 24 * hour);
  expect(posted).toHaveLength(tries.length + 1);
});

test("a server that takes later messages is not turned off for one that it refuses; 410 turns it off", async () => {
  await set();
  answer = refused;
  await at("2026-11-23T00:10:00Z");
  answer = taken;
  app.now = new Date("2026-11-24T00:10:00Z");
  await queueStatistics.run(app.services, signal);
  const older = { day: "2026-11-22" };
  await app.database.partnerDeliveries.update(
    { nextAttemptAt: new Date("2026-11-27T00:00:00Z") },
    { where: older },
  );
  await sendDeliveries.run(app.services, signal);
  answer = refused;
  app.now = new Date("2026-11-27T00:00:00Z");
  await sendDeliveries.run(app.services, signal);
  expect((await reporting()).webhook?.deliveries.map(({ state }) => state)).toEqual(["delivered", "failed"]);
  expect((await reporting()).webhook?.state).toBe("on");
  answer = { status: 410, problem: "wrong_status" };
  await at("2026-11-27T00:20:00Z");
  expect((await reporting()).webhook?.state).toBe("failed");
});

test("a test is sent now and once, and a new secret signs beside the one before for a day", async () => {
  await expectErrorBody(
    await app.request(partnerReporting.testWebhook.path, { method: "POST", headers: who.headers }),
    404,
    "not_found",
  );
  const first = await set();
  expect((await set()).secret, "shown once").toBeNull();
  answer = { status: null, problem: "not_public" };
  const { webhook } = await sendTest();
  expect(webhook?.deliveries).toMatchObject([
    { kind: "test", day: null, state: "failed", attempts: 1, problem: "not_public", nextAttemptAt: null },
  ]);
  const second = await callAs(app, partnerReporting.rotateWebhookSecret, who.headers);
  expect(second.reporting.webhook?.oldSecretUntil).toBe("2026-11-23T10:20:30.000Z");
  await sendTest();
  app.now = new Date("2026-11-23T10:20:31.000Z");
  await sendTest();
  const [old = "", fresh = ""] = [first.secret ?? "", second.secret ?? ""];
  expect(posted.map((request) => [isSignedWith(old, request), isSignedWith(fresh, request)])).toEqual([
    [true, false],
    [true, true],
    [false, true],
  ]);
  expect(payloadOf(posted[0])).toMatchObject({ type: "test" });
  const stored = JSON.stringify(await app.database.partnerWebhooks.findAll());
  expect([stored.includes(fresh), stored.includes(old)]).toEqual([false, false]);
});

test.each([
  "http://hooks.center.example/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://0x7f.1/",
  "https://localhost/",
  "https://hooks.center.example:8443/",
  "https://user:word@hooks.center.example/",
  "https://iep.example/hook",
])("refuses %s", async (address) => {
  const sent = { json: { url: address }, headers: who.headers };
  await expectErrorBody(await app.request(partnerReporting.setWebhook.path, sent), 400, "invalid_request");
});

test("off, nothing is sent: neither by the partner's choice nor by an operator's, nor after the account", async () => {
  await set();
  answer = refused;
  await at("2026-11-23T00:10:00Z");
  expect(await turn(false)).toMatchObject({ webhook: { state: "off", deliveries: [] } });
  await at("2026-11-24T00:10:00Z");
  await turn(true);
  await at("2026-11-25T00:10:00Z");
  expect(posted).toHaveLength(2);
  await app.database.partners.update({ active: false }, { where: { id: who.partner.id } });
  await at("2026-11-26T00:10:00Z");
  expect(posted).toHaveLength(2);
  expect(await app.database.partnerDeliveries.count()).toBe(0);

  await sendTest();
  const inAMonth = { ...app.services, clock: () => new Date("2026-12-27T00:10:00Z") };
  expect(await purgeDeliveries.run(inAMonth, signal)).toBe(1);
  await sendTest();
  const { password } = registration();
  await callAs(app, accounts.deleteAccount, who.headers, { password });
  expect(await app.database.partnerWebhooks.count()).toBe(0);
  expect(await app.database.partnerDeliveries.count()).toBe(0);
});
