import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { emptyAccounts } from "../../tests/emptyAccounts.ts";
import { useTemporaryFolder } from "../../tests/temporaryFolder.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import { UsageError } from "../commands/runCommand.ts";
import type { Environment } from "../environment.ts";
import { newsletterCommand } from "./command.ts";

const now = new Date("2026-11-22T10:00:00.000Z");
const folder = useTemporaryFolder("newsletter-test");
const file = join(folder, "letter.md");
const words = ["--file", file, "--subject", "What is new"];
const environment: Partial<Environment> = {
  publicOrigin: "https://iep.example",
  mailFrom: "IEP Insider <hello@iep.example>",
  operator: { name: "Example Inc.", address: "1 Main Street\nSpringfield, MA 01101" },
};

const app = useTestApp({ clock: () => now, environment });
beforeEach(async () => {
  // Nothing is sent automatically here, so there is nothing to wait for.
  await emptyAccounts(app.database);
  app.mails.length = 0;
  writeFileSync(file, "Hello,\n\nthere is a new tool.\n\n[Open it](https://iep.example/tools)\n");
});

async function subscribe(count: number, subscribedAt: Date | null = now): Promise<void> {
  const first = await app.database.newsletterSubscribers.count();
  for (let index = first; index < first + count; index++) {
    const email = `reader-${index}@example.org`;
    const unsubscribeToken = `token-${index}`.padEnd(43, "x");
    const asked = { requestedAt: now, subscribedAt, mailsSince: now, mailsSent: 1 };
    await app.database.newsletterSubscribers.create({ email, emailKey: email, unsubscribeToken, ...asked });
  }
}

const run = (typed: readonly string[], changes: Partial<Environment> = {}) =>
  newsletterCommand({ ...app.services, environment: { ...app.services.environment, ...changes } }, typed);
const queued = () => app.database.outgoingMails.count();

test("shows the mail as it will be sent, and the number of readers, and sends nothing", async () => {
  await subscribe(2);
  await subscribe(1, null);
  const shown = await run(words);
  for (const part of [
    "From: IEP Insider <hello@iep.example>\nSubject: What is new\nList-Unsubscribe: <https://iep.example/newsletter",
    "\n\nHello,\n\nthere is a new tool.\n\nOpen it:\nhttps://iep.example/tools\n\n",
    "\n\nExample Inc.\n1 Main Street\nSpringfield, MA 01101\n\n",
    "It would go to 2 confirmed addresses. Nothing was sent. Add --send to send it.",
  ])
    expect(shown).toContain(part);
  expect([await queued(), await app.database.newsletterIssues.count()]).toEqual([0, 0]);
});

test("queues it with --send, for the server to send", async () => {
  await subscribe(1);
  expect(await run([...words, "--send"])).toBe(
    "The letter is queued for 1 confirmed address. The server sends it, up to 100 emails a minute; it has to be running.",
  );
  expect(app.mails).toEqual([]);
  await app.services.mailer.deliver(AbortSignal.timeout(5000));
  expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["reader-0@example.org", "What is new"],
  ]);
});

test.each([[[]], [["--send"]]])("refuses a letter that was already sent: %j", async (more) => {
  await subscribe(1);
  await run([...words, "--send"]);
  await subscribe(1);
  await expect(run([...words, ...more])).rejects.toThrow(
    "This letter was already queued for 1 confirmed address on 2026-11-22. Nothing was sent now.",
  );
  expect(await queued()).toBe(1);
});

test("says how far an interrupted letter got", async () => {
  await subscribe(1);
  await run([...words, "--send"]);
  await app.database.newsletterIssues.update({ finishedAt: null }, { where: {} });
  expect(await run(words)).toContain(
    "Sending has started: it is queued for 1 confirmed address. Add --send to resume.",
  );
  await run([...words, "--send"]);
  expect(await queued()).toBe(1);
});

test.each([
  ["nothing typed", [], {}, /^Use it like this:\n {2}npm run newsletter -- --file letter\.md/],
  ["no subject", ["--file", file], {}, /^Use it like this:/],
  ["a subject of two lines", [...words, "--subject", "a\nBcc: b@example.org"], {}, /^The subject can have/],
  ["no such file", [...words, "--file", join(folder, "none.md")], {}, /none\.md cannot be read\.$/],
  [
    "no address of the operator",
    words,
    { operator: null },
    /^Nothing was sent\. .*please set both OPERATOR_NAME and OPERATOR_ADDRESS\.$/,
  ],
  [
    "an origin without https in production",
    [...words, "--send"],
    { mode: "production", publicOrigin: "http://iep.example" },
    /^Nothing was sent: PUBLIC_ORIGIN must begin with https:/,
  ],
] as const)("explains what is wrong, and sends nothing: %s", async (_, typed, changes, sentence) => {
  await subscribe(1);
  const error = await run([...typed, "--send"], changes).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toMatch(new RegExp(sentence.source.replace(/^\^/, "^Error: ")));
  expect([await queued(), await app.database.newsletterIssues.count()]).toEqual([0, 0]);
});

test("refuses to start without confirmed subscribers", async () => {
  await subscribe(1, null);
  await expect(run([...words, "--send"])).rejects.toThrow("no confirmed subscribers");
  expect(await app.database.newsletterIssues.count()).toBe(0);
});
