import {
  type DeliveryProblem,
  fewestShown,
  oldSecretHours,
  type WebhookState,
  webhookRetryDays,
} from "@iep-insider/sdk/contract";

// Texts of the figures that a partner gets without asking.

/** The page of our documentation for site owners. */
export const webhookDocs = "/docs/reports-and-webhooks";

export const reportingWords = {
  title: "Figures sent to you",
  now: "A monthly report by email, and a webhook",
  lead: `You get the figures of your statistics page, and no others. None is under ${fewestShown}.`,
  loading: "Loading…",
  failed: "We could not load this part. Please check your connection.",
  again: "Try again",
} as const;

export const monthlyReportWords = {
  label: "Email me a report each month",
  hint: "It comes on the first day of the month, as a PDF and as a CSV file. You can turn it off at any time.",
  on: "The report is on. The next one comes on the first day of next month.",
  off: "The report is off.",
} as const;

export const webhookWords = {
  title: "Webhook",
  lead: "For your developer: we send the figures to your own server once a day, signed.",
  docs: "How to check the signature",
  url: "Address of your server",
  urlHint: "It begins with https://",
  save: "Save and turn on",
  change: "Save the address",
  saving: "Saving…",
  saved: "Saved. The webhook is on.",
  states: {
    on: "The webhook is on.",
    off: "The webhook is off. Nothing is sent.",
    failed: `We turned the webhook off, since your server did not take the figures for ${webhookRetryDays} days or told us to stop. Send a test, then turn it on again.`,
  } satisfies Readonly<Record<WebhookState, string>>,
  secretTitle: "Your new secret",
  secret: "Copy it now: we show it only once. With it, your server can tell that a message is from us.",
  copySecret: "Copy secret",
  test: "Send a test",
  testing: "Sending…",
  tested: "Your server took the test.",
  notTested: "The test failed. The list says why.",
  turnOn: "Turn on",
  turnOff: "Turn off",
  turnedOn: "The webhook is on.",
  turnedOff: "The webhook is off.",
  rotate: {
    button: "Get a new secret…",
    title: "Get a new secret?",
    text: `For ${oldSecretHours} hours we sign with both secrets. After that, the old one no longer works.`,
    confirm: "Get a new secret",
    done: "Your new secret is here.",
  },
  oldUntil: (time: string) => `The old secret works until ${time}.`,
  listTitle: "Last messages",
  none: "No message was sent yet. The first one comes after midnight UTC.",
  figures: (day: string) => `Figures up to ${day}`,
  aTest: "Test",
  notYet: "Not sent yet",
  delivered: (time: string, status: number) => `Taken on ${time} (status ${status})`,
  waiting: (time: string) => `We try again on ${time}.`,
  failed: (time: string) => `Failed on ${time}.`,
  problem: (problem: DeliveryProblem, status: number | null) =>
    problem === "wrong_status"
      ? `Your server answered with status ${status ?? "0"}, not with one from 200 to 299.`
      : problems[problem],
} as const;

const problems: Readonly<Record<Exclude<DeliveryProblem, "wrong_status">, string>> = {
  unknown_host: "We found no server with this name.",
  not_public: "The name leads to an address inside a private network.",
  no_connection: "We could not connect to your server.",
  certificate: "The certificate of your server is not valid.",
  timeout: "Your server did not answer within five seconds.",
  secret_lost: "We can no longer read your secret. Please get a new one.",
  redirect: "Your server sent us to another address. Please give that one.",
};
