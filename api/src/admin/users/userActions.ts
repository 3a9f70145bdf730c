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
 * Makes an account an operator or a regular user.
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
      // An account that has the role already keeps it and its source.
      if (user.role !== "admin") await giveRight(services, transaction, change);
      return;
    }
    if (user.role !== "admin") return;
    if (operators.length === 1) throw new LastOperator();
    if (user.id === operatorId) throw new OwnRole();
    await takeRight(services, transaction, change);
  });
}

/** Grants all tools to an account, or revokes an operator's grant. */
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

/** The account that an operator's action is about, within the action's transaction. */
interface LockedUser {
  readonly transaction: Transaction;
  /** Locked, with its current values. */
  readonly user: User;
  readonly actor: Actor;
  /** The ids of all current operators. */
  readonly operators: readonly number[];
}

/**
 * Runs an operator's action on a locked account. All operators are locked first, in one order: if two revoke each
 * other's role, the second finds that they are no longer an operator.
 * @param operatorId the acting operator. @param userId the account.
 * @throws {Forbidden} if they have lost the role in the meantime. @throws {UserNotFound}
 */
function withLockedUser(
  { database }: Pick<Services, "database">,
  operatorId: number,
  userId: number,
  work: (locked: LockedUser) => Promise<void>,
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
