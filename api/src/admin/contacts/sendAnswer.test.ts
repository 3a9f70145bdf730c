import { accounts, adminContacts } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { type ContactChanges, writeContacts } from "../../../tests/contactRow.ts";
import { expectErrorBody, expectWrongFields } from "../../../tests/errorBody.ts";
import { mailTo } from "../../../tests/mails.ts";
import { operator, type Person } from "../../../tests/operators.ts";
import { signUp, verify } from "../../../tests/signedIn.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { purgeContacts } from "../../contacts/purge.ts";
import { readTotals } from "../../totals/totals.ts";

const { sendAnswer, reopenContact, listContacts } = adminContacts;
const parent = "parent@example.org";
const text = "Hello Ana,\n\nopen <My Account> & choose Security.";
let olga: Person;

const app = useEmptyApp("2026-11-22T03:00:00.000Z");
const { start: now } = app;
beforeEach(async () => {
  olga = await operator(app);
});

async function write(changes: ContactChanges = {}): Promise<number> {
  const [contact] = await writeContacts(app.database, { email: parent, createdAt: now, ...changes });
  return contact?.id ?? 0;
}

const answer = (id: number, words = text, { headers }: Pick<Person, "headers"> = olga) =>
  callAs(app, sendAnswer, headers, { id, text: words });
const answerMails = () => app.database.outgoingMails.findAll({ where: { kind: "message-answer" } });

test("an answer is mailed, kept with its message, and recorded, and quotes nothing", async () => {
  const id = await write({ message: "How do I change it? See evil.example" });
  const { contact, isChanged } = await answer(id, `  ${text}\n`);
  const done = { at: now.toISOString(), by: "Olga Petrova" };
  expect(isChanged).toBe(true);
  expect(contact).toMatchObject({ id, answered: done, answers: [{ text, ...done }] });
  const mail = await mailTo(app, parent, "message-answer");
  expect(mail.subject).toBe("Our answer to your message: IEP Insider");
  expect(mail.text).toContain(text);
  expect(mail.html).toContain("&lt;My Account&gt; &amp; choose");
  expect(mail.text + mail.html + mail.subject).not.toMatch(/evil\.example|How do I change/);
  const [entry, ...others] = await app.database.auditEntries.findAll({ where: { subjectKind: "contact" } });
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    action: "contact_answer_sent",
    actorId: olga.id,
    subjectId: String(id),
    detail: "{}",
  });
  expect(await readTotals(app.database)).toMatchObject({ contacts: 1, "contacts unanswered": 0 });
});

test("an answer is sent once when two operators send one, and a reopened message can be answered again", async () => {
  const id = await write();
  const sent = await Promise.all([answer(id, "One"), answer(id, "Two"), answer(id, "One")]);
  expect(sent.filter(({ isChanged }) => isChanged)).toHaveLength(1);
  expect(await answerMails()).toHaveLength(1);
  await callAs(app, reopenContact, olga.headers, { id });
  await answer(id, "More");
  const { contacts } = await callAs(app, listContacts, olga.headers);
  expect(contacts[0]?.answers.map((one) => one.text)).toEqual([expect.stringMatching(/One|Two/), "More"]);
  expect(await answerMails()).toHaveLength(2);
});

test("an empty or too long answer is rejected, and so is one to an unknown message", async () => {
  const id = await write();
  const send = (json: object) => app.request(sendAnswer.path, { json, headers: olga.headers });
  for (const words of [" \n", "a".repeat(10_001), 5, undefined])
    await expectWrongFields(await send({ id, text: words }), "text");
  const deleted = await write({ email: "deleted account" });
  await expectErrorBody(await send({ id: deleted, text }), 404, "not_found");
  expect(await app.database.contactAnswers.count()).toBe(0);
  expect(await answerMails()).toEqual([]);
});

test("an answer is deleted with its message, by age or with the sender's account, whose export includes it", async () => {
  const old = await write({ createdAt: new Date("2024-11-20T00:00:00Z") });
  const headers = await signUp(app, { email: parent });
  await verify(app, parent, headers);
  const own = await write();
  const other = await write({ email: "ben@example.org" });
  for (const id of [old, own, other]) await answer(id, `To ${id}`);
  await purgeContacts.run(app.services, new AbortController().signal);
  const { data } = await callAs(app, accounts.exportAccount, headers);
  expect(data["messages"]).toMatchObject([
    { id: own, answers: [{ text: `To ${own}`, sentAt: now.toISOString() }] },
  ]);
  expect(JSON.stringify(data)).not.toContain("sentBy");
  const [{ userId } = { userId: null }] = await answerMails();
  expect(userId).not.toBeNull();
  await callAs(app, accounts.deleteAccount, headers, { password: "seven blue kites" });
  const left = await app.database.contactAnswers.findAll();
  expect(left.map(({ contactId }) => contactId)).toEqual([other]);
});
