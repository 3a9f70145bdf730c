import { beforeEach, expect, test } from "vitest";
import { openEmptyDatabase } from "../../tests/useTestApp.ts";
import { StartError } from "../process/startErrors.ts";
import type { DatabaseAddress } from "./connect.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import type { Database } from "./openDatabase.ts";
import { prepareDatabase } from "./prepare.ts";
import { schemaSteps } from "./schemaSteps.ts";

const names = schemaSteps.map((step) => step.name);
let database: Database;
let address: DatabaseAddress;

beforeEach(async () => {
  ({ database, address } = await openEmptyDatabase());
});

const prepare = (mode: "demo" | "production") => prepareDatabase(database, { mode, database: address });
const tables = async () => (await database.sequelize.getQueryInterface().showAllTables()).length;

test("a demo migrates by itself, once", async () => {
  expect(await prepare("demo")).toEqual(names);
  expect(await prepare("demo")).toEqual([]);
});

test("production refuses an empty database, names what is missing, and changes nothing", async () => {
  const refusal = prepare("production");
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(names.join(", "));
  expect(await tables()).toBe(0);
});

test("production refuses while one migration is missing, and starts once it was run", async () => {
  await migrate(database);
  const last = names.at(-1) ?? "";
  await database.migrations.destroy({ where: { name: last } });
  expect(await pendingMigrations(database)).toEqual([last]);
  await expect(prepare("production")).rejects.toThrow(`(${last})`);
  await database.migrations.create({ name: last });
  expect(await prepare("production")).toEqual([]);
});

test("production starts on a database that a newer version has migrated already", async () => {
  await migrate(database);
  await database.migrations.create({ name: "9999-from-the-future" });
  expect(await prepare("production")).toEqual([]);
});

test.each(["demo", "production"] as const)(
  "a database that is gone is said in a sentence in %s",
  async (mode) => {
    await database.close();
    await expect(prepare(mode)).rejects.toThrow(StartError);
  },
);
