import type { HealthCheck, HealthCheckName, HealthFact, HealthState } from "@iep-insider/sdk/contract";
import type { Environment } from "../../environment.ts";
import type { FoundRelease } from "../../files/releases/release.ts";
import type { SharedState } from "../../metrics/readSharedState.ts";
import { aiProvider } from "../../status/aiProvider.ts";

/** Facts besides the settings. */
export interface Found {
  readonly now: Date;
  readonly shared: Pick<SharedState, "oldestDue" | "lastWebhook" | "tokensToday">;
  readonly serverVersion: string;
  /** Mails that wait because the mail server is unreachable or rejects our sign-in. */
  readonly mailsHeldUp: number;
  readonly migrations: { readonly all: number; readonly pending: number };
  readonly release: Pick<FoundRelease, "state" | "version">;
}

/** A mail that has been due for longer indicates a fault. */
const mailsMayWait = 15 * 60_000;

/**
 * Checks the settings one by one. Each fact is listed here: a setting stays private until it is added, and keys,
 * passwords and URLs that contain one never are.
 */
export function checksOf(environment: Environment, found: Found): readonly HealthCheck[] {
  return [
    ...ofServer(environment),
    ...ofDatabase(environment, found),
    ...ofPayments(environment, found),
    ...ofMail(environment, found),
    ...ofAi(environment, found),
    ...ofOperator(environment),
    ofElements(found),
  ];
}

function ofServer({ mode, publicOrigin, trustedProxies }: Environment): readonly HealthCheck[] {
  const isProduction = mode === "production";
  const isSecure = publicOrigin.startsWith("https://");
  return [
    check("mode", isProduction ? "ok" : "stand_in", [{ name: "mode", value: mode }], ["NODE_ENV"]),
    check(
      "origin",
      !isProduction || isSecure ? "ok" : "missing",
      [{ name: "origin", value: publicOrigin }],
      ["PUBLIC_ORIGIN"],
    ),
    // The server speaks http: if visitors use https, there is a proxy in front.
    check(
      "proxies",
      isSecure && trustedProxies === 0 ? "missing" : "ok",
      [{ name: "proxies", value: trustedProxies }],
      ["TRUST_PROXY"],
    ),
  ];
}

function ofDatabase({ database }: Environment, found: Found): readonly HealthCheck[] {
  const { serverVersion, migrations } = found;
  return [
    check(
      "database",
      database.dialect === "sqlite" ? "stand_in" : "ok",
      [
        { name: "dialect", value: database.dialect === "sqlite" ? "SQLite" : "MySQL" },
        { name: "server_version", value: serverVersion },
      ],
      ["DATABASE_URL"],
    ),
    check(
      "migrations",
      migrations.pending === 0 ? "ok" : "failing",
      [
        { name: "done", value: migrations.all - migrations.pending },
        { name: "pending", value: migrations.pending },
      ],
      [],
    ),
  ];
}

function ofPayments({ payments }: Environment, { shared }: Found): readonly HealthCheck[] {
  const isSimulated = payments.simulatorUrl !== null;
  // The prefix only says which kind of key it is.
  const isLive = /^(sk|rk)_live_/.test(payments.secretKey);
  const keys = isLive ? "live" : "test";
  const keyNames = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"];
  return [
    check(
      "payments",
      !isSimulated && isLive ? "ok" : "stand_in",
      [
        { name: "provider", value: isSimulated ? "simulator" : "Stripe" },
        { name: "keys", value: isSimulated ? null : keys },
      ],
      keyNames,
    ),
    check(
      "webhooks",
      shared.lastWebhook === null ? "missing" : "ok",
      [{ name: "last_event", value: shared.lastWebhook?.toISOString() ?? null }],
      isSimulated ? [] : ["STRIPE_WEBHOOK_SECRET"],
    ),
  ];
}

function ofMail(environment: Environment, { shared, now, mailsHeldUp }: Found): readonly HealthCheck[] {
  const { smtpUrl, mailFrom, supportEmail } = environment;
  const isLate = shared.oldestDue !== null && now.getTime() - shared.oldestDue.getTime() > mailsMayWait;
  const working = isLate || mailsHeldUp > 0 ? "failing" : "ok";
  return [
    check(
      "mail",
      smtpUrl === null ? "stand_in" : working,
      [
        { name: "transport", value: smtpUrl === null ? "outbox" : "SMTP" },
        { name: "sender", value: mailFrom },
      ],
      ["SMTP_URL", "MAIL_FROM"],
    ),
    check(
      "support",
      supportEmail === null ? "missing" : "ok",
      [{ name: "address", value: supportEmail }],
      ["SUPPORT_EMAIL"],
    ),
  ];
}

function ofAi({ ai }: Environment, { shared }: Found): readonly HealthCheck[] {
  if (ai === null) return [check("ai", "stand_in", [{ name: "provider", value: null }], ["OPENAI_API_KEY"])];
  const isUsedUp = shared.tokensToday >= ai.dailyTokens;
  return [
    check(
      "ai",
      isUsedUp ? "failing" : "ok",
      [
        { name: "provider", value: aiProvider(ai) },
        { name: "model", value: ai.model },
        { name: "daily_tokens", value: ai.dailyTokens },
        { name: "tokens_today", value: shared.tokensToday },
      ],
      ["OPENAI_DAILY_TOKENS"],
    ),
    check(
      "ai_prices",
      ai.prices === null ? "missing" : "ok",
      [{ name: "prices", value: ai.prices && `$${ai.prices.input} / $${ai.prices.output}` }],
      ["OPENAI_INPUT_PRICE", "OPENAI_OUTPUT_PRICE"],
    ),
  ];
}

function ofOperator({ operator, advertisingTag, metrics }: Environment): readonly HealthCheck[] {
  return [
    check(
      "operator",
      operator === null ? "missing" : "ok",
      [{ name: "name", value: operator?.name ?? null }],
      ["OPERATOR_NAME", "OPERATOR_ADDRESS"],
    ),
    // Either is fine (ADR 13).
    check("advertising", "ok", [{ name: "tag", value: advertisingTag }], []),
    check(
      "metrics",
      metrics === null ? "missing" : "ok",
      [{ name: "port", value: metrics?.port ?? null }],
      ["METRICS_PORT"],
    ),
  ];
}

/** Different files under a published version: no setting helps, the version has to be raised. */
function ofElements({ release: { state, version } }: Found): HealthCheck {
  const facts = (problem: string | null): HealthFact[] => [
    { name: "elements_version", value: version },
    { name: "problem", value: problem },
  ];
  if (state === "published") return check("elements", "ok", facts(null), []);
  if (state === "not_built") return check("elements", "missing", facts("not built"), ["EMBED_DIR"]);
  if (state === "absent") return check("elements", "failing", facts("not written"), ["EMBED_RELEASES"]);
  return check("elements", "failing", facts("other files under this number: raise the version"), []);
}

/** @param settings the settings that change it, listed only if action is needed. */
function check(
  name: HealthCheckName,
  state: HealthState,
  facts: readonly HealthFact[],
  settings: readonly string[],
): HealthCheck {
  return { name, state, facts, settings: state === "ok" ? [] : settings };
}
