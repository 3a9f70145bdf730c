/** How many calendar months things are kept (ADR 6). The dashboard's privacy page promises the same. */
export const monthsKept = {
  /** From the moment a message came. */
  messages: 24,
  /** From the day that was counted. */
  counts: 24,
  /** From the moment an address was given for the free tools. */
  emailCaptures: 24,
  /** From the moment a letter template was asked for by mail. */
  downloads: 24,
  /** From the moment an operator did something. */
  audit: 24,
} as const;

/** How many days other things are kept (ADR 6). */
export const daysKept = {
  /** From the moment a session or a token ran out. One that was ended or used is gone at once. */
  sessions: 30,
  tokens: 30,
  /** From the moment a mail was written: that there was one. What it said is dropped when it was sent. */
  mails: 30,
  /** From the start of a subscription that was not paid. */
  signups: 7,
  /** From the handling of a payment provider's event. */
  webhookEvents: 90,
  /** From the last newsletter request for an unconfirmed address. */
  newsletterRequests: 7,
  /** From the moment from which nothing on a partner's page opens by it any more. */
  siteKeys: 30,
  /** From the moment a message to a partner's webhook was queued. */
  deliveries: 30,
  /** From the day whose tokens were counted. */
  aiSpending: 30,
} as const;

/** A request that arrived in the last moment of a rate limit's window may still be counting in it: milliseconds. */
export const rateLimitGrace = 60_000;

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * 24 * 60 * 60_000);
}

/**
 * The same time of day so many calendar months earlier, in UTC. Where that month is too short for the day, its last
 * day: 24 months before 29 February 2028 is 28 February 2026.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const year = moment.getUTCFullYear();
  const month = moment.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = new Date(moment);
  before.setUTCFullYear(year, month, Math.min(moment.getUTCDate(), lastDay));
  return before;
}
