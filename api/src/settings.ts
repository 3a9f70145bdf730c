import { advertisingTagPattern } from "@iep-insider/sdk/contract";
import { z } from "zod";
import { aiVariables } from "./aiSettings.ts";
import { founderVariables } from "./founder/founderSettings.ts";
import { paymentVariables } from "./paymentSettings.ts";
import {
  databaseSetting,
  emailSetting,
  emailsSetting,
  folderSetting,
  originSetting,
  secretSetting,
  senderSetting,
  settingFacts,
  smtpSetting,
  wholeNumberSetting,
} from "./settingKinds.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Outside the folder of one version of the program: pages go on naming what an earlier one published. */
export const productionReleases = "/var/lib/iep-insider/embed";

/** Every setting of the server: its kind, its default and its facts. `environment.ts` reads them. */
export const settings = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"], "must be development, test or production")
    .default("development")
    .register(settingFacts, {
      meaning:
        "`production` turns off every stand-in. Anything else is a demo, which starts only with a `PUBLIC_ORIGIN` on this machine or with everything that production needs.",
    }),
  PORT: wholeNumberSetting(0, 65_535).default(3000).register(settingFacts, {
    meaning: "The port the process listens on. 0 takes any free one, which the log names.",
  }),
  HOST: z.string().default("127.0.0.1").register(settingFacts, {
    meaning: "The network interface it listens on; `0.0.0.0` for all of them.",
  }),
  PUBLIC_ORIGIN: originSetting("https://www.example.org").optional().register(settingFacts, {
    without: "`http://localhost:PORT`",
    meaning: "The origin in the visitor's address bar. With `https:`, pages also get HSTS.",
  }),
  DATABASE_URL: databaseSetting("sqlite:.data/iep-insider.sqlite").register(settingFacts, {
    isSecret: true,
    meaning: "`mysql://user:password@host:port/name` for MySQL or MariaDB, or `sqlite:path` for a file.",
  }),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(", ")}`)
    .default("info")
    .register(settingFacts, { meaning: `One of ${logLevels.map((level) => `\`${level}\``).join(", ")}.` }),
  DASHBOARD_DIR: folderSetting("dashboard/dist").register(settingFacts, { meaning: "The built pages." }),
  EMBED_DIR: folderSetting("widgets/dist/embed").register(settingFacts, {
    meaning: "The built widgets, served at `/embed/v1/`.",
  }),
  EMBED_RELEASES: folderSetting(".data/embed").register(settingFacts, {
    without: `\`${productionReleases}\` in production, else \`.data/embed\``,
    meaning:
      "Every published version of the widgets, kept for good and served at `/embed/<version>/`: the only folder the server writes to, shared by all processes.",
  }),
  DOCS_DIR: folderSetting("docs/site/dist").register(settingFacts, {
    meaning: "The built documentation, served at `/docs/`.",
  }),
  SERVICE_WORKER: z.enum(["on", "off"], "must be on or off").optional().register(settingFacts, {
    without: "`on` in production, else `off`",
    meaning:
      'Whether browsers store our pages and tools for use without a connection. `off` also removes what they stored: see "Without a connection".',
  }),
  TRUST_PROXY: wholeNumberSetting(0, 10).default(0).register(settingFacts, {
    meaning:
      "How many proxies in front of the server may state a visitor's address. With too many, anyone can claim any address.",
  }),
  DRAIN_SECONDS: wholeNumberSetting(0, 300).optional().register(settingFacts, {
    without: "10 in production, else 0",
    meaning:
      "How long a stopping process keeps serving while `/api/ready` answers 503: longer than two health checks of the load balancer.",
  }),
  METRICS_PORT: wholeNumberSetting(0, 65_535).optional().register(settingFacts, {
    without: "no metrics",
    meaning:
      "The port of `GET /metrics` for Prometheus; 0 takes any free one. Never one that the proxy exposes: anyone who reaches it can read it.",
  }),
  METRICS_HOST: z.string().default("127.0.0.1").register(settingFacts, {
    meaning: "The network interface of the metrics.",
  }),
  SERVER_SECRET: secretSetting.optional().register(settingFacts, {
    isSecret: true,
    required: "32 random characters or more",
    meaning:
      "Signs sessions, seals queued mail and answers, and keys the rate limits: 32 random characters or more, the same for all processes of one database. Changing it signs everyone out, unless the old one is still accepted.",
  }),
  SERVER_SECRET_PREVIOUS: secretSetting.optional().register(settingFacts, {
    isSecret: true,
    meaning: 'Still accepted, never written with: see "Changing keys".',
  }),
  SERVER_SECRET_NEXT: secretSetting.optional().register(settingFacts, {
    isSecret: true,
    meaning: "Accepted by all processes before it becomes `SERVER_SECRET`.",
  }),
  SMTP_URL: smtpSetting.optional().register(settingFacts, {
    isSecret: true,
    required: "accounts need mail",
    meaning:
      "Where mail goes out: `smtp://user:password@host:587` or `smtps://…:465`. A demo without it writes mail to `OUTBOX_DIR`.",
  }),
  MAIL_FROM: senderSetting.optional().register(settingFacts, {
    without: "must be set with `SMTP_URL`",
    meaning: "The sender of all mail: `IEP Insider <hello@example.org>`.",
  }),
  OUTBOX_DIR: folderSetting(".data/outbox").register(settingFacts, {
    meaning: "Where a demo keeps mail as files.",
  }),
  ADMIN_EMAILS: emailsSetting.register(settingFacts, {
    meaning:
      "Accounts with the admin role once their address is confirmed; addresses with commas between them.",
  }),
  OWNER_EMAILS: z.clone(emailsSetting).register(settingFacts, {
    meaning: "The same for accounts that have all tools without an end date.",
  }),
  SUPPORT_EMAIL: emailSetting.optional().register(settingFacts, {
    without: "the first of `ADMIN_EMAILS`",
    meaning: "Gets a notice of each message; a reply to the notice goes to the sender of the message.",
  }),
  CONTACT_EMAIL: emailSetting.optional().register(settingFacts, {
    without: "mails lead to the contact page",
    meaning: "The address that readers of receipts and answers see and reply to.",
  }),
  ...paymentVariables,
  ...founderVariables,
  ADVERTISING_TAG_ID: z
    .string()
    .trim()
    .regex(advertisingTagPattern, "must be the id of a Google tag, such as AW-123456789 or G-AB12CD34EF")
    .optional()
    .register(settingFacts, {
      meaning:
        "Google's tag for your own ads (`AW-…` or `G-…`). Four pages about the site ask each visitor first and load it only after a yes.",
    }),
  ...aiVariables,
});

/** Every setting with its schema. */
export const settingSchemas: Readonly<Record<string, z.ZodType>> = settings.shape;

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(settingSchemas);
