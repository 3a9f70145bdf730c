import { accounts, contacts } from "@iep-insider/sdk/contract";
import { expect, test, vi } from "vitest";
import { noLimits, type TestApp } from "../../tests/createTestApp.ts";
import { mailTo } from "../../tests/mails.ts";
import { registration, supportRequest } from "../../tests/samples.ts";
import { signUp, verify } from "../../tests/signedIn.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";
import type { Environment } from "../environment.ts";
import { limits } from "../http/limits.ts";

const { path } = contacts.sendSupportRequest;
const { email } = registration();
const operator = "help@iep.example";
const environment: Partial<Environment> = { publicOrigin: "https://iep.example", supportEmail: operator };

const app = useEmptyApp("2026-11-22T10:20:30.456Z", { environment });
const { start: now } = app;

const write = (changes: Parameters<typeof supportRequest>[0] = {}, headers = {}, to: TestApp = app) =>
  to.request(path, { json: supportRequest(changes), headers });
const copy = () => mailTo(app, email, "message-copy");
const notice = () => mailTo(app, operator, "message-notice");
const spaced = (text: string) => text.replaceAll("\u202f", " ");

test("the mail to an unconfirmed address quotes nothing that the sender typed", async () => {
  const message = "Call us at 1-888-555-0199 about your refund";
  await write({ firstName: "Buy", lastName: "Now", phone: "555 0199", message });
  const { subject, text, html, headers, replyTo } = await copy();
  expect(subject).toBe("We have your message: IEP Insider");
  expect(spaced(text)).toContain(
    "on Sunday, November 22, 2026 at 5:20 AM (Eastern Time) and gave this email address.",
  );
  expect(text).toContain("If it was not you, someone may have typed your address by mistake.");
  for (const word of ["Buy", "Now", "555", "888", "refund"])
    expect(subject + text + html).not.toContain(word);
  expect(html).not.toMatch(/<a |<blockquote/);
  expect([headers, replyTo]).toEqual([{}, undefined]);
  // The operator and the row have all of it.
  expect((await notice()).text).toContain(message);
  expect((await app.database.contacts.findOne({ rejectOnEmpty: true })).message).toBe(message);
});

test("the sender's copy has their words for who is signed in with this very address, once it is confirmed", async () => {
  const message = "See https://school.example/iep.\nand <b>two</b>";
  const headers = await signUp(app);
  await write({ message }, headers);
  expect((await copy()).text).not.toContain("school.example");
  await verify(app, email, headers);
  app.mails.length = 0;
  await write({ message, email: "MARIA@example.org" }, headers);
  const whole = await mailTo(app, "MARIA@example.org", "message-copy");
  expect(whole.text).toContain("> See https://school.example/iep.\n> and <b>two</b>\n");
  expect(whole.html).toContain("<br>and &lt;b&gt;two&lt;/b&gt;</blockquote>");
  // Another address in the form is not shown to be theirs.
  await write({ message, email: "ben@example.org" }, headers);
  expect((await mailTo(app, "ben@example.org", "message-copy")).text).not.toContain("school.example");
});

test("the sender's copy comes three times an hour to one address; further messages are taken without", async () => {
  const strict = await anotherApp(app, {
    environment: { ...environment, supportEmail: null },
    limits: { ...noLimits, copiesToAddress: limits.copiesToAddress },
  });
  for (const [index, address] of [email, "Maria@example.org", email, email, email].entries())
    expect((await write({ email: address, message: `${index}` }, {}, strict)).status).toBe(201);
  expect((await write({ email: "ben@example.org" }, {}, strict)).status).toBe(201);
  expect(await app.database.contacts.count()).toBe(6);
  await expect.poll(() => strict.mails.length).toBe(4);
});

test("the operator's notice has everything the sender gave, and is answered to them", async () => {
  await write({ message: "How?\n\nPlease." });
  const { subject, text, html, replyTo } = await notice();
  expect([subject, replyTo]).toEqual(["New message on IEP Insider", email]);
  const sender = ["Name: Maria Alvarez", `E-mail: ${email}`, "Phone: 555 0100", "About: customer_support"];
  expect(text).toContain(`${sender.map((line) => `> ${line}`).join("\n")}\n\n> How?\n>\n> Please.\n\n`);
  expect(text).toContain("All messages:\nhttps://iep.example/admin/messages");
  expect([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
    "https://iep.example/admin/messages",
  ]);
});

test.each([
  ["subscription", true],
  // Owners and operators are no members who pay.
  ["grant", false],
] as const)(
  "the operator's notice marks a message of who has all tools by a %s: %s",
  async (source, isMarked) => {
    const headers = await signUp(app);
    const { id: userId } = await app.database.users.findOne({ rejectOnEmpty: true });
    const all = { tool: null, kind: null, endsAt: null, usesLeft: null };
    await app.database.entitlements.create({ userId, source, createdAt: now, ...all });
    await write({}, headers);
    const { subject, text } = await notice();
    expect(subject).toBe(`${isMarked ? "Pro member: new" : "New"} message on IEP Insider`);
    expect(text.includes("It is from a Pro member. Messages from Pro members come first.")).toBe(isMarked);
  },
);

test("message and mails are all written, or nothing is", async () => {
  const { outgoingMails, sequelize } = app.database;
  const query = sequelize.query.bind(sequelize);
  // The last statement of the transaction.
  const failing = vi
    .spyOn(sequelize, "query")
    .mockImplementation((sql: Parameters<typeof query>[0], options?: object) =>
      String(sql).startsWith("UPDATE kept_totals")
        ? Promise.reject(new Error("The database is full."))
        : query(sql, options),
    );
  expect((await write()).status).toBe(500);
  failing.mockRestore();
  expect([await app.database.contacts.count(), await outgoingMails.count()]).toEqual([0, 0]);
  expect(app.mails).toEqual([]);
});

test("message and mails leave no word in the log", async () => {
  app.logLines.length = 0;
  await write({ message: "Maximilian bites", firstName: "Quillandra" });
  await copy();
  await notice();
  for (const word of ["Maximilian", "Quillandra", email, operator])
    expect(app.logLines.join("")).not.toContain(word);
});

test("message and mails that wait go with the account of their sender", async () => {
  const headers = await signUp(app);
  await verify(app, email, headers);
  await write({}, headers);
  await copy();
  await notice();
  const { password } = registration();
  await app.request(accounts.deleteAccount.path, { json: { password }, headers });
  const kinds = (await app.database.outgoingMails.findAll()).map(({ kind }) => kind);
  expect(kinds).toEqual(["account-deleted"]);
});
