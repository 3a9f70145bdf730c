import { type QueryOptions, QueryTypes, Sequelize } from "sequelize";
import { statementWithRetries } from "./retries.ts";
import { createSqliteModule } from "./sqlite/SqliteDatabase.ts";

/** Where the rows are: a MySQL-compatible server, or one file. */
export type DatabaseAddress =
  | { readonly dialect: "mysql"; readonly url: string }
  | { readonly dialect: "sqlite"; readonly file: string };

/**
 * @returns a Sequelize instance. Nothing is connected yet: that happens with the first statement.
 */
export function connect(address: DatabaseAddress): Sequelize {
  if (address.dialect === "sqlite") {
    return new Sequelize({
      dialect: "sqlite",
      storage: address.file,
      dialectModule: createSqliteModule(),
      logging: false,
    });
  }
  return new Server(address.url, {
    dialect: "mysql",
    dialectOptions: { charset: "utf8mb4", connectTimeout: 10_000 },
    // A request that cannot get a connection within this time fails, instead of piling up behind a slow database.
    pool: { max: 10, acquire: 10_000, idle: 10_000 },
    logging: false,
  });
}

/** Statements of a transaction are not retried alone: a conflict undid those before them. */
class Server extends Sequelize {
  override query(sql: string | { query: string; values: unknown[] }, options?: QueryOptions): Promise<never> {
    const run = () => super.query(sql, options);
    const answer = options?.transaction
      ? run()
      : statementWithRetries(run, options?.type === QueryTypes.SELECT);
    // TypeScript cannot infer which of the overloads was called.
    return answer as Promise<never>;
  }
}
