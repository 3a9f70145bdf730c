import { beforeEach, expect, test, vi } from "vitest";
import type { TestApp } from "../../tests/createTestApp.ts";
import { openTestApp } from "../../tests/useTestApp.ts";
import type { Message } from "../mail/transport.ts";
import { batchSize, queueIssue } from "./issue.ts";
import { leaveNewsletter } from "./leaving.ts";

const minute = 60_000;
const start = new Date("2026-11-22T10:00:00.000Z");
const { signal } = new AbortController();
const operator = { name: "Example Inc.", address: "1 Main Street\nSpringfield, MA 01101" };
const letter = { subject: "What is new", body: ["Hello,", "There is a new tool."] };
let now: Date;
let one: TestApp;
let two: TestApp;
let sent: Message[];

beforeEach(async () => {
  now = start;
  sent = [];
  const options = {
    clock: () => now,
    environment: { publicOrigin: "https://iep.example" },
    transport: { send: async (mail: Message) => void sent.push(mail) },
  };
  one = await openTestApp(options);
  two = await openTestApp({ ...options, beside: one });
});

/** As long as a real one. */
const tokenOf = (index: number) => `token-${index}-`.padEnd(43, "x");

function subscriber(email: string, unsubscribeToken: string, subscribedAt: Date | null = start) {
  const asked = { requestedAt: start, mailsSince: start, mailsSent: 1 };
  return { email, emailKey: email, unsubscribeToken, subscribedAt, ...asked };
}

async function subscribers(count: number, subscribedAt: Date | null = start): Promise<void> {
  const { newsletterSubscribers } = one.database;
  const first = await newsletterSubscribers.count();
  const rows = Array.from({ length: count }, (_, index) =>
    subscriber(`reader-${first + index}@example.org`, tokenOf(first + index), subscribedAt),
  );
  await newsletterSubscribers.bulkCreate(rows);
}

/** As the command does it, in a process that sends nothing. */
const queue = (app = one, what = letter) =>
  queueIssue({ ...app.services, mailer: { soon: () => undefined } }, "command", what, operator);

async function deliverAll(): Promise<void> {
  for (let minutes = 0; minutes < 20; minutes++) {
    await two.services.mailer.deliver(signal);
    now = new Date(now.getTime() + minute);
  }
}

const readers = () => sent.map(({ to }) => to).sort();

test("a letter goes once to each confirmed subscriber, and to no one else", async () => {
  await subscribers(3);
  await subscribers(2, null);
  const issue = await queue();
  expect(issue).toMatchObject({ mailsQueued: 3, finishedAt: start });
  await deliverAll();
  expect(readers()).toEqual(["reader-0@example.org", "reader-1@example.org", "reader-2@example.org"]);
});

test("a reader who asked in Spanish is told in Spanish that the letter is in English, and how to stop it", async () => {
  await subscribers(1);
  await one.database.newsletterSubscribers.update({ language: "es" }, { where: {} });
  await queue();
  await deliverAll();
  const [{ text, html } = { text: "", html: "" }] = sent;
  expect(text).toMatch(/^IEP Insider\n\nEsta carta está en inglés\. .*\n\nWhat is new\n\nHello,/);
  expect(text).toContain("https://iep.example/es/newsletter?unsubscribe=");
  expect(text).not.toContain("You are getting it");
  expect(html).toMatch(/<html lang="es"[\s\S]*Esta carta[\s\S]*<div lang="en"><h1[^>]*>What is new<\/h1>/);
});

test("a letter is recorded once, with the number of its mails", async () => {
  await subscribers(batchSize + 1);
  const { id } = await queue();
  await queue();
  const entries = await one.database.auditEntries.findAll();
  expect(
    entries.map(({ actorId, action, subjectId, detail }) => [actorId, action, subjectId, detail]),
  ).toEqual([[null, "newsletter_sent", String(id), `{"mails":${batchSize + 1}}`]]);
});

test("a letter that is sent again goes to no one twice, and a changed letter is a new one", async () => {
  await subscribers(2);
  await queue();
  await subscribers(1, new Date(start.getTime() + minute));
  now = new Date(start.getTime() + 2 * minute);
  expect(await queue(two)).toMatchObject({ mailsQueued: 2 });
  await deliverAll();
  expect(sent).toHaveLength(2);
  await queue(one, { ...letter, subject: "What is newer" });
  await deliverAll();
  expect(sent).toHaveLength(5);
});

test("a letter that two processes send at once goes to no one twice", async () => {
  const count = batchSize + 7;
  await subscribers(count);
  const issues = await Promise.all([queue(one), queue(two), queue(one)]);
  for (const issue of issues) expect(issue).toMatchObject({ mailsQueued: count, finishedAt: start });
  await deliverAll();
  expect([sent.length, new Set(readers()).size]).toEqual([count, count]);
});

test("an interrupted letter continues where it stopped", async () => {
  const count = batchSize + 50;
  await subscribers(count);
  const { newsletterIssues } = one.database;
  const update = newsletterIssues.update.bind(newsletterIssues);
  // With the mails of its second batch written.
  const dying = vi
    .spyOn(newsletterIssues, "update")
    .mockImplementation((...changes: Parameters<typeof update>) => {
      if (changes[0]["mailsQueued"] === count) throw new Error("The process died.");
      return update(...changes);
    });
  await expect(queue()).rejects.toThrow("The process died.");
  dying.mockRestore();
  const half = await one.database.outgoingMails.count();
  expect(half).toBe(batchSize);
  expect(await queue(two)).toMatchObject({ mailsQueued: count });
  await deliverAll();
  expect([sent.length, new Set(readers()).size]).toEqual([count, count]);
});

test("a letter goes out one batch a minute, so that other mails are not delayed", async () => {
  await subscribers(batchSize + 1);
  await queue();
  const counts = [];
  for (let minutes = 0; minutes < 3; minutes++) {
    counts.push(await two.services.mailer.deliver(signal));
    now = new Date(now.getTime() + minute);
  }
  expect(counts).toEqual([batchSize, 1, 0]);
  expect(sent[batchSize]?.date).toEqual(new Date(start.getTime() + minute));
});

test("a subscriber who unsubscribes while a letter is queued does not get it", async () => {
  await subscribers(batchSize + 2);
  await queue();
  await two.services.mailer.deliver(signal);
  await leaveNewsletter(one.services, tokenOf(batchSize + 1));
  await deliverAll();
  expect(sent).toHaveLength(batchSize + 1);
  expect(readers()).not.toContain(`reader-${batchSize + 1}@example.org`);
});

test("no mail is left for subscribers who unsubscribe while a letter is being queued", async () => {
  await subscribers(30);
  const leaving = Array.from({ length: 30 }, (_, index) => leaveNewsletter(two.services, tokenOf(index)));
  await Promise.all([queue(one), ...leaving]);
  expect(await one.database.newsletterSubscribers.count()).toBe(0);
  expect(await one.database.outgoingMails.count()).toBe(0);
});
