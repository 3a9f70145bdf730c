import { beforeEach, expect, test } from "vitest";
import type { TestApp } from "../../tests/createTestApp.ts";
import { anotherApp, openTestApp } from "../../tests/useTestApp.ts";
import type { Mail } from "./Mail.ts";
import { queueMail } from "./queueMail.ts";
import { givenUpAfter, longestAttempt } from "./retry.ts";
import type { MailTransport, Message } from "./transport.ts";

const minute = 60_000;
const hour = 60 * minute;
const start = new Date("2026-11-21T10:00:00.000Z");
const { signal } = new AbortController();
let now: Date;
/** Two apps with a connection each, as two processes have. */
let one: TestApp;
let two: TestApp;
let sent: Message[];
/** What the mail server does with the next mails; it takes them when there is nothing here. */
let faults: unknown[];

const transport: MailTransport = {
  async send(message) {
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
    sent.push(message);
  },
};

beforeEach(async () => {
  now = start;
  sent = [];
  faults = [];
  const environment = { publicOrigin: "https://iep.example", mailFrom: "IEP Insider <hello@iep.example>" };
  const options = { clock: () => now, environment, transport };
  one = await openTestApp(options);
  two = await openTestApp({ ...options, beside: one });
});

function letter(changes: Partial<Mail> = {}): Mail {
  return {
    kind: "test",
    purpose: "security",
    subject: "A letter",
    title: "A letter",
    usefulUntil: new Date(start.getTime() + 30 * 24 * hour),
    body: ["Hello,", { label: "Look here", href: "https://iep.example/a?b=1&c=2" }],
    ...changes,
  } as Mail;
}

/** @param work what else the transaction does. */
function queue(mail = letter(), work: () => void = () => undefined): Promise<void> {
  return one.database.transaction(async (transaction) => {
    await queueMail(one.services, transaction, { email: "maria@example.org", userId: null }, mail);
    work();
  });
}

/** Another process, with other secrets. */
const appWith = (environment: { serverSecret?: string; otherSecrets?: string[] }) =>
  anotherApp(one, { transport, environment });

const rows = () => one.database.outgoingMails.findAll({ order: ["id"] });
const row = () => one.database.outgoingMails.findOne({ rejectOnEmpty: true });
/** Waits until the first attempt of the last mail has failed, and the row says so: a claim looks much like it. */
const putOff = () =>
  expect
    .poll(async () => (await rows()).at(-1))
    .toMatchObject({ attempts: 1, nextAttemptAt: new Date(now.getTime() + minute) });
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

test("a mail is sent once the change it reports is committed", async () => {
  await queue();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    messageId: expect.stringMatching(/^test-\d+-\d+@iep\.example$/),
    from: "IEP Insider <hello@iep.example>",
    to: "maria@example.org",
    subject: "A letter",
    text: expect.stringContaining("Look here:\nhttps://iep.example/a?b=1&c=2"),
    html: expect.stringContaining('<a href="https://iep.example/a?b=1&amp;c=2"'),
    headers: {},
    date: start,
  });
  await expect.poll(row).toMatchObject({ content: null, sentAt: start, nextAttemptAt: null });
});

test("a mail is not sent when its transaction is rolled back", async () => {
  const failing = queue(letter(), () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await one.services.mailer.deliver(signal)).toBe(0);
  expect([sent, await rows()]).toEqual([[], []]);
});

test("a mail is kept encrypted until then", async () => {
  faults = [new Error("down")];
  await queue();
  await putOff();
  const kept = JSON.stringify(await rows()) + Buffer.from((await row()).content ?? "", "base64").toString();
  for (const word of ["maria", "letter", "iep.example"]) expect(kept).not.toContain(word);
});

test("a rejected mail is retried with growing delays, and finally delivered", async () => {
  faults = Array.from({ length: 4 }, () => new Error("down"));
  await queue();
  for (const [attempts, minutes] of [
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
  ] as const) {
    await expect
      .poll(row)
      .toMatchObject({ attempts, nextAttemptAt: new Date(now.getTime() + minutes * minute) });
    later(minutes * minute - 1);
    expect(await one.services.mailer.deliver(signal)).toBe(0);
    later(1);
    await one.services.mailer.deliver(signal);
  }
  expect(sent).toHaveLength(1);
  expect(await row()).toMatchObject({ attempts: 5, sentAt: now });
});

test("a mail that is rejected for days is given up, and logged once", async () => {
  faults = Array.from({ length: 100 }, () => new Error("down"));
  await queue();
  await putOff();
  let attempts = 1;
  while (now.getTime() < start.getTime() + givenUpAfter + 24 * hour) {
    later(hour);
    await one.services.mailer.deliver(signal);
    attempts = (await row()).attempts;
  }
  expect(attempts).toBeGreaterThan(10);
  expect(attempts).toBeLessThan(25);
  expect(await row()).toMatchObject({ nextAttemptAt: null, sentAt: null, failure: "other" });
  expect((await row()).content, "kept: an operator can still send it").not.toBeNull();
  expect((await row()).givenUpAt?.getTime()).toBeLessThanOrEqual(start.getTime() + givenUpAfter);
  expect(one.logLines.filter((line) => line.includes("mail given up"))).toHaveLength(1);
});

test("a mail is not sent once its link has expired", async () => {
  faults = [new Error("down")];
  await queue(letter({ usefulUntil: new Date(start.getTime() + 30_000) }));
  await putOff();
  later(minute);
  expect(await one.services.mailer.deliver(signal)).toBe(0);
  expect(sent).toEqual([]);
  expect(await row()).toMatchObject({ givenUpAt: now, content: null, failure: "other" });
});

test("a mail that was sealed with another secret is given up, not sent as nonsense", async () => {
  faults = [new Error("down")];
  await queue();
  await putOff();
  const other = await appWith({ serverSecret: "another secret, 32 characters long" });
  later(minute);
  expect(await other.services.mailer.deliver(signal)).toBe(0);
  expect(other.logLines.join("")).toContain("SERVER_SECRET");
  expect(await row()).toMatchObject({ givenUpAt: now, content: expect.any(String), failure: "unreadable" });
});

test("a mail encrypted with the previous or the next secret is sent while that secret is set", async () => {
  const changed = "another secret, 32 characters long";
  const { serverSecret } = one.services.environment;
  faults = [new Error("down")];
  await queue();
  await putOff();
  const other = await appWith({ serverSecret: changed, otherSecrets: [serverSecret] });
  later(minute);
  expect(await other.services.mailer.deliver(signal)).toBe(1);

  faults = [new Error("down")];
  await one.database.transaction((transaction) =>
    queueMail(other.services, transaction, { email: "maria@example.org", userId: null }, letter()),
  );
  await putOff();
  const early = await appWith({ otherSecrets: [changed] });
  later(minute);
  expect(await early.services.mailer.deliver(signal)).toBe(1);
  expect(sent).toHaveLength(2);
});

test("a mail leaves neither its address nor the mail server's words in the log", async () => {
  const refusal = Object.assign(new Error("550 <maria@example.org> is unknown"), {
    code: "EENVELOPE",
    responseCode: 550,
    response: "550 <maria@example.org>",
  });
  faults = [refusal];
  await queue();
  await expect.poll(() => one.logLines).toHaveLength(1);
  expect(JSON.parse(one.logLines[0] ?? "")).toMatchObject({
    msg: "mail not sent: tried again later",
    kind: "test",
    attempts: 1,
    code: "EENVELOPE",
    reply: 550,
  });
  expect(one.logLines.join("")).not.toContain("maria");
  await expect.poll(row).toMatchObject({ failure: "address_refused", failureReply: 550 });
});

test("two concurrent processes send each of many mails once", async () => {
  faults = Array.from({ length: 50 }, () => new Error("down"));
  for (let count = 0; count < 50; count++) await queue(letter({ subject: `Letter ${count}` }));
  const nextMinute = new Date(now.getTime() + minute);
  const arePutOff = async () =>
    (await rows()).every(({ nextAttemptAt }) => nextAttemptAt?.getTime() === nextMinute.getTime());
  await expect.poll(arePutOff).toBe(true);
  later(minute);
  const counts = await Promise.all([one, two, one, two].map((app) => app.services.mailer.deliver(signal)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(50);
  expect(sent).toHaveLength(50);
});

test("many mails do not hold each other up when one cannot be sent", async () => {
  faults = [new Error("down")];
  await queue(letter({ subject: "First" }));
  await queue(letter({ subject: "Second" }));
  await expect.poll(() => sent.map(({ subject }) => subject)).toEqual(["Second"]);
});

test("a process that died while it sent a mail leaves it to another, after a while", async () => {
  faults = [new Error("down")];
  await queue();
  await putOff();
  // As a claim leaves it.
  await one.database.outgoingMails.update(
    { attempts: 2, nextAttemptAt: new Date(now.getTime() + longestAttempt) },
    { where: {} },
  );
  later(longestAttempt - 1);
  expect(await two.services.mailer.deliver(signal)).toBe(0);
  later(1);
  expect(await two.services.mailer.deliver(signal)).toBe(1);
});

test("a process that stops lets the mail on its way go out, and begins no other", async () => {
  const gate = Promise.withResolvers<void>();
  const slow = await anotherApp(one, {
    transport: {
      async send(message) {
        sent.push(message);
        await gate.promise;
      },
    },
  });
  for (const subject of ["First", "Second"])
    await one.database.transaction((transaction) =>
      queueMail(slow.services, transaction, { email: "a@example.org", userId: null }, letter({ subject })),
    );
  await expect.poll(() => sent).toHaveLength(1);
  const stopped = slow.services.mailer.stop();
  gate.resolve();
  await stopped;
  expect(sent).toHaveLength(1);
  // The other is due for the next process at once.
  expect(await rows()).toMatchObject([
    { sentAt: now, nextAttemptAt: null },
    { sentAt: null, nextAttemptAt: now, attempts: 0, sendingSince: null },
  ]);
});
