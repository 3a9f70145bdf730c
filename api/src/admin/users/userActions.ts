import type { AllToolsToSet, RoleToSet, UserToRead } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import { giveRight, takeRight } from "../../accounts/changeRight.ts";
import { endAllSessions } from "../../accounts/sessions.ts";
import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { Services } from "../../services.ts";
import { LastOperator, OwnRole } from "./errors.ts";
import { withLockedUser } from "./withLockedUser.ts";

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
