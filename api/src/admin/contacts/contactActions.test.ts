import { adminContacts } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { type ContactChanges, writeContacts } from "../../../tests/contactRow.ts";
import { operator, type Person } from "../../../tests/operators.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { readTotals } from "../../totals/totals.ts";

const { answerContact, reopenContact, listContacts, exportContacts } = adminContacts;
let olga: Person;

const app = useEmptyApp("2026-11-22T03:00:00.000Z");
const { start: now } = app;
beforeEach(async () => {
  olga = await operator(app);
});

async function write(...rows: ContactChanges[]): Promise<number[]> {
  await writeContacts(app.database, ...rows);
  return (await app.database.contacts.findAll({ order: ["id"] })).map(({ id }) => id);
}

const mark = (call: typeof answerContact | typeof reopenContact, id: number, who = olga) =>
  callAs(app, call, who.headers, { id });

async function waiting() {
  const { contacts, waiting } = await callAs(app, listContacts, olga.headers, { state: "waiting" });
  return { ids: contacts.map(({ id }) => id), waiting };
}

async function auditEntries() {
  const entries = await app.database.auditEntries.findAll({ order: ["id"] });
  return entries
    .filter(({ subjectKind }) => subjectKind === "contact")
    .map(({ action, actorId, subjectId, detail }) => ({ action, actorId, subjectId, ...JSON.parse(detail) }));
}

test("marking a message takes it from those that wait, says who did it and when, and can be taken back", async () => {
  const [first = 0, second = 0] = await write({ createdAt: new Date(0) }, { createdAt: new Date(1000) });
  expect(await waiting()).toEqual({ ids: [second, first], waiting: 2 });
  const { contact, isChanged } = await mark(answerContact, first);
  expect(isChanged).toBe(true);
  expect(contact).toMatchObject({ id: first, answered: { at: now.toISOString(), by: "Olga Petrova" } });
  expect(await waiting()).toEqual({ ids: [second], waiting: 1 });
  expect(await mark(reopenContact, first)).toMatchObject({ isChanged: true, contact: { answered: null } });
  expect(await waiting()).toEqual({ ids: [second, first], waiting: 2 });
  const about = { actorId: olga.id, subjectId: String(first) };
  expect(await auditEntries()).toEqual([
    { action: "contact_answered", ...about },
    { action: "contact_reopened", ...about },
  ]);
});

test("marking a message concurrently is done by one operator, and the other learns by whom", async () => {
  const [id = 0] = await write({});
  const rosa = await operator(app, "rosa@example.org");
  await app.database.users.update({ firstName: "Rosa" }, { where: { id: rosa.id } });
  const marked = await Promise.all([olga, rosa, olga, rosa].map((who) => mark(answerContact, id, who)));
  expect(marked.filter(({ isChanged }) => isChanged)).toHaveLength(1);
  const entries = await auditEntries();
  expect(entries).toHaveLength(1);
  const name = entries[0]?.actorId === olga.id ? "Olga Petrova" : "Rosa Petrova";
  expect(marked.map(({ contact }) => contact.answered?.by)).toEqual([name, name, name, name]);
  expect(await readTotals(app.database)).toMatchObject({ contacts: 1, "contacts unanswered": 0 });
  expect((await mark(reopenContact, id)).isChanged).toBe(true);
  expect((await mark(reopenContact, id)).isChanged).toBe(false);
});

test("marking a message is kept without a name when the operator's account is deleted", async () => {
  const [id = 0] = await write({});
  await mark(answerContact, id);
  const rosa = await operator(app, "rosa@example.org");
  await app.request("/api/auth/account/delete", {
    json: { password: "seven blue kites" },
    headers: olga.headers,
  });
  olga = rosa;
  const { contacts } = await callAs(app, listContacts, rosa.headers);
  expect(contacts).toMatchObject([{ id, answered: { at: now.toISOString(), by: null } }]);
});

async function download(query: Readonly<Record<string, string>> = {}) {
  const response = await app.request(`${exportContacts.path}?${new URLSearchParams(query)}`, {
    headers: olga.headers,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/csv");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="contacts-2026-11-22.csv"');
  return response.text();
}

test("the file has every message that the filter finds, in the order of the list, safe to open", async () => {
  const [first = 0] = await write(
    {
      firstName: "=1+1",
      lastName: null,
      phone: "+1 555 0100",
      message: 'Two\nlines, "quoted"',
      createdAt: now,
    },
    { firstName: "Mia", lastName: "Ruiz", isPro: true, phone: null, createdAt: new Date(0) },
    { firstName: "Ben", createdAt: new Date(1000), serviceType: "other" },
  );
  await mark(answerContact, first);
  const lines = (await download()).split("\r\n");
  const name = "Number,Sent (UTC),First name,Last name,Email,Phone,Service,Pro member";
  expect(lines).toEqual([
    `${name},Answered (UTC),Answered by,Message,Answer`,
    `${first + 1},1970-01-01T00:00:00.000Z,Mia,Ruiz,maria@example.org,,customer_support,true,,,How do I change my password?,`,
    `${first},${now.toISOString()},'=1+1,,maria@example.org,'+1 555 0100,customer_support,false,${now.toISOString()},Olga Petrova,"Two\nlines, ""quoted""",`,
    `${first + 2},1970-01-01T00:00:01.000Z,Ben,Alvarez,maria@example.org,555 0100,other,false,,,How do I change my password?,`,
    "",
  ]);
  expect((await download({ state: "waiting", service: "other" })).split("\r\n")).toHaveLength(3);
  expect((await download({ search: "MIA r" })).split("\r\n")).toHaveLength(3);
  expect(await auditEntries()).toMatchObject([
    { action: "contact_answered" },
    {
      action: "contacts_exported",
      messages: 3,
      state: "all",
      service: "all",
      from: "all",
      isSearched: false,
    },
    { action: "contacts_exported", messages: 1, state: "waiting", service: "other" },
    { action: "contacts_exported", messages: 1, isSearched: true },
  ]);
  expect(JSON.stringify(await auditEntries()).toLowerCase(), "what was searched for").not.toContain("mia");
});
