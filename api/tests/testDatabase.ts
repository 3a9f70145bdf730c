import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Connection, createConnection, type RowDataPacket } from "mysql2/promise";
import type { DatabaseAddress } from "../src/database/connect.ts";
import { migrate } from "../src/database/migrate.ts";
import { type Database, openDatabase } from "../src/database/openDatabase.ts";
import { makeTemporaryFolder } from "./temporaryFolder.ts";

/** A database of a test's own, on the dialect that `TEST_DATABASE_URL` names. */
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

/** A database without any table: for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  return server ? createOnMysql(server) : createOnSqlite();
}

/** A database with the tables in place, which nothing in this process has opened: for a process of its own. */
export async function createMigratedDatabase(): Promise<EmptyDatabase> {
  if (server) {
    mysqlTemplate ??= makeMysqlTemplate();
    return createOnMysql(server, await mysqlTemplate);
  }
  sqliteTemplate ??= makeSqliteTemplate();
  return createOnSqlite(await sqliteTemplate);
}

/** A migrated database, opened. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const migrated = await createMigratedDatabase();
  const database = openDatabase(migrated.address);
  return {
    ...migrated,
    database,
    async drop() {
      await database.close();
      await migrated.drop();
    },
  };
}

/*
 * The migrations run once in a process; every further database is a copy of what they made: the file's bytes on SQLite,
 * the statements that make the tables and their first rows on MySQL.
 */
let sqliteTemplate: Promise<Buffer> | undefined;
let mysqlTemplate: Promise<string> | undefined;

async function migrated<Copy>(empty: EmptyDatabase, copy: () => Copy | Promise<Copy>): Promise<Copy> {
  const database = openDatabase(empty.address);
  try {
    await migrate(database);
    // The last connection that closes moves everything from SQLite's log into the file itself.
    await database.close();
    return await copy();
  } finally {
    await empty.drop();
  }
}

async function makeSqliteTemplate(): Promise<Buffer> {
  const { address, ...empty } = createOnSqlite();
  return migrated({ ...empty, address }, () => readFileSync(address.file));
}

async function makeMysqlTemplate(): Promise<string> {
  const empty = await createEmptyDatabase();
  return migrated(empty, () => onServer(empty.url, dump));
}

/** The statements that make another schema like this one. */
async function dump(connection: Connection): Promise<string> {
  const [tables] = await connection.query<RowDataPacket[][]>({ sql: "SHOW TABLES", rowsAsArray: true });
  const statements = await Promise.all(
    tables.map(async ([table]) => {
      const [[made]] = await connection.query<RowDataPacket[]>("SHOW CREATE TABLE ??", [table]);
      const [rows] = await connection.query<RowDataPacket[]>({
        sql: "SELECT * FROM ??",
        values: [table],
        rowsAsArray: true,
      });
      const filled = rows.length > 0 ? [connection.format("INSERT INTO ?? VALUES ?", [table, rows])] : [];
      return [made?.["Create Table"], ...filled];
    }),
  );
  return ["SET FOREIGN_KEY_CHECKS = 0", ...statements.flat()].join(";\n");
}

function createOnSqlite(template?: Buffer) {
  const folder = makeTemporaryFolder("api-test");
  const file = join(folder, "test.sqlite");
  if (template) writeFileSync(file, template);
  return {
    address: { dialect: "sqlite", file },
    url: `sqlite:${file}`,
    drop: async () => rmSync(folder, { recursive: true }),
  } as const;
}

async function createOnMysql(serverUrl: string, template?: string): Promise<EmptyDatabase> {
  const name = `iep_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, async (connection) => {
    await connection.query(`CREATE DATABASE ${name}`);
    if (template) await connection.query(`USE ${name};\n${template}`);
  });
  const url = new URL(name, serverUrl).href;
  return {
    address: { dialect: "mysql", url },
    url,
    drop: () =>
      onServer(serverUrl, async (connection) => void (await connection.query(`DROP DATABASE ${name}`))),
  };
}

async function onServer<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  // Moments as stored in the tables, so that they are copied unchanged.
  const connection = await createConnection({ uri: url, multipleStatements: true, dateStrings: true });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
