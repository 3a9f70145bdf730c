import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyDatabase, type EmptyDatabase } from "../../../tests/testDatabase.ts";
import { contactKeys } from "../../contacts/contactKeys.ts";
import { type Database, openDatabase } from "../openDatabase.ts";
import { addressesUnlikeNames } from "./0032-addresses-unlike-names.ts";
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

test("looks at the messages that are there, and can be taken back", async () => {
  const schema = database.sequelize.getQueryInterface();
  for (const step of schemaSteps.slice(0, schemaSteps.indexOf(addressesUnlikeNames))) await step.up(schema);
  const common = { serviceType: "other", message: "m", createdAt: new Date("2026-11-22T03:00:00Z") };
  const people = [
    { firstName: "Maria", lastName: "Alvarez", email: "maria.alvarez@example.org" },
    { firstName: "Maria", lastName: "Alvarez", email: "Alvarez@example.org" },
    { firstName: "Zoë", lastName: null, email: "zoe@example.org" },
    { firstName: "Wei", lastName: "Chen", email: "family@example.org" },
  ];
  const rows = Array.from({ length: 2403 }, (_, index) => {
    const person = people[index % people.length];
    if (!person) throw new RangeError("There are people.");
    const { emailShared: _shared, ...keys } = contactKeys(person);
    return { ...common, ...person, ...keys };
  });
  await schema.bulkInsert("contacts", rows);
  const before = await indexNames();

  await addressesUnlikeNames.up(schema);

  const contacts = await database.contacts.findAll({ order: ["id"] });
  expect(contacts.slice(0, 4).map(({ emailShared }) => emailShared)).toEqual([5, 7, 3, 0]);
  expect(contacts).toHaveLength(2403);
  for (const contact of contacts) expect(contact).toMatchObject(contactKeys(contact));

  await addressesUnlikeNames.down(schema);
  expect(Object.keys(await schema.describeTable("contacts"))).not.toContain("emailShared");
  expect(await indexNames()).toEqual(before);
  expect((await schema.select(null, "contacts", {})).length).toBe(2403);
});

async function indexNames(): Promise<string[]> {
  const indexes = await database.sequelize.getQueryInterface().showIndex("contacts");
  return (indexes as { name: string }[]).map(({ name }) => name).sort();
}
