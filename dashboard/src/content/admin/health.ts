import type { HealthCheckName, HealthFactName, HealthState, JobHealth } from "@iep-insider/sdk/contract";

// The operator's screen of what is set up on the server, and whether it works.

export const healthWords = {
  lead: "What is set up on this server, where a stand-in serves, and what does not work. Keys and passwords never show here.",
  loading: "Looking at the server…",
  lookAgain: "Look again",
  looking: "Looking…",
  looked: (when: string) => `As of ${when}.`,
  allWell: "Nothing to do.",
  allWellText: "Everything is set up and works.",
  toDo: (count: number) => (count === 1 ? "1 thing to look at" : `${count} things to look at`),
  toDoText: "They come first below, the most urgent at the top.",
  checks: "What is set up",
  settings: (names: readonly string[]) => `Set in the server's environment: ${names.join(", ")}`,
  none: "none",
  mails: "Mails",
  mailFigures: { waiting: "Waiting to be sent", oldest: "Due the longest", givenUp: "Given up" },
  noneDue: "None is due",
  toMails: "See the mails",
  jobs: "Jobs",
  jobsText: "What the server does by the clock, once for all processes.",
  jobsCaption: "Jobs that the server does by the clock",
  jobHeads: { name: "Job", state: "State", last: "Last run", next: "Next due" },
  neverRan: "Never",
  dueNow: "Now",
  process: "This process",
  processText: "The one that answered you. Others may serve beside it.",
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

/** What each check is called, and what each state that it can have means. */
export const checkWords: Readonly<Record<HealthCheckName, { readonly title: string } & Said>> = {
  mode: {
    title: "Mode",
    ok: "This server runs for real: no stand-in can serve.",
    stand_in: "This is a demo. Stand-ins serve where no real provider is set up.",
  },
  origin: {
    title: "Address of the site",
    ok: "Links in mails lead here.",
    missing: "Links in mails lead to an address without https.",
  },
  proxies: {
    title: "Proxies in front",
    ok: "As many proxies may tell us a visitor's address as are set.",
    missing:
      "Visitors come by https, so a proxy must stand in front, but none is set. Limits now count the proxy as one visitor.",
  },
  database: {
    title: "Database",
    ok: "It answers.",
    stand_in: "It is a file on this machine: enough for a demo, and for one process.",
  },
  migrations: {
    title: "Tables of the database",
    ok: "All changes that this version needs are made.",
    failing: "This version needs changes that are not made. Run: npm run migrate",
  },
  payments: {
    title: "Payments",
    ok: "The provider takes real money.",
    stand_in: "No money moves: the simulator serves, or the provider's keys are for tests.",
  },
  webhooks: {
    title: "Events of the payment provider",
    ok: "They reach us.",
    missing:
      "None has come that we still know of. Before the first payment that is as it should be; after it, the provider's webhook does not reach us.",
  },
  mail: {
    title: "Outgoing mail",
    ok: "Mails go out.",
    stand_in: "Mails are files in a folder of this machine. They are not sent.",
    failing: "Mails that are due do not go out. The mail server may be down, or refuse us.",
  },
  support: {
    title: "Notices of new messages",
    ok: "New messages are told to this address.",
    missing: "No one is notified when a message comes in.",
  },
  ai: {
    title: "AI",
    ok: "The AI answers, and our rules where it cannot.",
    stand_in:
      "It is off. Our own rules answer, in English only, and the site calls it “Guided Answers”. A key lets the AI read long and Spanish questions and write the answers, within the same law and checks.",
    failing: "Today's tokens are used up. Our own rules answer until midnight (UTC).",
  },
  ai_prices: {
    title: "Prices of the AI",
    ok: "Answers are counted with what they cost.",
    missing: "What answers cost is not known: no prices are set.",
  },
  operator: {
    title: "Who runs the site",
    ok: "Named on the page of terms, and in each newsletter.",
    missing: "No operator is named. Real payments and newsletters need a name and a postal address.",
  },
  advertising: {
    title: "Advertising tag",
    ok: "Optional. Without one, no page asks anybody for anything.",
  },
  metrics: {
    title: "Metrics",
    ok: "They can be read at a port of their own.",
    missing: "They are off. Nothing outside can watch this server and raise an alarm.",
  },
  elements: {
    title: "Versions of the elements",
    ok: "What is built stands under its version, for the pages that name one.",
    missing: "The elements are not built: no page anywhere has a tool from this server.",
    failing:
      "What is built does not stand under its version. Pages that name an exact version get what was published before.",
  },
};

export const factWords: Readonly<Record<HealthFactName, string>> = {
  mode: "Runs as",
  origin: "Address",
  proxies: "Trusted proxies",
  dialect: "Speaks",
  server_version: "Version",
  done: "Changes made",
  pending: "Changes missing",
  provider: "Provider",
  keys: "Keys",
  last_event: "Last event",
  transport: "Goes out by",
  sender: "Sender",
  address: "Address",
  model: "Model",
  daily_tokens: "Tokens a day, at most",
  tokens_today: "Tokens today",
  prices: "For a million tokens, asked and answered",
  name: "Name",
  tag: "Tag",
  port: "Port",
  elements_version: "Version",
  problem: "What is wrong",
};
