import { adminMails, type MailKind, type MailList, type MailsToList } from "@iep-insider/sdk/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { operator } from "../../../tests/operators.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { purgeMails } from "../../jobs/purges.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { seal } from "../../mail/sealedMail.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = new Date("2026-11-22T03:00:00.000Z");
let admin: { Authorization: string };
/** What the mail server does with each mail to this address; it takes all others. */
let isDown = false;
let sent: string[] = [];

const app = useEmptyApp("2026-11-22T03:00:00.000Z", {
  transport: {
    async send({ to }) {
      if (isDown) throw Object.assign(new Error(`no: ${to}`), { code: "EENVELOPE", responseCode: 451 });
      sent.push(to);
    },
  },
});
afterEach(() => app.database.outgoingMails.destroy({ where: {} }));
beforeEach(async () => {
  isDown = false;
  admin = (await operator(app)).headers;
  await expect.poll(() => waiting()).toBe(0);
  await app.database.outgoingMails.destroy({ where: {} });
  await app.database.auditEntries.destroy({ where: {} });
  sent = [];
});

test("the list shows a waiting mail's recipient, and not its content", async () => {
  isDown = true;
  await queue("anna@example.org", "purchased");
  await putOff();
  const { rows, figures } = await list();
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      kind: "purchased",
      state: "waiting",
      to: "anna@example.org",
      writtenAt: start.toISOString(),
      attempts: 1,
      nextAttemptAt: at(minute),
      sentAt: null,
      givenUpAt: null,
      failure: { reason: "address_refused", reply: 451 },
      usefulUntil: at(10 * day),
      canRetry: true,
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain("secret words");
  expect(figures).toEqual({ waiting: 1, firstDue: at(minute), givenUp: 0 });
});

test("the list has no address left once a mail is sent", async () => {
  await queue("anna@example.org", "purchased");
  await expect.poll(() => waiting()).toBe(0);
  const { rows, figures } = await list();
  expect(rows).toMatchObject([
    { state: "sent", to: null, sentAt: start.toISOString(), failure: null, canRetry: false },
  ]);
  expect(figures).toEqual({ waiting: 0, firstDue: null, givenUp: 0 });
});

test.each([
  [{}, ["late", "newest", "given up", "oldest"]],
  [{ state: "waiting" }, ["late"]],
  [{ state: "given_up" }, ["given up"]],
  [{ kind: "newsletter", state: "sent" }, ["newest"]],
] as const)("the list narrowed to %j", async (query, names) => {
  const ids = new Map<number, string>();
  const write = async (name: string, row: Parameters<typeof makeRow>[0]) =>
    ids.set((await makeRow(row)).id, name);
  await write("oldest", { minutes: -30, sentAt: minutes(-29) });
  await write("given up", { minutes: -20, givenUpAt: minutes(-1) });
  await write("newest", { minutes: -10, sentAt: minutes(-10), kind: "newsletter" });
  await write("late", { minutes: 60, nextAttemptAt: minutes(60) });
  const { rows } = await list(query);
  expect(rows.map(({ id }) => ids.get(id))).toEqual(names);
});

test("resending makes a waiting mail due now, and is recorded", async () => {
  isDown = true;
  await queue("anna@example.org", "purchased");
  await putOff();
  isDown = false;
  const [mail] = (await list()).rows;
  expect(await retry(mail?.id)).toMatchObject({ outcome: "queued", mail: { nextAttemptAt: at(0) } });
  await expect.poll(async () => (await list()).rows[0]?.sentAt ?? null).not.toBeNull();
  expect(sent).toEqual(["anna@example.org"]);
  expect(await auditEntries()).toEqual([
    { action: "mail_retried", subjectId: String(mail?.id), detail: { kind: "purchased", attempts: 1 } },
  ]);
  expect((await retry(mail?.id)).outcome).toBe("already_sent");
  expect(await auditEntries()).toHaveLength(1);
});

test("sending again brings one back that was given up, as often as it takes", async () => {
  const { id } = await makeRow({ minutes: -5 * 24 * 60, givenUpAt: minutes(-60), to: "anna@example.org" });
  isDown = true;
  expect((await retry(id)).outcome).toBe("queued");
  await expect.poll(async () => (await read(id)).givenUpAt).toEqual(app.now);
  expect(await read(id)).toMatchObject({ attempts: 1, failure: "address_refused", failureReply: 451 });
  isDown = false;
  expect((await retry(id)).outcome).toBe("queued");
  await expect.poll(() => read(id)).toMatchObject({ content: null, givenUpAt: null, sentAt: app.now });
  expect(sent).toEqual(["anna@example.org"]);
});

test.each([
  ["is being sent", { nextAttemptAt: minutes(5), sendingSince: start, to: "a@example.org" }, "being_sent"],
  ["was sent", { sentAt: start }, "already_sent"],
  ["has an ended link", { givenUpAt: start, usefulUntil: minutes(-1), to: "a@example.org" }, "too_late"],
  ["says nothing any more", { givenUpAt: start }, "content_gone"],
  ["was sealed with a secret that is gone", { givenUpAt: start, content: "AAAA" }, "content_gone"],
] as const)("sending again leaves one alone that %s", async (_, row, outcome) => {
  const { id } = await makeRow({ minutes: 0, ...row });
  const before = (await read(id)).get();
  const { outcome: came, mail } = await retry(id);
  expect([came, mail.canRetry]).toEqual([outcome, false]);
  expect((await read(id)).get()).toEqual(before);
  expect(await auditEntries()).toEqual([]);
});

test("sending again takes all whose last try failed, and no newsletter that waits for its minute", async () => {
  const failed = { nextAttemptAt: minutes(30), failure: "timeout", attempts: 3 } as const;
  await makeRow({ minutes: 0, ...failed, to: "anna@example.org" });
  await makeRow({ minutes: 0, ...failed, to: "ben@example.org" });
  await makeRow({ minutes: 30, nextAttemptAt: minutes(30), to: "news@example.org", kind: "newsletter" });
  await makeRow({ minutes: 0, givenUpAt: start, to: "gone@example.org" });
  expect(await retryAll("waiting")).toEqual({ retried: 2, hasMore: false });
  await expect.poll(() => sent.toSorted()).toEqual(["anna@example.org", "ben@example.org"]);
  expect(await auditEntries()).toEqual([
    { action: "mail_retried", subjectId: "", detail: { state: "waiting", mails: 2 } },
  ]);
  expect(await retryAll("waiting")).toEqual({ retried: 0, hasMore: false });
  expect(await auditEntries()).toHaveLength(1);
});

test("sending again takes all that were given up and are of use", async () => {
  await makeRow({ minutes: 0, givenUpAt: start });
  await makeRow({ minutes: 0, givenUpAt: start, usefulUntil: minutes(-1), to: "late@example.org" });
  await makeRow({ minutes: 0, givenUpAt: start, to: "anna@example.org" });
  expect(await retryAll("given_up")).toEqual({ retried: 1, hasMore: false });
  await expect.poll(() => sent).toEqual(["anna@example.org"]);
});

test("the content of a mail that was given up is deleted once it is useless", async () => {
  const useful = await makeRow({
    minutes: 0,
    givenUpAt: start,
    to: "a@example.org",
    usefulUntil: minutes(1),
  });
  const late = await makeRow({ minutes: 0, givenUpAt: start, to: "b@example.org", usefulUntil: minutes(-1) });
  const waits = await makeRow({
    minutes: 0,
    nextAttemptAt: minutes(9),
    to: "c@example.org",
    usefulUntil: minutes(-1),
  });
  await purgeMails.run(app.services, new AbortController().signal);
  const kept = await Promise.all(
    [useful, late, waits].map(async ({ id }) => (await read(id)).content !== null),
  );
  expect(kept).toEqual([true, false, true]);
});

const plainRow = { userId: null, kind: "verify-email", createdAt: start, nextAttemptAt: null } as const;

/** A row of the table; with `to`, there is something to send. */
function makeRow({
  minutes: after,
  to,
  kind = "verify-email",
  ...row
}: {
  readonly minutes: number;
  readonly to?: string;
  readonly kind?: MailKind;
  readonly [column: string]: unknown;
}) {
  const content = to === undefined ? {} : sealed(to);
  return app.database.outgoingMails.create({
    ...plainRow,
    kind,
    createdAt: minutes(after),
    ...content,
    ...row,
  });
}

function sealed(to: string) {
  const usefulUntil = minutes(60).toISOString();
  const mail = { to, subject: "s", text: "t", html: "h", headers: {}, usefulUntil };
  return { content: seal(mail, app.services.environment), usefulUntil: minutes(60) };
}

function queue(email: string, kind: MailKind): Promise<void> {
  const body = ["secret words"];
  const mail = { kind, purpose: "receipt", subject: "secret words", title: "secret words", body } as const;
  const usefulUntil = new Date(app.now.getTime() + 10 * day);
  return app.database.transaction((transaction) =>
    queueMail(app.services, transaction, { email, userId: null }, { ...mail, usefulUntil }),
  );
}

const putOff = () => expect.poll(async () => (await list()).rows[0]?.failure).toBeTruthy();
const waiting = async () =>
  (await app.database.outgoingMails.findAll()).filter((row) => row.nextAttemptAt).length;
const read = (id: number) => app.database.outgoingMails.findByPk(id, { rejectOnEmpty: true });
function minutes(count: number): Date {
  return new Date(start.getTime() + count * minute);
}
const at = (after: number) => new Date(start.getTime() + after).toISOString();

function list(query: MailsToList = {}): Promise<MailList> {
  return callAs(app, adminMails.listMails, admin, query);
}

const retry = (id: number | undefined) => callAs(app, adminMails.retryMail, admin, { id });

const retryAll = (state: "waiting" | "given_up") => callAs(app, adminMails.retryMails, admin, { state });

async function auditEntries() {
  const entries = await app.database.auditEntries.findAll({ order: ["id"] });
  return entries.map(({ action, subjectId, detail }) => ({ action, subjectId, detail: JSON.parse(detail) }));
}
