import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { Op } from "sequelize";
import { type CommandServices, UsageError } from "../commands/runCommand.ts";
import { compose } from "../mail/compose.ts";
import type { Operator } from "../mail/Mail.ts";
import { type NewsletterLetter, newsletterLetter } from "../mail/templates/newsletter.ts";
import { findIssue, queueIssue } from "./issue.ts";
import { LetterNotUnderstood, readLetter } from "./letterFile.ts";
import { unsubscribeUrl } from "./unsubscribeUrl.ts";

const usage = [
  "Use it like this:",
  '  npm run newsletter -- --file letter.md --subject "What the letter is about"          shows the mail',
  '  npm run newsletter -- --file letter.md --subject "What the letter is about" --send   sends it',
].join("\n");

/**
 * An operator's newsletter command: previews a letter as it will be sent, then sends it to all confirmed subscribers.
 */
export async function newsletterCommand(
  services: CommandServices,
  words: readonly string[],
): Promise<string> {
  const { file, subject, isToSend } = readWords(words);
  const operator = operatorOf(services);
  const letter = { subject, body: await readFileOf(file) };
  return isToSend ? send(services, letter, operator) : show(services, letter, operator);
}

async function show(
  services: CommandServices,
  letter: NewsletterLetter,
  operator: Operator,
): Promise<string> {
  const { environment, database, clock } = services;
  const url = unsubscribeUrl(environment, { unsubscribeToken: "each-reader-has-one-of-their-own" });
  const mail = compose(newsletterLetter(letter, operator, url, clock()), environment.publicOrigin);
  const begun = await findIssue(services, letter);
  if (begun?.finishedAt) throw new UsageError(alreadySent(begun.finishedAt, begun.mailsQueued));
  const confirmed = { subscribedAt: { [Op.ne]: null } };
  const readers = await database.newsletterSubscribers.count({ where: confirmed });
  return [
    `From: ${environment.mailFrom}`,
    `Subject: ${mail.subject}`,
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`),
    "",
    mail.text,
    begun
      ? `Sending has started: it is queued for ${inWords(begun.mailsQueued)}. Add --send to resume.`
      : `It would go to ${inWords(readers)}. Nothing was sent. Add --send to send it.`,
  ].join("\n");
}

async function send(
  services: CommandServices,
  letter: NewsletterLetter,
  operator: Operator,
): Promise<string> {
  const { database, environment } = services;
  // Mail programs call the one-click address over https only (RFC 8058, section 3.1).
  if (environment.mode === "production" && !environment.publicOrigin.startsWith("https:"))
    throw new UsageError(
      "Nothing was sent: PUBLIC_ORIGIN must begin with https:, or readers cannot unsubscribe.",
    );
  const before = await findIssue(services, letter);
  if (before?.finishedAt) throw new UsageError(alreadySent(before.finishedAt, before.mailsQueued));
  if ((await database.newsletterSubscribers.count({ where: { subscribedAt: { [Op.ne]: null } } })) === 0)
    throw new UsageError("Nothing was sent: the newsletter has no confirmed subscribers yet.");
  // Only the server sends mails. It checks the queue every minute.
  const queue = { ...services, mailer: { soon: () => undefined } };
  const issue = await queueIssue(queue, "command", letter, operator);
  const queued = `The letter is queued for ${inWords(issue.mailsQueued)}.`;
  return `${queued} The server sends it, up to 100 emails a minute; it has to be running.`;
}

function readWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { file: { type: "string" }, subject: { type: "string" }, send: { type: "boolean" } },
    });
    const subject = values.subject?.trim() ?? "";
    if (!values.file || !subject) throw new UsageError(usage);
    if (subject.length > 150 || /\p{Cc}/u.test(subject))
      throw new UsageError("The subject can have at most 150 characters, on one line.");
    return { file: values.file, subject, isToSend: values.send === true };
  } catch (error) {
    // `parseArgs` throws for unknown options.
    throw error instanceof UsageError ? error : new UsageError(usage);
  }
}

/** Each mail has to say who sends it, with a postal address (15 U.S.C. 7704(a)(5)). */
function operatorOf({ environment }: CommandServices): Operator {
  if (environment.operator) return environment.operator;
  throw new UsageError(
    "Nothing was sent. A newsletter must name its sender and postal address: please set both OPERATOR_NAME and OPERATOR_ADDRESS.",
  );
}

async function readFileOf(file: string) {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`);
  });
  try {
    return readLetter(text);
  } catch (error) {
    throw error instanceof LetterNotUnderstood ? new UsageError(`${file}: ${error.message}`) : error;
  }
}

function alreadySent(when: Date, mails: number): string {
  const day = when.toISOString().slice(0, 10);
  return `This letter was already queued for ${inWords(mails)} on ${day}. Nothing was sent now.`;
}

function inWords(count: number): string {
  return count === 1 ? "1 confirmed address" : `${count} confirmed addresses`;
}
