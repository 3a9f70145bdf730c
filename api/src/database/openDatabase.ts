import type { ModelStatic, Sequelize, Transaction } from "sequelize";
import { connect, type DatabaseAddress } from "./connect.ts";
import * as tables from "./models/index.ts";
import type { PartnerKey } from "./models/partnerKey.ts";
import { defineModel, type RowOf } from "./models/table.ts";
import { transactionWithRetries } from "./retries.ts";

/** Rows that can be read together with the row they belong to. */
interface JoinedRows {
  readonly partnerKeys: PartnerKey;
}

/** A model per table. */
type Models = {
  readonly [Name in keyof typeof tables]: ModelStatic<
    Name extends keyof JoinedRows ? JoinedRows[Name] : RowOf<(typeof tables)[Name]>
  >;
};

/** One connected database with a model per table. */
export interface Database extends Models {
  readonly sequelize: Sequelize;
  /**
   * Runs `work` in a transaction: all of it is written, or, when it throws, nothing. One that lost against another is
   * run again from its beginning (`retries.ts`).
   * The transaction is a writer from its start: SQLite knows no row locks, and one that becomes a writer later
   * fails when another wrote in between.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Creates the models for one database. Two databases in one process share nothing.
 * @returns the database; nothing is connected before the first statement.
 */
export function openDatabase(address: DatabaseAddress): Database {
  const sequelize = connect(address);
  const models = modelsOf(sequelize);
  const { partnerKeys, partners } = models;
  // Read with nearly every request of a partner's page, so in one statement.
  partnerKeys.belongsTo(partners, { as: "partner", foreignKey: "partnerId", constraints: false });
  return {
    sequelize,
    ...models,
    transaction: (work) => transactionWithRetries(sequelize, work),
    close: () => sequelize.close(),
  };
}

function modelsOf(sequelize: Sequelize): Models {
  const models = Object.entries(tables).map(([name, table]) => [name, defineModel(sequelize, table)]);
  // TypeScript cannot infer the type of each entry.
  return Object.fromEntries(models) as Models;
}
