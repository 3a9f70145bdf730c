import type { HealthCheckName, HealthFactName, HealthState, JobHealth } from "@iep-insider/sdk/contract";

// The operator screen of the server's configuration and health.

export const healthWords = {
  lead: "What is configured on this server, what is a stand-in, and what does not work. Keys and passwords are never shown.",
  loading: "Checking the server…",
  lookAgain: "Check again",
  looking: "Checking…",
  looked: (when: string) => `As of ${when}.`,
  allWell: "No problems.",
  allWellText: "Everything is configured and works.",
  toDo: (count: number) => (count === 1 ? "1 item needs attention" : `${count} items need attention`),
  toDoText: "They are listed first, most urgent at the top.",
  checks: "Configuration",
  settings: (names: readonly string[]) => `Set in the server's environment: ${names.join(", ")}`,
  none: "none",
  mails: "Mails",
  mailFigures: { waiting: "Waiting to be sent", oldest: "Overdue longest", givenUp: "Given up" },
  noneDue: "None due",
  toMails: "See mails",
  jobs: "Jobs",
  jobsText: "Scheduled work, done once for all processes.",
  jobsCaption: "Scheduled jobs",
  jobHeads: { name: "Job", state: "State", last: "Last run", next: "Next due" },
  neverRan: "Never",
  dueNow: "Now",
  process: "This process",
  processText: "The process that answered this request. There may be others.",
  version: "Version",
  started: "Started",
} as const;

export const stateWords: Readonly<Record<HealthState, string>> = {
  ok: "In order",
  stand_in: "Stand-in",
  missing: "Not set up",
  failing: "Does not work",
};

export const jobStateWords: Readonly<Record<JobHealth["state"], string>> = {
  ok: "In order",
  missing: "Not run yet",
  failing: "Overdue",
};

type Said = Readonly<Partial<Record<HealthState, string>>>;

/** Each check's title, and the meaning of each of its states. */
export const checkWords: Readonly<Record<HealthCheckName, { readonly title: string } & Said>> = {
  mode: {
    title: "Mode",
    ok: "This server runs in production: stand-ins are off.",
    stand_in: "This is a demo. Stand-ins replace providers that are not configured.",
  },
  origin: {
    title: "Address of the site",
    ok: "Links in mails lead here.",
    missing: "Links in mails lead to an address without https.",
  },
  proxies: {
    title: "Proxies in front",
    ok: "Trusted as set in TRUST_PROXY.",
    missing:
      "Visitors use https, so there must be a proxy, but TRUST_PROXY is 0. Rate limits count all visitors as one.",
  },
  database: {
    title: "Database",
    ok: "It answers.",
    stand_in: "It is a file on this machine. That is enough for a demo, or for one process.",
  },
  migrations: {
    title: "Database migrations",
    ok: "All migrations of this version have run.",
    failing: "This version needs migrations that have not run. Run: npm run migrate",
  },
  payments: {
    title: "Payments",
    ok: "The provider takes real money.",
    stand_in: "No money moves: the simulator is in use, or the provider's keys are test keys.",
  },
  webhooks: {
    title: "Payment provider webhooks",
    ok: "They reach us.",
    missing:
      "No recent event has arrived. That is normal before the first payment. After it, it means that the provider's webhook does not reach us.",
  },
  mail: {
    title: "Outgoing mail",
    ok: "Mails go out.",
    stand_in: "Mails are written to a folder on this machine and not delivered.",
    failing: "Due mails are not being sent. The mail server may be down, or reject our sign-in.",
  },
  support: {
    title: "Notifications of new messages",
    ok: "This address is notified of new messages.",
    missing: "No one is notified of new messages.",
  },
  ai: {
    title: "AI",
    ok: "The AI answers; if it cannot, our rules do.",
    stand_in:
      "It is off. Our own rules answer, in English and Spanish, and the site calls them “Guided Answers”. With a key, the AI reads long questions and writes the answers, within the same law and checks.",
    failing: "Today's tokens are used up. Our own rules answer until midnight (UTC).",
  },
  ai_prices: {
    title: "AI prices",
    ok: "The cost of answers is counted.",
    missing: "The cost of answers is unknown: no prices are set.",
  },
  operator: {
    title: "Who runs the site",
    ok: "Named in the terms and in each newsletter.",
    missing: "Not set. Real payments and newsletters require a name and a postal address.",
  },
  advertising: {
    title: "Advertising tag",
    ok: "Optional. Without one, no page asks visitors for consent.",
  },
  metrics: {
    title: "Metrics",
    ok: "They are available on a separate port.",
    missing: "They are off. Monitoring tools cannot watch this server or raise an alarm.",
  },
  elements: {
    title: "Published elements",
    ok: "The build is published under its version, for pages that pin one.",
    missing: "The elements are not built: no page can load a tool from this server.",
    failing:
      "The build differs from what is published under its version. Pages that pin the version get the files published before.",
  },
};

export const factWords: Readonly<Record<HealthFactName, string>> = {
  mode: "Runs as",
  origin: "Address",
  proxies: "Trusted proxies",
  dialect: "Dialect",
  server_version: "Version",
  done: "Migrations run",
  pending: "Migrations missing",
  provider: "Provider",
  keys: "Keys",
  last_event: "Last event",
  transport: "Transport",
  sender: "Sender",
  address: "Address",
  model: "Model",
  daily_tokens: "Daily token limit",
  tokens_today: "Tokens today",
  prices: "Per million tokens, input and output",
  name: "Name",
  tag: "Tag",
  port: "Port",
  elements_version: "Version",
  problem: "Problem",
};
