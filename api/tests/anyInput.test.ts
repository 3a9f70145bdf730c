import { type DeclaredCall, declaredCalls, errorBodySchema } from "@iep-insider/sdk/contract/schemas";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { operator } from "./operators.ts";
import { countRequest, registration, supportRequest } from "./samples.ts";
import { useTestApp } from "./useTestApp.ts";

/**
 * Whatever is sent, a call that may not succeed answers 4xx in the one shape and writes nothing.
 * The input is made in three ways: anything that JSON can say, a right input with one field spoilt or added, and
 * bytes that may be no JSON at all.
 */
const app = useTestApp();
/** An operator is signed in, so that every call gets as far as reading what was sent. */
let headers: Readonly<Record<string, string>>;
let account: object | undefined;

beforeAll(async () => {
  headers = (await operator(app, registration().email)).headers;
  account = (await app.database.users.findAll({ raw: true }))[0];
});

const email = "maria@example.org";
const password = "seven blue kites";
const newPassword = "nine green lamps";
const [token, code, state, name] = ["A".repeat(43), "A".repeat(43), "TX", "Bay Harbor"];
const origins = ["https://bay-harbor.example"];
const siteKey = "site_abcdefgh";
const dayBegan = "2026-11-22T00:00:00-05:00";
const nextStep = { label: "Call us", phone: "(555) 010-0199", link: null };
const settings = {
  brand: { name, accent: "#0e5a5a", phone: null, nextStep },
  ...{ defaultState: "TX", tools: ["letter-generator"], emailGate: true, frameOnly: false },
  whiteLabel: null,
};
const guidance = { issue: "general-concern", triedMeeting: "no", urgency: "not-urgent", hasIep: "yes" };
const vault = "5a0cc5b6-6e1c-4a8c-9f0e-0d6b3f1f3a11";
const wrapped = { salt: "A".repeat(22), sealed: "A".repeat(80) };
const wrappedKeys = { passphrase: wrapped, recovery: wrapped };
const rightInputs: Readonly<Record<string, object>> = {
  ...{ sendSupportRequest: supportRequest(), count: countRequest(), register: registration() },
  ...{ login: { email, password }, changePassword: { currentPassword: password, newPassword } },
  ...{ forgotPassword: { email }, resetPassword: { token, newPassword }, verifyEmail: { token } },
  ...{ resendVerification: { email }, endSession: { id: "A".repeat(32) }, deleteAccount: { password } },
  ...{
    redeem: { tool: "letter-generator" },
    claimPurchase: { token },
    openSponsored: { tool: "letter-generator" },
  },
  ...{ sendFreeToolEmail: { email } },
  ...{ confirmTotp: { name: "Phone", code: "123456" }, confirmPasskey: { name: "Laptop", response: {} } },
  ...{ removeFactor: { id: 1 }, showFactor: { code: "123456" } },
  ...{ readConnection: { code }, allowConnection: { code }, refuseConnection: { code } },
  ...{ endConnection: { id: 1 }, subscribeNewsletter: { email }, confirmNewsletter: { token } },
  ...{
    unsubscribeNewsletter: { token },
    setLanguage: { language: "es" },
    putReminders: { reminders: [{ subject: "records", day: "2027-01-15" }] },
    unsubscribeReminders: { token },
    getKeptAnswer: { tool: "goal-analyzer" },
    returnUse: { tool: "goal-analyzer" },
  },
  createVault: { id: vault, ...wrappedKeys },
  listChanges: { vault, since: "0" },
  pushRecords: { vault, records: [{ id: "a".repeat(64), version: 1, sealed: "AAAA" }] },
  replaceKeys: { vault, keysVersion: 1, ...wrappedKeys },
  deleteVault: { vault },
  emailTemplate: { email, resourceName: "IEP-Meeting-Request-Letter.txt" },
  createSubscription: { email, name: "Maria Alvarez", createAccount: true, acceptsRenewal: true },
  createPayment: { email, paymentType: "quiz", toolUsed: "letter-generator", toolName: "letter-generator" },
  chat: { question: "What is an IEP?", state },
  analyzeGoal: { goalText: "By June, the student will read 90 words in a minute.", state },
  analyzeGoals: { goals: ["By June, the student will read 90 words in a minute."], state },
  decodeDenial: { denialReason: "budget", context: "They said so at the meeting.", state },
  translateJargon: { term: "FAPE", state },
  getDisputeGuidance: {
    ...{ ...guidance, additionalContext: "We disagree.", state, eventDate: "2026-10-01" },
    hasEvaluation: "unsure",
  },
  translate: { passages: ["Lee muy despacio."] },
  tellSeen: { path: "/tools" },
  confirmPayment: { session_id: "cs_test_1", type: "quiz" },
  cancelSubscription: { subscriptionId: "sub_1" },
  keepSubscription: { subscriptionId: "sub_1" },
  listContacts: { state: "waiting", service: "other", from: "members", dayBegan },
  exportContacts: { search: "ana", state: "answered" },
  ...{ answerContact: { id: 1 }, reopenContact: { id: 1 }, refundPayment: { id: 1 } },
  sendAnswer: { id: 1, text: "Hello." },
  recordLawCheck: { fact: "WI/hearing", outcome: "unclear", source: "https://dpi.wi.gov/", words: "No." },
  ...{ listPayments: { status: "paid", kind: "quiz" }, countPayments: { dayBegan } },
  ...{ exportPayments: { status: "paid" }, readPayment: { id: "1" }, endPaidMembership: { id: 1 } },
  ...{ listUsers: { role: "admin", verified: "yes" }, readUser: { id: "1" } },
  ...{ setUserRole: { id: 2, role: "user" }, setUserAllTools: { id: 2, isGranted: true } },
  ...{ endUserSessions: { id: 2 }, readUsage: { range: "30d", tool: "letter-generator" } },
  ...{ exportUsage: { range: "30d" }, exportAiUsage: { range: "30d" } },
  ...{ listMails: { state: "sent", kind: "verify-email" }, retryMail: { id: 1 } },
  ...{ retryMails: { state: "given_up" }, exportLawFacts: { age: "old" } },
  ...{ listLawFacts: { status: "verified", place: "TX", sort: "age" }, listPartners: { state: "on" } },
  ...{ createPartner: { name, origins }, changePartner: { id: 1, revision: "A", name, origins } },
  ...{ switchPartner: { id: 1, active: false }, decidePartner: { id: 1, approve: true, note: "" } },
  ...{ sponsorPartner: { id: 1, uses: 200 }, limitPartner: { id: 1, dailyCostLimit: 500 } },
  allowWhiteLabel: { id: 1, allowed: true },
  ...{ revokePartnerKey: { id: 1, siteKey }, setLogo: { type: null }, revokeKey: { siteKey } },
  applyAsPartner: { organization: name, website: origins[0], about: "We help families.", origins },
  setWebhook: { url: "https://hooks.center.example/iep" },
  ...{ switchWebhook: { on: false }, setMonthlyReport: { on: true } },
  changeSite: { revision: "A", name, origins, allowsLocalhost: false, settings },
  getStatistics: { from: "2026-11-01", to: "2026-11-22", by: "week" },
  exportStatistics: { from: "2026-11-01", to: "2026-11-22", by: "day" },
  ...{ listAudit: { action: "role_granted" }, exportAudit: { action: "role_granted" } },
};

const calls = declaredCalls().map((call) => ({ call }));
const withInput = declaredCalls().flatMap((call) =>
  call.input ? [{ name: call.name, call, schema: call.input }] : [],
);
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
  { path, method }: Pick<DeclaredCall, "path" | "method">,
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
  const { contacts, usageCounts, emailCaptures, newsletterSubscribers, resourceDownloads } = app.database;
  const { payments, subscriptionSignups, partners } = app.database;
  const written = [contacts.count(), usageCounts.count(), emailCaptures.count(), partners.count()];
  const more = [newsletterSubscribers.count(), resourceDownloads.count(), subscriptionSignups.count()];
  expect(await Promise.all([...written, ...more, payments.count()])).toEqual(Array(8).fill(0));
  // The one account there was before, as it was.
  expect(await app.database.users.findAll({ raw: true })).toEqual([account]);
  expect(await app.database.sessions.count()).toBe(1);
  expect(await app.database.outgoingMails.count()).toBe(1);
  // The command that made the operator.
  expect(await app.database.auditEntries.count()).toBe(1);
}

/* Few runs for each call: the schemas have their own tests, and each test run draws new inputs. */
describe.each(withBody)("$call.method $call.path", ({ name, call, schema }) => {
  test("refuses wrong JSON", async () => {
    const wrong = fc.oneof(jsonValue, spoilt(name)).filter((input) => !schema.safeParse(input).success);
    await fc.assert(
      fc.asyncProperty(wrong, async (input) => expectRefused(await send(call, JSON.stringify(input)))),
      { numRuns: 20 },
    );
    // A simple call takes plain text that is JSON (ADR 75).
    const plain = call.isSimple ? "count me" : JSON.stringify(rightInputs[name]);
    await expectRefused(await send(call, plain, "text/plain"));
    await expectRefused(await send(call, Buffer.from([0x7b, 0xff])));
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
      ...["X-Request-Id", "X-Site-Key", "X-Purchase-Key", "Authorization", "Origin", "Accept-Encoding"],
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
