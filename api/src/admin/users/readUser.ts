import { Op } from "sequelize";
import { hasAllTools } from "../../access/entitlements.ts";
import { listSessions } from "../../accounts/sessions.ts";
import type { Entitlement } from "../../database/models/entitlement.ts";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import type { Session } from "../../database/models/session.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";
import { UserNotFound } from "./errors.ts";

/** An account with its entitlements, sessions and mails. */
export interface UserRecord {
  readonly user: User;
  readonly hasAllTools: boolean;
  readonly isListedAdmin: boolean;
  readonly isListedOwner: boolean;
  readonly isGrantedAllTools: boolean;
  readonly isLastOperator: boolean;
  readonly entitlements: readonly Entitlement[];
  readonly sessions: readonly Session[];
  readonly mails: readonly OutgoingMail[];
}

/** The columns that an operator may see. Others, such as the password hash, are not read. */
export const shownOfUser = [
  "id",
  "email",
  "emailKey",
  "firstName",
  "lastName",
  "createdAt",
  "emailVerified",
  "role",
  "roleSource",
  "subscriptionStatus",
  "subscriptionEndDate",
] as const satisfies readonly (keyof User)[];

const mostEntitlements = 50;
const mostMails = 20;

/** @throws {UserNotFound} */
export async function readUser(
  services: Pick<Services, "database" | "clock" | "environment">,
  id: number,
): Promise<UserRecord> {
  const { database, environment } = services;
  const user = await database.users.findByPk(id, { attributes: [...shownOfUser] });
  if (!user) throw new UserNotFound();
  const newest = { where: { userId: id }, order: [["id", "DESC"]] satisfies [[string, string]] };
  const [isOpen, isGrantedAllTools, entitlements, sessions, mails, otherOperator] = await Promise.all([
    hasAllTools(services, id),
    isGranted(services, id),
    database.entitlements.findAll({ ...newest, limit: mostEntitlements }),
    listSessions(services, id),
    database.outgoingMails.findAll({
      ...newest,
      // Without the content.
      attributes: ["id", "kind", "createdAt", "sentAt", "givenUpAt"],
      limit: mostMails,
    }),
    database.users.findOne({ where: { role: "admin", id: { [Op.ne]: id } }, attributes: ["id"] }),
  ]);
  return {
    user,
    hasAllTools: isOpen,
    isListedAdmin: environment.adminEmails.includes(user.emailKey),
    isListedOwner: environment.ownerEmails.includes(user.emailKey),
    isGrantedAllTools,
    isLastOperator: user.role === "admin" && otherOperator === null,
    entitlements,
    sessions,
    mails,
  };
}

/** Whether an operator or a command granted it all tools; a list or a subscription may grant them too. */
async function isGranted({ database }: Pick<Services, "database">, userId: number): Promise<boolean> {
  return (await database.entitlements.count({ where: { userId, tool: null, source: "grant" } })) > 0;
}
