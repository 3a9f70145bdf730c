import { Sequelize, type Transaction, type TransactionOptions } from "sequelize";

/*
 * Set up before each test file of the project `api-retried`: every transaction loses at its COMMIT once, so its work
 * runs twice, as `retries.ts` does it after a conflict. A test then fails when work does something outside the database,
 * or depends on a row in memory that the lost run has changed.
 */

const lost = new Error("This run is rolled back.");
const isSetUp = Symbol.for("every transaction runs twice");
const prototype = Sequelize.prototype as unknown as Transacting;

if (!prototype[isSetUp]) {
  prototype[isSetUp] = true;
  const { transaction } = prototype;
  prototype.transaction = async function (options, work) {
    const run = async (own: Transaction) => {
      await work(own);
      throw lost;
    };
    await transaction.call(this, options, run).catch((error: unknown) => {
      if (error !== lost) throw error;
    });
    return transaction.call(this, options, work);
  };
}

interface Transacting {
  [isSetUp]?: boolean;
  transaction(options: TransactionOptions, work: (own: Transaction) => Promise<unknown>): Promise<unknown>;
}
