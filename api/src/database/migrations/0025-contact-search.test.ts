import { afterEach, beforeEach, expect, test } from "vitest";
import { countContacts } from "../../../tests/contactRow.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../../../tests/testDatabase.ts";
import { contactKeys } from "../../contacts/contactKeys.ts";
import { readTotals } from "../../totals/totals.ts";
import { type Database, openDatabase } from "../openDatabase.ts";
import { contactSearch } from "./0025-contact-search.ts";
import { schemaSteps } from "./index.ts";

let empty: EmptyDatabase;
let database: Database;

beforeEach(async () => {
  empty = await createEmptyDatabase();
  database = openDatabase(empty.address);
});
afterEach(async () => {
  await database.close();
  await empty.drop();
});

test("gives the messages that are there their keys, and counts them", async () => {
  const schema = database.sequelize.getQueryInterface();
  for (const step of schemaSteps.slice(0, schemaSteps.indexOf(contactSearch))) await step.up(schema);
  const common = { serviceType: "other", message: "m", createdAt: new Date("2026-11-22T03:00:00Z") };
  const names = [
    { firstName: "Zoë", lastName: "Ångström", email: "Zoe@Example.org" },
    { firstName: 'It\'s \\ "quoted" ? :id $1', lastName: null, email: "a?b@example.org" },
    { firstName: "👩‍👧", lastName: "語", email: "ana@example.org" },
  ];
  const rows = Array.from({ length: 1203 }, (_, index) => ({ ...common, ...names[index % 3] }));
  await schema.bulkInsert("contacts", rows);

  await contactSearch.up(schema);

  // The columns of this step: later ones are not there yet.
  const attributes = ["firstName", "lastName", "email", "isAnswered", "nameKey", "lastNameKey", "emailKey"];
  const contacts = await database.contacts.findAll({ attributes, order: ["id"] });
  expect(contacts).toHaveLength(1203);
  for (const contact of contacts) {
    const { nameKey, lastNameKey, emailKey } = contactKeys(contact);
    expect(contact).toMatchObject({ nameKey, lastNameKey, emailKey });
    expect(contact.isAnswered).toBe(false);
  }
  expect(contacts[0]?.nameKey).toBe("zoe angstrom");
  expect(await countContacts(database)).toEqual({ contacts: 1203, "contacts unanswered": 1203 });
  expect(await readTotals(database)).toMatchObject(await countContacts(database));

  await contactSearch.down(schema);
  expect(Object.keys(await schema.describeTable("contacts"))).not.toContain("nameKey");
  expect((await schema.select(null, "contacts", {})).length).toBe(1203);
});
