import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseError, DataTypes, type Sequelize, Transaction, UniqueConstraintError } from "sequelize";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useTemporaryFolder } from "../../../tests/temporaryFolder.ts";
import { connect } from "../connect.ts";

/** SQLite through Sequelize, whatever dialect the other tests run on: this is about our own dialect module. */
const folder = useTemporaryFolder("sqlite-test");
const file = join(folder, "test.sqlite");

function define(sequelize: Sequelize) {
  const thing = sequelize.define(
    "Thing",
    {
      name: { type: DataTypes.STRING, unique: true, allowNull: false },
      note: DataTypes.TEXT,
      at: DataTypes.DATE(3),
      day: DataTypes.DATEONLY,
      big: DataTypes.BIGINT,
      ratio: DataTypes.DOUBLE,
      yes: DataTypes.BOOLEAN,
      blob: DataTypes.BLOB,
      total: { type: DataTypes.INTEGER, defaultValue: 0 },
    },
    { timestamps: false },
  );
  const part = sequelize.define("Part", { label: DataTypes.STRING }, { timestamps: false });
  part.belongsTo(thing, { foreignKey: { name: "thingId", allowNull: false } });
  return { sequelize, thing, part };
}

/** Two connections to one file, as two processes have. */
const one = define(connect({ dialect: "sqlite", file }));
const two = define(connect({ dialect: "sqlite", file }));

beforeAll(() => one.sequelize.sync());
beforeEach(async () => {
  await one.part.destroy({ where: {} });
  await one.thing.destroy({ where: {} });
});
afterAll(async () => {
  await one.sequelize.close();
  await two.sequelize.close();
});

function immediate<Result>(sequelize: Sequelize, work: (transaction: Transaction) => Promise<Result>) {
  return sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, work);
}

async function storedAndRead(values: Record<string, unknown>) {
  const name = randomUUID();
  await one.thing.create({ name, ...values });
  return (await two.thing.findOne({ where: { name }, rejectOnEmpty: true })).toJSON();
}

test("values round-trip", async () => {
  const values = {
    note: "😀 'quoted' \"twice\" \\ $1 \n",
    at: new Date("2026-11-21T10:20:30.456Z"),
    day: "2026-02-28",
    ratio: 0.1,
    yes: true,
    blob: Buffer.from([0, 255, 10]),
    total: -7,
  };
  expect(await storedAndRead(values)).toMatchObject(values);
});

test.each([
  ["the largest that a number holds", Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ["one above it", 9007199254740993n, "9007199254740993"],
  ["the smallest", -9223372036854775808n, "-9223372036854775808"],
])("integers are never rounded: %s", async (_, big, read) => {
  expect(await storedAndRead({ big })).toMatchObject({ big: read });
});

test("dates compare as dates do", async () => {
  for (const at of ["2026-11-21T10:00:00.000Z", "2026-11-21T10:00:00.001Z", "2027-01-01T00:00:00.000Z"]) {
    await one.thing.create({ name: at, at: new Date(at) });
  }
  const found = await two.thing.findAll({ where: { at: new Date("2026-11-21T10:00:00.001Z") } });
  expect(found.map((row) => row.get("name"))).toEqual(["2026-11-21T10:00:00.001Z"]);
});

test("results tell the new id and how many rows changed", async () => {
  const first = await one.thing.create({ name: "a" });
  const second = await one.thing.create({ name: "b" });
  expect(Number(second.get("id"))).toBe(Number(first.get("id")) + 1);
  expect(await one.thing.update({ note: "x" }, { where: {} })).toEqual([2]);
  expect(await one.thing.destroy({ where: { name: "a" } })).toBe(1);
});

test("a duplicate names its field", async () => {
  await one.thing.create({ name: "a" });
  const error = await two.thing.create({ name: "a" }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(UniqueConstraintError);
  expect(error).toMatchObject({ fields: ["name"] });
  expect(error).toHaveProperty("parent.message", "SQLITE_CONSTRAINT: UNIQUE constraint failed: Things.name");
});

test("a missing value is not called a duplicate", async () => {
  const error = await one.thing
    .bulkCreate([{ name: null }], { validate: false })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatabaseError);
  expect(error).not.toBeInstanceOf(UniqueConstraintError);
  expect(error).toHaveProperty("parent.code", "SQLITE_CONSTRAINT_NOTNULL");
});

test("transactions are not seen by others before they end", async () => {
  await immediate(one.sequelize, async (transaction) => {
    await one.thing.create({ name: "a" }, { transaction });
    expect(await one.thing.count()).toBe(0);
    expect(await two.thing.count()).toBe(0);
  });
  expect(await two.thing.count()).toBe(1);
});

test("transactions leave the event loop free while they wait", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await immediate(one.sequelize, async (transaction) => {
    await one.thing.create({ name: "a" }, { transaction });
    const waiting = two.thing.create({ name: "b" });
    await expect.poll(() => turns).toBeGreaterThan(5);
    expect(await one.thing.count({ transaction })).toBe(1);
    setTimeout(() => clearInterval(timer), 0);
    void waiting;
  });
  await expect.poll(() => one.thing.count()).toBe(2);
});

test("a transaction that failed leaves nothing to the next one on its connection", async () => {
  await one.thing.create({ name: "a" });
  const failing = immediate(one.sequelize, async (transaction) => {
    await one.thing.create({ name: "b" }, { transaction });
    await one.thing.create({ name: "a" }, { transaction });
  });
  await expect(failing).rejects.toThrow(UniqueConstraintError);
  const orphan = immediate(one.sequelize, (transaction) =>
    one.part.create({ label: "x", thingId: 1_000_000 }, { transaction }),
  );
  await expect(orphan).rejects.toThrow("FOREIGN KEY");
  await two.thing.create({ name: "b" });
  expect(await one.thing.count()).toBe(2);
});
