import { date, id, integer, nullable, type RowOf, table, text } from "./table.ts";

/** A letter to all subscribers, and its sending progress. It holds no addresses. */
export interface NewsletterIssue extends RowOf<typeof newsletterIssues> {}

export const newsletterIssues = table("NewsletterIssue", "newsletter_issues", {
  id: id(),
  /** Hash of subject and text: the same letter is one issue, no matter who sends it and how often. */
  contentHash: text(64),
  subject: text(200),
  startedAt: date(),
  /** Mails are queued for all subscribers up to this one. */
  lastSubscriberId: integer(),
  /**
   * The newest subscriber when sending began. One who leaves and returns in the meantime gets a later id, and no second
   * copy.
   */
  throughSubscriberId: integer(),
  mailsQueued: integer(),
  /** The earliest time for the next batch. */
  nextBatchAt: date(),
  finishedAt: nullable(date()),
}).with({
  unique: { newsletter_issues_content: ["contentHash"] },
});
