import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "../../../tests/useTestApp.ts";
import type { Contact } from "../../database/models/contact.ts";
import { InvalidRequest } from "../../http/errors.ts";
import { type Chain, type List, readChain, readChainPages } from "./readChain.ts";

const list: List<Contact> = {
  order: [
    ["isPro", "DESC"],
    ["createdAt", "DESC"],
    ["id", "ASC"],
  ],
};
const none: List<Contact> = { ...list, where: { id: 0 } };
const half = (isPro: boolean): List<Contact> => ({
  where: { isPro },
  order: [
    ["createdAt", "DESC"],
    ["id", "ASC"],
  ],
});
const app = useTestDatabase();
beforeEach(() => app.database.contacts.destroy({ where: {} }));

describe.each<[string, Chain<Contact>]>([
  ["a list", [list]],
  ["a chain of two lists", [half(true), half(false)]],
  ["a chain with empty lists", [none, list, none]],
])("%s of twenty-three with many ties", (_, chain) => {
  const read = (cursor: string | undefined, size: number) => readNames(chain, cursor, size);
  let all: string[];
  beforeEach(async () => {
    await write(23);
    all = [];
    for await (const rows of readChainPages(app.database.contacts, chain, (contacts) => contacts, 7))
      all.push(...rows.map(({ firstName }) => firstName));
  });

  test.each([1, 5, 23, 24])("has every row once, forward and back, in pages of %i", async (size) => {
    const forward: string[][] = [];
    let next: string | undefined;
    let last = await read(undefined, size);
    for (;;) {
      forward.push(last.names);
      next = last.next ?? undefined;
      if (next === undefined) break;
      last = await read(next, size);
    }
    const sorted = await app.database.contacts.findAll({ order: list.order.map(([a, b]) => [a, b]) });
    expect(all).toEqual(sorted.map(({ firstName }) => firstName));
    expect(forward.flat()).toEqual(all);

    const back: string[][] = [last.names];
    while (last.previous !== null) {
      last = await read(last.previous, size);
      back.unshift(last.names);
    }
    expect(back).toEqual(forward);
  });

  test("continues at its position when rows are added and removed", async () => {
    const first = await read(undefined, 5);
    await app.database.contacts.destroy({ where: { firstName: [all[4] ?? "", all[5] ?? ""] } });
    await write(1, { isPro: true, createdAt: new Date("2026-12-01T00:00:00Z") });
    expect((await read(first.next ?? "", 5)).names).toEqual(all.slice(6, 11));
  });

  test("takes only its own cursors", async () => {
    const { next } = await read(undefined, 5);
    const other: List<Contact> = { order: [["id", "ASC"]] };
    const name =
      Buffer.from(next ?? "", "base64url")
        .toString()
        .split('"')[1] ?? "";
    const written = (...values: unknown[]) =>
      Buffer.from(JSON.stringify([name, "after", ...values])).toString("base64url");
    const forged = [
      "",
      "nonsense",
      Buffer.from("[]").toString("base64url"),
      written(0, 1, 2, 3),
      written(0, true, { at: 1e300 }, 3),
      written(0, true),
      written(7, true, { at: 1 }, 3),
      written(0.5, true, { at: 1 }, 3),
      written({ at: 0 }, true, { at: 1 }, 3),
    ];
    await expect(readChain(app.database.contacts, [other], next ?? "")).rejects.toThrow(InvalidRequest);
    for (const cursor of forged)
      await expect(readChain(app.database.contacts, chain, cursor), cursor).rejects.toThrow(InvalidRequest);
  });
});

test("an empty list has one page and no way on", async () => {
  expect(await readNames([list], undefined, 5)).toEqual({ names: [], next: null, previous: null });
});

async function readNames(chain: Chain<Contact>, cursor: string | undefined, size: number) {
  const { rows, next, previous } = await readChain(app.database.contacts, chain, cursor, size);
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
