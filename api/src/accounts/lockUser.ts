import type { Transaction } from "sequelize";
import type { User } from "../database/models/user.ts";
import type { Database } from "../database/openDatabase.ts";

/**
 * Reads and locks an account inside a transaction, so that nothing else changes it before the end. Anything decided
 * earlier has to be checked again: the password may have changed by now, or the account may be gone.
 */
export function lockUser(database: Database, transaction: Transaction, id: number): Promise<User | null> {
  return database.users.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
}
