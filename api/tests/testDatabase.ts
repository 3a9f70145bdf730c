import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Sequelize } from "sequelize";
import type { DatabaseAddress } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";
import { type Database, openDatabase } from "../src/database/openDatabase.ts";

/** A database of a test's own, empty of everything, on the dialect that `TEST_DATABASE_URL` names. */
export interface EmptyDatabase {
  readonly address: DatabaseAddress;
  /** The same place as a setting for a process. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of a test's own, with the tables in place. */
export interface TestDatabase extends EmptyDatabase {
  readonly database: Database;
}

/** The server that tests on MySQL use (`mysql://root@127.0.0.1:3306/`); without it they run on SQLite. */
const server = process.env["TEST_DATABASE_URL"];

export const dialect = server ? "mysql" : "sqlite";

export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  return server ? createOnMysql(server) : createOnSqlite();
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const empty = await createEmptyDatabase();
  const database = openDatabase(empty.address);
  await migrate(database);
  return {
    ...empty,
    database,
    async drop() {
      await database.close();
      await empty.drop();
    },
  };
}

function createOnSqlite(): EmptyDatabase {
  const folder = mkdtempSync(join(tmpdir(), "iep-api-test-"));
  const file = join(folder, "test.sqlite");
  return {
    address: { dialect: "sqlite", file },
    url: `sqlite:${file}`,
    drop: async () => rmSync(folder, { recursive: true }),
  };
}

async function createOnMysql(serverUrl: string): Promise<EmptyDatabase> {
  const name = `iep_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, (schema) => schema.createDatabase(name));
  const url = new URL(name, serverUrl).href;
  return {
    address: { dialect: "mysql", url },
    url,
    drop: () => onServer(serverUrl, (schema) => schema.dropDatabase(name)),
  };
}

async function onServer(
  url: string,
  work: (schema: ReturnType<Sequelize["getQueryInterface"]>) => Promise<void>,
): Promise<void> {
  const sequelize = new Sequelize(url, { dialect: "mysql", logging: false });
  await work(sequelize.getQueryInterface());
  await sequelize.close();
}
