import type { Transaction } from "sequelize";
import type { User } from "../database/models/user.ts";
import type { Database } from "../database/openDatabase.ts";

/**
 * Reads an account inside a transaction so that nobody else changes it before the end. Whatever was decided before
 * has to be looked at again: the password may be another one by now, or the account gone.
 */
export function lockUser(database: Database, transaction: Transaction, id: number): Promise<User | null> {
  return database.users.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
}
