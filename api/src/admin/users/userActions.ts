import type { AllToolsToSet, RoleToSet, UserToRead } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import { giveRight, takeRight } from "../../accounts/changeRight.ts";
import { lockUser } from "../../accounts/lockUser.ts";
import { endAllSessions } from "../../accounts/sessions.ts";
import { type Actor, recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { User } from "../../database/models/user.ts";
import { Forbidden } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { LastOperator, OwnRole, UserNotFound } from "./errors.ts";

type UserActionServices = Pick<Services, "database" | "clock">;

/**
 * Makes an account an operator or a user.
 * @throws {OwnRole} {LastOperator} so that there is always an operator who can grant the role.
 */
export function setUserRole(
  services: UserActionServices,
  operatorId: number,
  { id, role }: RoleToSet,
): Promise<void> {
  return withLockedUser(services, operatorId, id, async ({ transaction, user, actor, operators }) => {
    const change = { actor, right: "admin", user } as const;
    if (role === "admin") {
      // An account that has the role keeps it, and its source: nothing to do.
      if (user.role !== "admin") await giveRight(services, transaction, change);
      return;
    }
    if (user.role !== "admin") return;
    if (operators.length === 1) throw new LastOperator();
    if (user.id === operatorId) throw new OwnRole();
    await takeRight(services, transaction, change);
  });
}

/** Opens all tools to an account, or takes back what an operator gave. */
export function setUserAllTools(
  services: UserActionServices,
  operatorId: number,
  { id, isGranted }: AllToolsToSet,
): Promise<void> {
  const change = isGranted ? giveRight : takeRight;
  return withLockedUser(services, operatorId, id, async ({ transaction, user, actor }) => {
    await change(services, transaction, { actor, right: "all-tools", user });
  });
}

/** Signs an account out everywhere. */
export function endUserSessions(
  services: UserActionServices,
  operatorId: number,
  { id }: UserToRead,
): Promise<void> {
  const { database, clock } = services;
  return withLockedUser(services, operatorId, id, async ({ transaction, actor }) => {
    const where = { userId: id, expiresAt: { [Op.gt]: clock() } };
    const sessions = await database.sessions.count({ where, transaction });
    await endAllSessions(services, transaction, id);
    if (sessions === 0) return;
    const entry = { action: "sessions_ended", subject: "user", id, detail: { sessions } } as const;
    await recordAuditEntry(services, transaction, actor, entry);
  });
}

/** An account that an operator does something to, in the transaction that it is done in. */
interface Concerned {
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
function withLockedUser(
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
