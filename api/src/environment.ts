import { productName } from "@iep-insider/sdk/catalog";
import { type AiSettings, aiSettings, problemsOfAi } from "./aiSettings.ts";
import type { DatabaseAddress } from "./database/connect.ts";
import { type FounderSettings, founderSettings } from "./founder/founderSettings.ts";
import { type PaymentSettings, paymentSettings, problemsOfPayments } from "./paymentSettings.ts";
import { settingFacts } from "./settingKinds.ts";
import { type logLevels, productionReleases, settingSchemas, settings } from "./settings.ts";

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
  /** Whether browsers store our pages for use without a connection (ADR 90). */
  readonly serviceWorker: boolean;
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

/** Hashes made with it are worth nothing outside a demo. */
const demoSecret = "for demonstrations only, known to everyone";

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
  if (where !== null)
    for (const [reason, names] of missingIn(set))
      problems.push(`${names.join(", ")} must be set ${where} (${reason})`);
  if (set["SMTP_URL"] && !set["MAIL_FROM"])
    problems.push("MAIL_FROM must be set with SMTP_URL (the address that mail comes from)");
  if (set["METRICS_PORT"] && set["METRICS_PORT"] === (set["PORT"] ?? "3000") && set["METRICS_PORT"] !== "0")
    problems.push("METRICS_PORT must be another port than PORT (what it shows is not for visitors)");
  problems.push(...problemsOfPayments(set, where !== null), ...problemsOfAi(set));
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
    serviceWorker: data.SERVICE_WORKER ? data.SERVICE_WORKER === "on" : isProduction,
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

/** Names of required settings that are not set, by the reason why they are required. */
function missingIn(
  set: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, readonly string[]> {
  const required = Object.entries(settingSchemas).flatMap(([name, schema]) => {
    const reason = settingFacts.get(schema)?.required;
    return reason && !set[name] ? [{ name, reason }] : [];
  });
  const names = ({ reason }: { readonly reason: string }) =>
    required.filter((each) => each.reason === reason).map(({ name }) => name);
  return new Map(required.map((each) => [each.reason, names(each)]));
}

/** Whether only this machine can reach it (RFC 6761, section 6.3). @param origin the default is this machine's. */
function isLoopback(origin = "http://localhost"): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

function operatorOf(name?: string, address?: string): Environment["operator"] {
  if (!name || !address) return null;
  return { name, address: address.split(/\s*\|\s*/).join("\n") };
}
