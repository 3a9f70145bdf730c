import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/createTestApp.ts";
import type { Contact } from "../../database/models/contact.ts";
import { InvalidRequest } from "../../http/errors.ts";
import { type List, readPage, readPages } from "./readPage.ts";

const list: List<Contact> = {
  order: [
    ["isPro", "DESC"],
    ["createdAt", "DESC"],
    ["id", "ASC"],
  ],
};
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.database.contacts.destroy({ where: {} }));
afterAll(() => app.close());

describe("a list of twenty-three with many ties", () => {
  let all: string[];
  beforeEach(async () => {
    await write(23);
    all = [];
    for await (const rows of readPages(app.database.contacts, list, 100))
      all.push(...rows.map(({ firstName }) => firstName));
  });

  test("is whole and in order", async () => {
    const sorted = await app.database.contacts.findAll({ order: list.order.map(([a, b]) => [a, b]) });
    expect(all).toEqual(sorted.map(({ firstName }) => firstName));
    expect(all).toHaveLength(23);
  });

  test.each([1, 2, 5, 22, 23, 24])("has every row once, forward and back, in pages of %i", async (size) => {
    const forward: string[][] = [];
    let next: string | undefined;
    let last = await read(undefined, size);
    for (;;) {
      forward.push(last.names);
      next = last.next ?? undefined;
      if (next === undefined) break;
      last = await read(next, size);
    }
    expect(forward.flat()).toEqual(all);
    expect(forward.at(-1)?.length).toBeGreaterThan(0);

    const back: string[][] = [last.names];
    while (last.previous !== null) {
      last = await read(last.previous, size);
      back.unshift(last.names);
    }
    expect(back).toEqual(forward);
  });

  test("goes on where it was when rows come and go", async () => {
    const first = await read(undefined, 5);
    await app.database.contacts.destroy({ where: { firstName: [all[4] ?? "", all[5] ?? ""] } });
    await write(1, { isPro: true, createdAt: new Date("2026-12-01T00:00:00Z") });
    expect((await read(first.next ?? "", 5)).names).toEqual(all.slice(6, 11));
  });

  test("takes only its own cursors", async () => {
    const { next } = await read(undefined, 5);
    const other: List<Contact> = { order: [["id", "ASC"]] };
    const forged = [
      "",
      "nonsense",
      Buffer.from("[]").toString("base64url"),
      Buffer.from('["isPro DESC,createdAt DESC,id ASC","after",1,2,3]').toString("base64url"),
      Buffer.from('["isPro DESC,createdAt DESC,id ASC","after",true,{"at":1e300},3]').toString("base64url"),
      Buffer.from('["isPro DESC,createdAt DESC,id ASC","after",true]').toString("base64url"),
    ];
    await expect(readPage(app.database.contacts, other, next ?? "")).rejects.toThrow(InvalidRequest);
    for (const cursor of forged)
      await expect(readPage(app.database.contacts, list, cursor), cursor).rejects.toThrow(InvalidRequest);
  });
});

test("an empty list has one page and no way on", async () => {
  expect(await read(undefined, 5)).toEqual({ names: [], next: null, previous: null });
});

async function read(cursor: string | undefined, size: number) {
  const { rows, next, previous } = await readPage(app.database.contacts, list, cursor, size);
  return { names: rows.map(({ firstName }) => firstName), next, previous };
}

async function write(count: number, more: Partial<{ isPro: boolean; createdAt: Date }> = {}) {
  await app.database.contacts.bulkCreate(
    Array.from({ length: count }, (_, index) => ({
      firstName: `${more.createdAt ? "new" : "row"} ${index}`,
      lastName: null,
      email: "a@example.org",
      phone: null,
      serviceType: "other" as const,
      message: "m",
      createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 3))),
      isPro: index % 4 === 0,
      ...more,
    })),
  );
}
