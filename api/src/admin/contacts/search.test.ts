import type { ContactFilter } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { type ContactChanges, writeContacts } from "../../../tests/contactRow.ts";
import { useTestDatabase } from "../../../tests/useTestApp.ts";
import { readChain } from "../list/readChain.ts";
import { contactChain } from "./contactChain.ts";

const shared = useTestDatabase();

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const people: readonly ContactChanges[] = [
  { firstName: "Maria", lastName: "Alvarez", email: "maria@example.org", createdAt: at(1) },
  { firstName: "mario", lastName: null, email: "Zebra@Example.org", createdAt: at(2), isPro: true },
  { firstName: "Ana", lastName: "Márquez", email: "ana@example.org", createdAt: at(3), isAnswered: true },
  { firstName: "Ben", lastName: "O'Mara", email: "mar.ben@example.org", createdAt: at(4) },
  {
    firstName: "Zoë",
    lastName: "Ångström",
    email: "zoe@example.org",
    createdAt: at(5),
    serviceType: "other",
    isPro: true,
    isAnswered: true,
  },
  { firstName: "100%", lastName: "_under\\score", email: "percent@example.org", createdAt: at(6) },
  { firstName: "Ana", lastName: "Ruiz", email: "ana.r@example.org", createdAt: at(7), serviceType: "other" },
];

beforeAll(() => writeContacts(shared.database, ...people));

async function find(filter: ContactFilter, size = 50) {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await readChain(shared.database.contacts, contactChain(filter), cursor, size);
    names.push(
      ...page.rows.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ")),
    );
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return names;
}

test.each<[string, string, string[]]>([
  ["first names, last names, addresses", "mar", ["Maria Alvarez", "mario", "Ana Márquez", "Ben O'Mara"]],
  ["a whole name", "maria al", ["Maria Alvarez"]],
  ["a name without its accents", "zoe ang", ["Zoë Ångström"]],
  ["an address in any case", "zebra@EXAMPLE", ["mario"]],
  ["spaces around and between", "  zoë   ångström ", ["Zoë Ångström"]],
  ["those of one name by their last names", "ana", ["Ana Márquez", "Ana Ruiz"]],
  ["a percent sign as itself", "100%", ["100%"].map((it) => `${it} _under\\score`)],
  ["an underscore as itself", "_u", ["100% _under\\score"]],
  ["nothing by a lone accent", "\u0301", []],
])("the search finds %s: %j", async (_, search, names) => {
  expect(await find({ search })).toEqual(names);
  expect(await find({ search }, 1), "page by page").toEqual(names);
});

test("the search and the filters narrow each other", async () => {
  expect(await find({ search: "ana", state: "answered" })).toEqual(["Ana Márquez"]);
  expect(await find({ search: "ana", service: "other" })).toEqual(["Ana Ruiz"]);
  expect(await find({ search: "mar", from: "members" })).toEqual(["mario"]);
});

test("addresses least like a name come first, each once", async () => {
  const { contacts } = shared.database;
  const added = await writeContacts(
    shared.database,
    { firstName: "Kim", lastName: "Kelly", email: "kimberly@example.org" },
    { firstName: "Ana", lastName: "Kirk", email: "kimchi@example.org" },
    { firstName: "Lee", lastName: null, email: "kimono@example.org" },
    { firstName: "Bo", lastName: null, email: "kimball@example.org" },
    { firstName: "Kimi", lastName: null, email: "kimi@example.org" },
  );
  try {
    for (const size of [50, 2, 1]) {
      expect(await find({ search: "kim" }, size)).toEqual(["Kim Kelly", "Kimi", "Bo", "Lee", "Ana Kirk"]);
      expect(await find({ search: "kimb" }, size)).toEqual(["Bo", "Kim Kelly"]);
    }
    // As the version before leaves them behind while both serve.
    await contacts.update({ emailShared: 0 }, { where: { id: added.map(({ id }) => id) } });
    expect(await find({ search: "kim" })).toEqual(["Kim Kelly", "Kimi", "Bo", "Ana Kirk", "Lee"]);
  } finally {
    await contacts.destroy({ where: { id: added.map(({ id }) => id) } });
  }
});

const [maria, mario, anaM, ben, zoe, percent, anaR] = [
  "Maria Alvarez",
  "mario",
  "Ana Márquez",
  "Ben O'Mara",
  "Zoë Ångström",
  "100% _under\\score",
  "Ana Ruiz",
];
test.each<[ContactFilter, string[]]>([
  [{}, [zoe, mario, anaR, percent, ben, anaM, maria]],
  [{ state: "answered" }, [zoe, anaM]],
  [{ service: "other", state: "waiting" }, [anaR]],
  [{ from: "members", state: "answered", service: "other" }, [zoe]],
])("the filters %j", async (filter, names) => {
  expect(await find(filter)).toEqual(names);
  expect(await find(filter, 1), "page by page").toEqual(names);
});
