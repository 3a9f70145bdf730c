import { resolve } from "node:path";
import { expect, test } from "vitest";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";

const root = resolve(import.meta.dirname, "../..");
const secret = "0123456789abcdef0123456789abcdef";
const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "hello@iep.example" };
const stripe = {
  STRIPE_SECRET_KEY: "sk_live_abc123",
  STRIPE_PUBLISHABLE_KEY: "pk_live_abc123",
  STRIPE_WEBHOOK_SECRET: "whsec_abc123",
  OPERATOR_NAME: "Example Inc.",
  OPERATOR_ADDRESS: "1 Main Street | Springfield, MA 01101",
};

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

test("the environment needs nothing for a demo", () => {
  expect(readEnvironment({})).toMatchObject({
    ...{ mode: "demo", port: 3000, host: "127.0.0.1", publicOrigin: "http://localhost:3000", drainTime: 0 },
    ...{ trustedProxies: 0, metrics: null, smtpUrl: null, ai: null, operator: null, advertisingTag: null },
    ...{ adminEmails: [], ownerEmails: [], serverSecret: expect.any(String) },
    payments: { secretKey: "sk_test_simulator", simulatorUrl: "http://localhost:3002" },
  });
});

test.each<[set: Record<string, string>, read: Partial<Environment>]>([
  [{ PORT: "8080" }, { port: 8080, publicOrigin: "http://localhost:8080" }],
  [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  [{ DASHBOARD_DIR: "/srv/pages" }, { dashboardFolder: "/srv/pages" }],
  [{ EMBED_DIR: "built/embed" }, { embedFolder: resolve(root, "built/embed") }],
  [{ EMBED_RELEASES: "/srv/embed" }, { embedReleases: "/srv/embed" }],
  [{ DOCS_DIR: "/srv/docs" }, { docsFolder: "/srv/docs" }],
  [{ TRUST_PROXY: "2" }, { trustedProxies: 2 }],
  [{ LOG_LEVEL: "warn" }, { logLevel: "warn" }],
  [{ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.5" }, { metrics: { port: 9464, host: "10.0.0.5" } }],
  [
    {
      SERVER_SECRET: secret,
      SERVER_SECRET_PREVIOUS: `${secret}, before`,
      SERVER_SECRET_NEXT: `${secret}, after`,
    },
    { serverSecret: secret, otherSecrets: [`${secret}, before`, `${secret}, after`] },
  ],
  [mail, { smtpUrl: "smtp://mail.example", mailFrom: "hello@iep.example" }],
  [
    { ADMIN_EMAILS: "Ana@Example.org, b@example.org," },
    { adminEmails: ["ana@example.org", "b@example.org"] },
  ],
  [{ OWNER_EMAILS: "cleo@example.org" }, { ownerEmails: ["cleo@example.org"] }],
  [stripe, { operator: { name: "Example Inc.", address: "1 Main Street\nSpringfield, MA 01101" } }],
  [{ ADVERTISING_TAG_ID: "AW-123456789" }, { advertisingTag: "AW-123456789" }],
])("the environment reads %j", (set, read) => {
  expect(readEnvironment(set)).toMatchObject(read);
});

test("the environment reads what the AI is asked with", () => {
  const { ai } = readEnvironment({
    ...{
      OPENAI_API_KEY: "sk-abc123",
      OPENAI_BASE_URL: "https://ai.example/openai/v1/",
      OPENAI_MODEL: "our-own/model:8b",
    },
    ...{ OPENAI_TIMEOUT_SECONDS: "10", OPENAI_ANSWER_SECONDS: "30", OPENAI_MAX_TOKENS: "900" },
    ...{ OPENAI_DAILY_TOKENS: "50000", OPENAI_INPUT_PRICE: "0.75", OPENAI_OUTPUT_PRICE: "4.5" },
  });
  expect(ai).toEqual({
    ...{ apiKey: "sk-abc123", baseUrl: "https://ai.example/openai/v1", model: "our-own/model:8b" },
    ...{ tryTime: 10_000, answerTime: 30_000, maxTokens: 900, dailyTokens: 50_000 },
    prices: { input: 0.75, output: 4.5 },
  });
});

test("browsers store the pages in production, unless that is off, and not in a demo", () => {
  const production = { NODE_ENV: "production", SERVER_SECRET: secret, ...mail, ...stripe };
  expect(readEnvironment(production).serviceWorker).toBe(true);
  expect(readEnvironment({ ...production, SERVICE_WORKER: "off" }).serviceWorker).toBe(false);
  expect(readEnvironment({}).serviceWorker).toBe(false);
});

test("the environment drains behind a load balancer, and not on Ctrl-C", () => {
  const production = { NODE_ENV: "production", SERVER_SECRET: secret, ...mail, ...stripe };
  expect(readEnvironment(production).drainTime).toBe(10_000);
  expect(readEnvironment({ ...production, DRAIN_SECONDS: "0" }).drainTime).toBe(0);
  expect(readEnvironment({ DRAIN_SECONDS: "3" }).drainTime).toBe(3_000);
  expect(problemsOf({ DRAIN_SECONDS: "301" })).toEqual([
    "DRAIN_SECONDS must be a whole number from 0 to 300",
  ]);
});

test("the environment shows metrics on a port of their own, or not at all", () => {
  expect(readEnvironment({ METRICS_HOST: "0.0.0.0" }).metrics).toBeNull();
  expect(readEnvironment({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
  // Any free port is never the other one.
  expect(problemsOf({ PORT: "0", METRICS_PORT: "0" })).toEqual([]);
  for (const same of [{ METRICS_PORT: "3000" }, { PORT: "8080", METRICS_PORT: "8080" }])
    expect(problemsOf(same)).toEqual([
      "METRICS_PORT must be another port than PORT (what it shows is not for visitors)",
    ]);
  expect(problemsOf({ METRICS_PORT: "on" })).toEqual(["METRICS_PORT must be a whole number from 0 to 65535"]);
});

test.each([
  ["sqlite:a/b.sqlite", resolve(root, "a/b.sqlite")],
  ["sqlite:/tmp/b.sqlite", "/tmp/b.sqlite"],
  ["sqlite:///tmp/b.sqlite", "/tmp/b.sqlite"],
])("the environment reads %s as a file", (url, file) => {
  expect(readEnvironment({ DATABASE_URL: url }).database).toEqual({ dialect: "sqlite", file });
});

test.each([
  ["PORT", "70000"],
  ["PORT", "80.5"],
  ["PUBLIC_ORIGIN", "https://iep.example/"],
  ["PUBLIC_ORIGIN", 'https://iep".example'],
  ["PUBLIC_ORIGIN", "javascript:alert(1)"],
  ["DATABASE_URL", "postgres://db/iep"],
  ["DATABASE_URL", "mysql://db.example"],
  ["TRUST_PROXY", "true"],
  ["SERVER_SECRET", "short"],
  ["SMTP_URL", "https://mail.example"],
  ["MAIL_FROM", "IEP Insider <hello>"],
  ["ADMIN_EMAILS", "ana@example.org; ben@example.org"],
  ["STRIPE_SECRET_KEY", "pk_live_abc"],
  ["STRIPE_PUBLISHABLE_KEY", "sk_live_abc"],
  ["STRIPE_WEBHOOK_SECRET", "secret_abc"],
  ["ADVERTISING_TAG_ID", 'G-AB12"><script>'],
  ["OPENAI_BASE_URL", "http://ai.example/v1"],
  ["OPENAI_BASE_URL", "http://127.0.0.1.ai.example/v1"],
  ["OPENAI_BASE_URL", "https://user:password@ai.example/v1"],
  ["OPENAI_MODEL", "two words"],
  ["OPENAI_TIMEOUT_SECONDS", "0"],
  ["OPENAI_INPUT_PRICE", "$0.75"],
  ["OPENAI_OUTPUT_PRICE", "0.0000001"],
])("the environment refuses %s=%s, and does not repeat the value, which may be a secret", (name, value) => {
  const problems = problemsOf({ MAIL_FROM: "hello@iep.example", ...stripe, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} must `));
  // Some wrong values are words of the sentence itself.
  if (value.length > 8) expect(problems[0]).not.toContain(value);
});

test("the environment rejects stand-ins in production", () => {
  expect(problemsOf({ NODE_ENV: "production" })).toEqual([
    "SERVER_SECRET must be set in production (32 random characters or more)",
    "SMTP_URL must be set in production (accounts need mail)",
    "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must be set in production (payments; there is no simulator there)",
  ]);
  expect(problemsOf({ NODE_ENV: "production", SERVER_SECRET: secret, ...mail, ...stripe })).toEqual([]);
});

test.each([
  ["https://iep.example", 3],
  ["http://192.168.1.20:3000", 3],
  ["https://localhost.example", 3],
  ["http://localhost:3000", 0],
  ["https://iep.localhost", 0],
  ["http://127.0.0.2:3000", 0],
  ["http://[::1]:3000", 0],
])("the environment takes no stand-ins, such as a secret that everyone knows, at %s: %d", (origin, count) => {
  const problems = problemsOf({ PUBLIC_ORIGIN: origin });
  const needed = problems.filter((problem) =>
    /^(SERVER_SECRET|SMTP_URL|STRIPE_SECRET_KEY, .*) must be set with a PUBLIC_ORIGIN/.test(problem),
  );
  expect(needed).toHaveLength(count);
  expect(problems.at(-1)?.startsWith("PUBLIC_ORIGIN must be left out for a demo")).toBe(
    count > 0 || undefined,
  );
  expect(problemsOf({ PUBLIC_ORIGIN: origin, SERVER_SECRET: secret, ...mail, ...stripe })).toEqual([]);
});

test("the environment refuses payments without an operator", () => {
  const { OPERATOR_NAME: _, ...nameless } = stripe;
  expect(problemsOf(nameless)).toEqual([
    "OPERATOR_NAME must be set with the provider's keys (buyers have to know who sells)",
  ]);
});

test("the environment tells the first admin of messages, where no other address is set for it", () => {
  const ADMIN_EMAILS = "ana@example.org, ben@example.org";
  expect(readEnvironment({ ADMIN_EMAILS }).supportEmail).toBe("ana@example.org");
  expect(readEnvironment({ ADMIN_EMAILS, SUPPORT_EMAIL: "help@iep.example" }).supportEmail).toBe(
    "help@iep.example",
  );
});

test("the environment asks the AI for an answer with a key alone", () => {
  const { ai } = readEnvironment({ OPENAI_API_KEY: "sk-abc123" });
  expect(ai).toMatchObject({ baseUrl: "https://api.openai.com/v1", dailyTokens: 2_000_000, prices: null });
  expect(readEnvironment({ OPENAI_MODEL: "any", OPENAI_BASE_URL: "https://ai.example/v1" }).ai).toBeNull();
});

test.each(["http://localhost:8000/v1", "http://127.0.0.1:8000/v1", "http://[::1]:8000/v1"])(
  "the environment takes an AI on this machine without encryption: %s",
  (url) => {
    expect(readEnvironment({ OPENAI_API_KEY: "none", OPENAI_BASE_URL: url }).ai?.baseUrl).toBe(url);
  },
);

test("the environment does not try the AI for longer than anybody waits", () => {
  const problem =
    "OPENAI_ANSWER_SECONDS must be at least OPENAI_TIMEOUT_SECONDS (all tries together, and one of them)";
  expect(problemsOf({ OPENAI_TIMEOUT_SECONDS: "60" })).toEqual([problem]);
  expect(problemsOf({ OPENAI_TIMEOUT_SECONDS: "60", OPENAI_ANSWER_SECONDS: "60" })).toEqual([]);
  const together = "OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE must be set together";
  expect(problemsOf({ OPENAI_INPUT_PRICE: "1" })).toEqual([together]);
  expect(problemsOf({ OPENAI_OUTPUT_PRICE: "0" })).toEqual([together]);
  expect(problemsOf({ OPENAI_INPUT_PRICE: "0", OPENAI_OUTPUT_PRICE: "0" })).toEqual([]);
});
