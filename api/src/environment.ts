import { productName } from "@iep-insider/sdk/catalog";
import { advertisingTagPattern } from "@iep-insider/sdk/contract";
import { z } from "zod";
import { type AiSettings, aiSettings, aiVariables, problemsOfAi } from "./aiSettings.ts";
import type { DatabaseAddress } from "./database/connect.ts";
import { type FounderSettings, founderSettings, founderVariables } from "./founder/founderSettings.ts";
import { type PaymentSettings, paymentSettings, problemsOfPayments } from "./paymentSettings.ts";
import {
  databaseSetting,
  emailSetting,
  emailsSetting,
  folderSetting,
  originSetting,
  secretSetting,
  senderSetting,
  smtpSetting,
  wholeNumberSetting,
} from "./settingKinds.ts";

/** Every setting of the server, checked. Nothing else in `api` reads `process.env`. */
export interface Environment {
  readonly mode: "demo" | "production";
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly database: DatabaseAddress;
  readonly logLevel: (typeof logLevels)[number];
  readonly dashboardFolder: string;
  readonly embedFolder: string;
  /** Every version of the widgets that was ever served under its number, each in a folder of its own. */
  readonly embedReleases: string;
  readonly docsFolder: string;
  readonly trustedProxies: number;
  /** How long a stopping process keeps serving while it reports that it is not ready, in milliseconds. */
  readonly drainTime: number;
  /** Where the metrics can be read; null: nowhere, and nothing is counted. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  readonly serverSecret: string;
  /** What these signed or sealed is still read; nothing is written with them (`serverKeys.ts`). */
  readonly otherSecrets: readonly string[];
  /** Where mail goes out; null: into the outbox folder. */
  readonly smtpUrl: string | null;
  /** Who mail is from. */
  readonly mailFrom: string;
  readonly outboxFolder: string;
  /** In lower case, as in `ownerEmails`. */
  readonly adminEmails: readonly string[];
  readonly ownerEmails: readonly string[];
  readonly payments: PaymentSettings;
  /** Null: the AI is off, and our own rules answer. */
  readonly ai: AiSettings | null;
  /** Who runs the site and takes the money, for the page of terms; null in a demo. */
  readonly operator: { readonly name: string; readonly address: string } | null;
  /** The address that is notified of new messages; null for none. */
  readonly supportEmail: string | null;
  /** The address that readers of our mails see and answer to; null: none, and mails lead to the contact page. */
  readonly contactEmail: string | null;
  /** The page about the person behind the site; null: there is none, and nothing leads to one. */
  readonly founder: FounderSettings | null;
  /** Google's tag for the operator's own ads; null: no page asks for consent or loads it (ADR 13). */
  readonly advertisingTag: string | null;
}

/** Something in the environment cannot be used; `problems` names all of it, one line each. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      ["The server cannot start with these settings:", ...problems.map((line) => `  - ${line}`)].join("\n"),
    );
    this.name = "EnvironmentError";
    this.problems = problems;
  }
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Outside the folder of one version of the program: pages go on naming what an earlier one published. */
const productionReleases = "/var/lib/iep-insider/embed";

/** Hashes made with it are worth nothing outside a demo. */
const demoSecret = "for demonstrations only, known to everyone";

const settings = z.object({
  // `production` turns off every stand-in. Anything else is a demo.
  NODE_ENV: z
    .enum(["development", "test", "production"], "must be development, test or production")
    .default("development"),

  // Where the process listens. Port 0: any free one, which the log then names.
  PORT: wholeNumberSetting(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),

  // The origin that visitors see in their address bar. Default: http://localhost:PORT.
  PUBLIC_ORIGIN: originSetting("https://www.example.org").optional(),

  // mysql://user:password@host:port/name for a MySQL-compatible server, or sqlite:path for a file.
  DATABASE_URL: databaseSetting("sqlite:.data/iep-insider.sqlite"),

  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),

  // The built files: pages served at /, widgets served at /embed/v1/, the documentation served at /docs/.
  DASHBOARD_DIR: folderSetting("dashboard/dist"),
  EMBED_DIR: folderSetting("widgets/dist/embed"),
  DOCS_DIR: folderSetting("storybook/dist"),

  // Where each version of the widgets stays for good, served at /embed/<version>/. The server adds the one that is built
  // when it starts; nothing else writes there. Shared by all processes. In production: /var/lib/iep-insider/embed.
  EMBED_RELEASES: folderSetting(".data/embed"),

  // How many proxies in front of the server may tell it a visitor's address. Too many, and anyone can claim any.
  TRUST_PROXY: wholeNumberSetting(0, 10).default(0),

  // How many seconds a stopping process keeps serving while /api/ready answers 503, so that a load balancer sends
  // requests elsewhere before the port closes: longer than two of the balancer's health checks.
  // Default: 10 in production, else 0.
  DRAIN_SECONDS: wholeNumberSetting(0, 300).optional(),

  // Where GET /metrics answers, in Prometheus' format. Without a port it is off; 0: any free one, which the log names.
  // Anyone who can reach the port can read it: never use one that the proxy exposes.
  METRICS_PORT: wholeNumberSetting(0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),

  // Keys all that the server signs, seals or hashes: session tokens, mails that wait, the addresses that rate limits
  // count. The same for all processes of one database. With another one everybody has to sign in again.
  SERVER_SECRET: secretSetting.optional(),
  // For changing it without signing users out (see PRODUCTION.md): what these two signed or sealed is accepted as well.
  // All processes have to know the next one before the first of them writes with it.
  SERVER_SECRET_PREVIOUS: secretSetting.optional(),
  SERVER_SECRET_NEXT: secretSetting.optional(),

  // Where mail goes out: smtp://user:password@host:587 or smtps://…. Without it mails are files in OUTBOX_DIR.
  SMTP_URL: smtpSetting.optional(),
  MAIL_FROM: senderSetting.optional(),
  OUTBOX_DIR: folderSetting(".data/outbox"),

  // Who gets the admin role, and who all tools without an end, once their address is verified (ADR 2).
  ADMIN_EMAILS: emailsSetting,
  OWNER_EMAILS: emailsSetting,

  // Who gets a notice when a message comes in; an answer to it goes to the sender. Default: the first of ADMIN_EMAILS.
  SUPPORT_EMAIL: emailSetting.optional(),
  // The address that buyers and senders of messages see in our mails, and that their answers go to. Not SUPPORT_EMAIL,
  // which may be a person's own. Default: none is shown, and the mails lead to the contact page.
  CONTACT_EMAIL: emailSetting.optional(),

  // The payment provider: all three, or none. Without them, and never in production, a simulator stands in, where
  // no money moves; PAYMENT_SIMULATOR_URL is where it listens. The keys are made up on both sides.
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "must begin with sk_test_, sk_live_, rk_test_ or rk_live_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_[A-Za-z0-9]+$/, "must begin with pk_test_ or pk_live_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, "must begin with whsec_")
    .optional(),
  PAYMENT_SIMULATOR_URL: originSetting("http://localhost:3002").default("http://localhost:3002"),

  // Who takes the money, with the postal address: buyers see both on the page of terms, readers in each letter of the
  // newsletter. Needed with the provider's keys, and before a newsletter can be sent.
  OPERATOR_NAME: z.string().trim().max(200, "can have at most 200 characters").optional(),
  // Its lines with | between them: 1 Main Street | Springfield, MA 01101.
  OPERATOR_ADDRESS: z.string().trim().max(500, "can have at most 500 characters").optional(),

  // The page about the person behind the site, at /about: there with a name and a text, and only then.
  ...founderVariables,

  // Google's tag, to count whether an ad led here: AW-123456789 or G-AB12CD34EF. Without it nothing of it exists. With it,
  // pages about the site ask each visitor first, and load it after a yes only (`http/advertising.ts`).
  ADVERTISING_TAG_ID: z
    .string()
    .trim()
    .regex(advertisingTagPattern, "must be the id of a Google tag, such as AW-123456789 or G-AB12CD34EF")
    .optional(),

  // The AI behind the five AI tools; without OPENAI_API_KEY it is off. Commented in `aiSettings.ts`.
  ...aiVariables,
});

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/**
 * @param variables the process's environment. An empty value counts as not set.
 * @returns all settings. @throws {EnvironmentError} with everything that is wrong, not only the first.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const read = settings.safeParse(set);
  const problems = read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
  const isProduction = set["NODE_ENV"] === "production";
  const isReachable = read.success && !isLoopback(read.data.PUBLIC_ORIGIN);
  const where = isProduction
    ? "in production"
    : isReachable
      ? "with a PUBLIC_ORIGIN that others can reach"
      : null;
  if (where !== null && !set["SERVER_SECRET"])
    problems.push(`SERVER_SECRET must be set ${where} (32 random characters or more)`);
  if (where !== null && !set["SMTP_URL"]) problems.push(`SMTP_URL must be set ${where} (accounts need mail)`);
  if (set["SMTP_URL"] && !set["MAIL_FROM"])
    problems.push("MAIL_FROM must be set with SMTP_URL (the address that mail comes from)");
  if (set["METRICS_PORT"] && set["METRICS_PORT"] === (set["PORT"] ?? "3000") && set["METRICS_PORT"] !== "0")
    problems.push("METRICS_PORT must be another port than PORT (what it shows is not for visitors)");
  problems.push(...problemsOfPayments(set, where), ...problemsOfAi(set));
  if (isReachable && !isProduction && problems.length > 0)
    problems.push(
      "PUBLIC_ORIGIN must be left out for a demo with stand-ins, which only this machine may reach",
    );
  if (!read.success || problems.length > 0) throw new EnvironmentError(problems);

  const { data } = read;
  return {
    mode: data.NODE_ENV === "production" ? "production" : "demo",
    port: data.PORT,
    host: data.HOST,
    publicOrigin: data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`,
    database: data.DATABASE_URL,
    logLevel: data.LOG_LEVEL,
    dashboardFolder: data.DASHBOARD_DIR,
    embedFolder: data.EMBED_DIR,
    embedReleases: isProduction && !set["EMBED_RELEASES"] ? productionReleases : data.EMBED_RELEASES,
    docsFolder: data.DOCS_DIR,
    trustedProxies: data.TRUST_PROXY,
    drainTime: (data.DRAIN_SECONDS ?? (isProduction ? 10 : 0)) * 1000,
    metrics: data.METRICS_PORT === undefined ? null : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    serverSecret: data.SERVER_SECRET ?? demoSecret,
    otherSecrets: [data.SERVER_SECRET_PREVIOUS, data.SERVER_SECRET_NEXT].filter(
      (secret) => secret !== undefined,
    ),
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? `${productName} <no-reply@localhost>`,
    outboxFolder: data.OUTBOX_DIR,
    adminEmails: data.ADMIN_EMAILS,
    ownerEmails: data.OWNER_EMAILS,
    payments: paymentSettings(data),
    ai: aiSettings(data),
    supportEmail: data.SUPPORT_EMAIL ?? data.ADMIN_EMAILS[0] ?? null,
    contactEmail: data.CONTACT_EMAIL ?? null,
    operator: operatorOf(data.OPERATOR_NAME, data.OPERATOR_ADDRESS),
    founder: founderSettings(data.FOUNDER_NAME, data.FOUNDER_TEXT, data.FOUNDER_PHOTO),
    advertisingTag: data.ADVERTISING_TAG_ID ?? null,
  };
}

/** Whether only this machine can reach it (RFC 6761, section 6.3). @param origin the default is this machine's. */
function isLoopback(origin = "http://localhost"): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

function operatorOf(name?: string, address?: string): Environment["operator"] {
  if (!name || !address) return null;
  return { name, address: address.split(/\s*\|\s*/).join("\n") };
}
