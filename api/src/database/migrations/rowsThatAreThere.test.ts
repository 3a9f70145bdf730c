import type { QueryInterface } from "sequelize";
import { beforeEach, expect, test } from "vitest";
import { countContacts } from "../../../tests/contactRow.ts";
import { openEmptyDatabase } from "../../../tests/useTestApp.ts";
import { contactKeys } from "../../contacts/contactKeys.ts";
import { readTotals } from "../../totals/totals.ts";
import type { Database } from "../openDatabase.ts";
import { contactSearch } from "./0025-contact-search.ts";
import { userSearch } from "./0027-user-search.ts";
import { partnersThemselves } from "./0030-partners.ts";
import { addressesUnlikeNames } from "./0032-addresses-unlike-names.ts";
import { schemaSteps } from "./index.ts";

let database: Database;
let schema: QueryInterface;

beforeEach(async () => {
  ({ database } = await openEmptyDatabase());
  schema = database.sequelize.getQueryInterface();
});

async function migrateUpTo(step: (typeof schemaSteps)[number]): Promise<void> {
  for (const each of schemaSteps.slice(0, schemaSteps.indexOf(step))) await each.up(schema);
}
/** More rows than one batch has. */
const many = <Row>(count: number, rowOf: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => rowOf(index));
const now = new Date("2026-11-22T03:00:00.000Z");
const message = { serviceType: "other", message: "m", createdAt: now };

test("0025 gives the messages that are there their keys, and counts them", async () => {
  await migrateUpTo(contactSearch);
  const names = [
    { firstName: "Zoë", lastName: "Ångström", email: "Zoe@Example.org" },
    { firstName: 'It\'s \\ "quoted" ? :id $1', lastName: null, email: "a?b@example.org" },
    { firstName: "👩‍👧", lastName: "語", email: "ana@example.org" },
  ];
  await schema.bulkInsert(
    "contacts",
    many(1203, (index) => ({ ...message, ...names[index % 3] })),
  );
  await contactSearch.up(schema);
  // The columns of this step: later ones are not there yet.
  const attributes = ["firstName", "lastName", "email", "isAnswered", "nameKey", "lastNameKey", "emailKey"];
  const contacts = await database.contacts.findAll({ attributes, order: ["id"] });
  expect(contacts).toHaveLength(1203);
  for (const contact of contacts) {
    const { nameKey, lastNameKey, emailKey } = contactKeys(contact);
    expect(contact).toMatchObject({ nameKey, lastNameKey, emailKey, isAnswered: false });
  }
  expect(contacts[0]?.nameKey).toBe("zoe angstrom");
  expect(await countContacts(database)).toEqual({ contacts: 1203, "contacts unanswered": 1203 });
  expect(await readTotals(database)).toMatchObject(await countContacts(database));
  await contactSearch.down(schema);
  expect(Object.keys(await schema.describeTable("contacts"))).not.toContain("nameKey");
  expect((await schema.select(null, "contacts", {})).length).toBe(1203);
});

test("0027 has the accounts that are there found by their names", async () => {
  await migrateUpTo(userSearch);
  const rows = many(1203, (index) => ({
    ...{ email: `${index}@example.org`, emailKey: `${index}@example.org`, password: "-" },
    ...{ createdAt: now, updatedAt: now, firstName: index === 1202 ? null : "Zoë " },
    lastName: index === 1202 ? null : `Núñez ${index}`,
  }));
  await schema.bulkInsert("users", rows);
  await userSearch.up(schema);
  const found = await database.users.findAll({ attributes: ["nameKey", "lastNameKey"], order: ["id"] });
  expect(found.map(({ nameKey, lastNameKey }) => [nameKey, lastNameKey])).toEqual(
    rows.map((_, index) => (index === 1202 ? ["", ""] : [`zoe nunez ${index}`, `nunez ${index}`])),
  );
});

test("0030 approves existing partners, without a manager, with their key; undoing it keeps them", async () => {
  await migrateUpTo(partnersThemselves);
  const row = { name: "A center", allowedOrigins: '["https://center.example"]', active: true };
  await schema.bulkInsert("partners", [{ ...row, createdAt: now, updatedAt: now, siteKey: "site_before01" }]);
  await partnersThemselves.up(schema);
  // The columns of this step: later ones are not there yet.
  const exclude = ["appliedAt", "seenAt", "seenOn", "refusedAt", "refusedOn"];
  const partner = await database.partners.findOne({ attributes: { exclude }, rejectOnEmpty: true });
  expect(partner.toJSON()).toMatchObject({
    ...{ ...row, siteKey: "site_before01", userId: null, status: "approved", website: "", about: "" },
    ...{ allowsLocalhost: false, sponsored: false, sponsoredUses: 0, settings: null, dailyCostLimit: null },
  });
  const keys = await database.partnerKeys.findAll({ attributes: { exclude } });
  expect(keys.map((key) => key.toJSON())).toEqual([
    { siteKey: "site_before01", partnerId: partner.id, createdAt: now, endsAt: null },
  ]);
  await partnersThemselves.down(schema);
  expect(await schema.describeTable("partners")).not.toHaveProperty("userId");
  const [left] = await database.partners.findAll({ attributes: ["siteKey", "name"] });
  expect(left?.toJSON()).toMatchObject({ siteKey: "site_before01", name: "A center" });
});

test("0032 looks at the messages that are there, and can be taken back", async () => {
  await migrateUpTo(addressesUnlikeNames);
  const indexNames = async () =>
    ((await schema.showIndex("contacts")) as { name: string }[]).map(({ name }) => name).sort();
  const people = [
    { firstName: "Maria", lastName: "Alvarez", email: "maria.alvarez@example.org" },
    { firstName: "Maria", lastName: "Alvarez", email: "Alvarez@example.org" },
    { firstName: "Zoë", lastName: null, email: "zoe@example.org" },
    { firstName: "Wei", lastName: "Chen", email: "family@example.org" },
  ].map((person) => {
    const { emailShared: _shared, ...keys } = contactKeys(person);
    return { ...message, ...person, ...keys };
  });
  await schema.bulkInsert(
    "contacts",
    many(2403, (index) => people[index % people.length] ?? {}),
  );
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
