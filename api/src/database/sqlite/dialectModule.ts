import { SqliteDatabase } from "./SqliteDatabase.ts";

/** What Sequelize's SQLite dialect expects of the `sqlite3` package. Passed to it as `dialectModule`. */
export const sqliteDialectModule = {
  Database: SqliteDatabase,
  OPEN_READWRITE: 2,
  OPEN_CREATE: 4,
} as const;
