import type { Call } from "@iep-insider/sdk/contract";
import { type CallDescription, describedAreas } from "@iep-insider/sdk/contract/schemas";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorBodySchema } from "../src/openapi/errorBodySchema.ts";
import { createTestApp, type TestApp } from "./createTestApp.ts";
import { operator } from "./operators.ts";
import { countRequest, registration, supportRequest } from "./samples.ts";

/**
 * Whatever is sent, a call that may not succeed answers 4xx in the one shape and writes nothing.
 * The input is made in three ways: anything that JSON can say, a right input with one field spoilt or added, and
 * bytes that may be no JSON at all.
 */
let app: TestApp;
/** An operator is signed in, so that every call gets as far as reading what was sent. */
let headers: Readonly<Record<string, string>>;
let account: object | undefined;

beforeAll(async () => {
  app = await createTestApp();
  headers = (await operator(app, registration().email)).headers;
  account = (await app.database.users.findAll({ raw: true }))[0];
});
afterAll(() => app.close());

const rightInputs: Readonly<Record<string, object>> = {
  sendSupportRequest: supportRequest(),
  count: countRequest(),
  register: registration(),
  login: { email: "maria@example.org", password: "seven blue kites" },
  changePassword: { currentPassword: "seven blue kites", newPassword: "nine green lamps" },
  forgotPassword: { email: "maria@example.org" },
  resetPassword: { token: "A".repeat(43), newPassword: "nine green lamps" },
  verifyEmail: { token: "A".repeat(43) },
  resendVerification: { email: "maria@example.org" },
  endSession: { id: "A".repeat(32) },
  deleteAccount: { password: "seven blue kites" },
  redeem: { tool: "letters" },
  claimPurchase: { token: "A".repeat(43) },
  verifySession: { token: "A".repeat(43), toolName: "letters" },
  sendFreeToolEmail: { email: "maria@example.org" },
  openSponsored: { tool: "letters" },
  readConnection: { code: "A".repeat(43) },
  allowConnection: { code: "A".repeat(43) },
  refuseConnection: { code: "A".repeat(43) },
  endConnection: { id: 1 },
  subscribeNewsletter: { email: "maria@example.org" },
  confirmNewsletter: { token: "A".repeat(43) },
  unsubscribeNewsletter: { token: "A".repeat(43) },
  emailTemplate: { email: "maria@example.org", resourceName: "IEP-Meeting-Request-Letter.txt" },
  createSubscription: {
    email: "maria@example.org",
    name: "Maria Alvarez",
    createAccount: true,
    acceptsRenewal: true,
  },
  createPayment: {
    email: "maria@example.org",
    paymentType: "quiz",
    toolUsed: "letters",
    toolName: "letters",
  },
  chat: { question: "What is an IEP?", state: "TX" },
  analyzeGoal: { goalText: "By June, the student will read 90 words in a minute.", state: "TX" },
  decodeDenial: { denialReason: "budget", context: "They said so at the meeting.", state: "TX" },
  translateJargon: { term: "FAPE", state: "TX" },
  getDisputeGuidance: {
    issue: "general-concern",
    triedMeeting: "no",
    urgency: "not-urgent",
    additionalContext: "We disagree.",
    state: "TX",
    eventDate: "2026-10-01",
    hasIep: "yes",
    hasEvaluation: "unsure",
  },
  getKeptAnswer: { tool: "goals" },
  confirmPayment: { session_id: "cs_test_1", type: "quiz" },
  cancelSubscription: { subscriptionId: "sub_1" },
  listContacts: {
    state: "waiting",
    service: "other",
    from: "members",
    dayBegan: "2026-11-22T00:00:00-05:00",
  },
  exportContacts: { search: "ana", state: "answered" },
  answerContact: { id: 1 },
  reopenContact: { id: 1 },
  listPayments: { status: "paid", kind: "quiz" },
  countPayments: { dayBegan: "2026-11-22T00:00:00-05:00" },
  exportPayments: { status: "paid" },
  readPayment: { id: "1" },
  refundPayment: { id: 1 },
  endPaidMembership: { id: 1 },
  listUsers: { role: "admin", verified: "yes" },
  readUser: { id: "1" },
  setUserRole: { id: 2, role: "user" },
  setUserAllTools: { id: 2, isGranted: true },
  endUserSessions: { id: 2 },
  readUsage: { range: "30d", tool: "letters" },
  exportUsage: { range: "30d" },
  exportAiUsage: { range: "30d" },
  listMails: { state: "sent", kind: "verify-email" },
  retryMail: { id: 1 },
  retryMails: { state: "given_up" },
  listLawFacts: { status: "verified", place: "TX", sort: "age" },
  exportLawFacts: { age: "old" },
  listPartners: { state: "on" },
  createPartner: { name: "Bay Harbor", origins: ["https://bay-harbor.example"] },
  changePartner: { id: 1, revision: "A", name: "Bay Harbor", origins: ["https://bay-harbor.example"] },
  switchPartner: { id: 1, active: false },
  decidePartner: { id: 1, approve: true, note: "" },
  sponsorPartner: { id: 1, uses: 200 },
  limitPartner: { id: 1, dailyCostLimit: 500 },
  revokePartnerKey: { id: 1, siteKey: "site_abcdefgh" },
  applyAsPartner: {
    organization: "Bay Harbor",
    website: "https://bay-harbor.example",
    about: "We help families.",
    origins: ["https://bay-harbor.example"],
  },
  changeSite: {
    revision: "A",
    name: "Bay Harbor",
    origins: ["https://bay-harbor.example"],
    allowsLocalhost: false,
    settings: {
      brand: {
        name: "Bay Harbor",
        accent: "#0e5a5a",
        nextStep: { label: "Call us", phone: "(555) 010-0199", link: null },
      },
      defaultState: "TX",
      tools: ["letters"],
      emailGate: true,
    },
  },
  setLogo: { type: null },
  revokeKey: { siteKey: "site_abcdefgh" },
  getStatistics: { from: "2026-11-01", to: "2026-11-22", by: "week" },
  exportStatistics: { from: "2026-11-01", to: "2026-11-22", by: "day" },
  listAudit: { action: "role_granted" },
  exportAudit: { action: "role_granted" },
};

const calls = describedAreas.flatMap((area) =>
  Object.entries(area.calls).map(([name, call]) => {
    const descriptions: Readonly<Record<string, CallDescription>> = area.descriptions;
    return { name, call, schema: descriptions[name]?.input ?? null };
  }),
);
const withInput = calls.flatMap((entry) => (entry.schema ? [{ ...entry, schema: entry.schema }] : []));
const withBody = withInput.filter(({ call }) => call.method !== "GET");
const withQuery = withInput.filter(({ call }) => call.method === "GET");

const jsonValue = fc.jsonValue({ maxDepth: 3 });
const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("", " ", "\u0000", "\ud800", "__proto__", "constructor", "NaN", "😀".repeat(2000)),
);

/** A right input with one of its fields, or a new one, set to something else. */
function spoilt(name: string) {
  const right = rightInputs[name];
  if (!right) throw new Error(`The call "${name}" takes a body: give this test a right one.`);
  return fc
    .tuple(fc.oneof(fc.constantFrom(...Object.keys(right)), oddText), fc.oneof(jsonValue, oddText))
    .map(([field, value]) => Object.fromEntries([...Object.entries(right), [field, value]]));
}

function send(
  { path, method }: Call<unknown, unknown>,
  body: string | Buffer<ArrayBuffer>,
  type = "application/json",
): Promise<Response> {
  return app.request(path, { method, headers: { ...headers, "Content-Type": type }, body });
}

async function expectRefused(response: Response): Promise<void> {
  const text = await response.text();
  expect({ status: response.status, text }).toMatchObject({
    status: expect.toSatisfy((it) => it >= 400 && it < 500),
  });
  errorBodySchema.parse(JSON.parse(text));
}

async function expectNothingWritten(): Promise<void> {
  expect(await app.database.contacts.count()).toBe(0);
  expect(await app.database.usageCounts.count()).toBe(0);
  // The one account there was before, as it was.
  expect(await app.database.users.findAll({ raw: true })).toEqual([account]);
  expect(await app.database.sessions.count()).toBe(1);
  expect(await app.database.outgoingMails.count()).toBe(1);
  expect(await app.database.emailCaptures.count()).toBe(0);
  expect(await app.database.newsletterSubscribers.count()).toBe(0);
  expect(await app.database.resourceDownloads.count()).toBe(0);
  expect(await app.database.payments.count()).toBe(0);
  expect(await app.database.subscriptionSignups.count()).toBe(0);
  expect(await app.database.partners.count()).toBe(0);
  // The command that made the operator.
  expect(await app.database.auditEntries.count()).toBe(1);
}

/*
 * Few runs for each call: the schemas have tests of their own, and each run of the tests draws anew. Bytes and other
 * types of content are refused before any call is reached, so one call stands for all there.
 */
describe.each(withBody)("$call.method $call.path", ({ name, call, schema }) => {
  test("refuses wrong JSON", async () => {
    const wrong = fc.oneof(jsonValue, spoilt(name)).filter((input) => !schema.safeParse(input).success);
    await fc.assert(
      fc.asyncProperty(wrong, async (input) => expectRefused(await send(call, JSON.stringify(input)))),
      { numRuns: 20 },
    );
    await expectRefused(await send(call, JSON.stringify(rightInputs[name]), "text/plain"));
    await expectRefused(await send(call, Buffer.from([0x7b, 0xff])));
    await expectNothingWritten();
  });
});

describe("any call with a body", () => {
  const [first] = withBody;
  if (!first) throw new Error("There are calls with a body.");
  const { name, call } = first;

  test("refuses bytes", async () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
    await fc.assert(
      fc.asyncProperty(bytes, async (body) => expectRefused(await send(call, body))),
      { numRuns: 200 },
    );
    await expectNothingWritten();
  });

  test("refuses any other type of content", async () => {
    const type = fc
      .tuple(fc.constantFrom("text", "multipart", "application", "x"), fc.stringMatching(/^[a-z+.-]{1,20}$/))
      .map((parts) => parts.join("/"))
      .filter((candidate) => candidate !== "application/json");
    const right = JSON.stringify(rightInputs[name]);
    await fc.assert(
      fc.asyncProperty(type, async (contentType) => expectRefused(await send(call, right, contentType))),
      { numRuns: 100 },
    );
    await expectNothingWritten();
  });
});

describe.each(withQuery)("$call.method $call.path", ({ name, call, schema }) => {
  test("refuses a wrong query", async () => {
    const right = rightInputs[name];
    if (!right) throw new Error(`The call "${name}" takes a query: give this test a right one.`);
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), oddText);
    const wrong = fc
      .tuple(fc.oneof(fc.constantFrom(...Object.keys(right)), oddText), text)
      .map(([field, value]) => String(new URLSearchParams({ ...right, [field]: value })))
      // A longer address Node refuses before it gets to us.
      .filter(
        (query) =>
          query.length < 10_000 && !schema.safeParse(Object.fromEntries(new URLSearchParams(query))).success,
      );
    await fc.assert(
      fc.asyncProperty(wrong, async (query) =>
        expectRefused(await app.request(`${call.path}?${query}`, { headers })),
      ),
      { numRuns: 20 },
    );
    await expectNothingWritten();
  });
});

describe.each(calls)("$call.path", ({ call }) => {
  test("answers odd headers and queries without falling over", async () => {
    const headerText = fc.stringMatching(/^[\x21-\x7e]{0,60}$/);
    const names = fc.constantFrom(
      "X-Request-Id",
      "X-Site-Key",
      "X-Purchase-Key",
      "Authorization",
      "Origin",
      "Accept",
      "Accept-Encoding",
    );
    await fc.assert(
      fc.asyncProperty(names, headerText, fc.webQueryParameters(), async (name, value, query) => {
        const response = await app.request(`${call.path}?${query}`, {
          method: call.method,
          headers: { [name]: value },
        });
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 8 },
    );
    await expectNothingWritten();
  });
});
