import type { Transaction } from "sequelize";
import { lockUser } from "../../accounts/lockUser.ts";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { User } from "../../database/models/user.ts";
import { Forbidden } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { UserNotFound } from "./errors.ts";

/** An account that an operator does something to, in the transaction that it is done in. */
export interface Concerned {
  readonly transaction: Transaction;
  /** Locked, as it is now. */
  readonly user: User;
  readonly actor: Actor;
  /** The ids of all who are operators now. */
  readonly operators: readonly number[];
}

/**
 * Runs an operator's action on a locked account. Operators are locked first, all and in one order, so that two who take
 * the role away from each other take turns, and the second finds that they are none any more.
 * @param operatorId who does it. @param userId to whom.
 * @throws {Forbidden} when they have lost the role since they asked. @throws {UserNotFound}
 */
export function withLockedUser(
  { database }: Pick<Services, "database">,
  operatorId: number,
  userId: number,
  work: (concerned: Concerned) => Promise<void>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const rows = await database.users.findAll({
      where: { role: "admin" },
      attributes: ["id"],
      order: ["id"],
      transaction,
      lock: transaction.LOCK.UPDATE,
    });
    const operators = rows.map(({ id }) => id);
    if (!operators.includes(operatorId)) throw new Forbidden();
    const user = await lockUser(database, transaction, userId);
    if (!user) throw new UserNotFound();
    await work({ transaction, user, actor: { userId: operatorId }, operators });
  });
}
