import { contacts } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { beforeEach, expect, test } from "vitest";
import { countContacts } from "../../tests/contactRow.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { supportRequest } from "../../tests/samples.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import { readTotals } from "../totals/totals.ts";

const { path } = contacts.sendSupportRequest;
const now = new Date("2026-11-21T10:20:30.456Z");

const app = useTestApp({ clock: () => now });
beforeEach(async () => {
  await app.database.contacts.destroy({ where: {} });
  await app.database.keptTotals.update({ total: 0 }, { where: {} });
});

async function stored() {
  return (await app.database.contacts.findAll()).map((contact) => contact.toJSON());
}

test("POST /api/support stores the message and says so", async () => {
  const response = await app.request(path, { json: supportRequest() });
  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(contract.contacts.sendSupportRequest.output.parse(await response.json())).toEqual({
    success: true,
  });
  expect(await stored()).toEqual([
    {
      id: expect.any(Number),
      ...supportRequest(),
      createdAt: now,
      isPro: false,
      isAnswered: false,
      answeredAt: null,
      answeredBy: null,
      nameKey: "maria alvarez",
      lastNameKey: "alvarez",
      emailKey: "maria@example.org",
      emailShared: 5,
    },
  ]);
});

test("POST /api/support is counted, also when many come at once", async () => {
  const sent = Array.from({ length: 20 }, () => app.request(path, { json: supportRequest() }));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 201));
  expect(await readTotals(app.database)).toMatchObject({ contacts: 20, "contacts unanswered": 20 });
  expect(await countContacts(app.database)).toEqual({ contacts: 20, "contacts unanswered": 20 });
});

test("POST /api/support trims, and stores an empty field as null", async () => {
  const json = supportRequest({
    firstName: "  Ana ",
    lastName: "   ",
    email: " ana@example.org ",
    phone: "",
  });
  expect((await app.request(path, { json })).status).toBe(201);
  expect(await stored()).toMatchObject([
    { firstName: "Ana", lastName: null, email: "ana@example.org", phone: null },
  ]);
});

test.each([
  ["emoji, also composed ones", "💪🏽 👩‍👧‍👦 🇺🇸"],
  ["quotes and SQL", `'; DROP TABLE contacts; -- "\\" \` $1 :a ?`],
  ["the longest", "語".repeat(10_000)],
])("POST /api/support brings back %s as it came", async (_, message) => {
  expect((await app.request(path, { json: supportRequest({ message }) })).status).toBe(201);
  expect((await stored())[0]?.message).toBe(message);
});

test.each([
  ["no valid address", { email: "maria@" }, { email: "Please enter a valid email address." }],
  ["a field too many", { isAdmin: true }, { isAdmin: "Unknown field." }],
])("POST /api/support refuses %s, naming the field, and stores nothing", async (_, change, fields) => {
  const response = await app.request(path, { json: { ...supportRequest(), ...change } });
  const body = await expectErrorBody(response, 400, "invalid_request");
  expect(body.fields).toEqual(fields);
  expect(body.message).toBe(Object.values(fields)[0]);
  expect(await stored()).toEqual([]);
});
