import type { Role } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import { grantAllTools, revokeAllTools } from "../access/entitlements.ts";
import type { RightSource, User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { lockUser } from "./lockUser.ts";
import { endAllSessions } from "./sessions.ts";

type RightServices = Pick<Services, "database" | "clock" | "environment">;

/**
 * Grants what ADMIN_EMAILS and OWNER_EMAILS list, once the address is verified, and revokes what they no longer list.
 * Rights granted by a command stay (ADR 2).
 */
export async function applyListedRights(
  services: RightServices,
  transaction: Transaction,
  user: User,
): Promise<void> {
  const { adminEmails, ownerEmails } = services.environment;
  const isListed = (list: readonly string[]) => user.emailVerified && list.includes(user.emailKey);

  if (isListed(adminEmails) && user.role !== "admin")
    await setRole(services, transaction, user, { role: "admin", source: "list" });
  if (!isListed(adminEmails) && user.roleSource === "list")
    await setRole(services, transaction, user, { role: "user", source: null });

  if (isListed(ownerEmails)) await grantAllTools(services, transaction, user.id, "list");
  else await revokeAllTools(services, transaction, user.id, "list");
}

/** A change of role ends all sessions, so that no session has outdated rights. */
export async function setRole(
  { database, clock }: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  user: User,
  { role, source }: { readonly role: Role; readonly source: RightSource | null },
): Promise<void> {
  const isChange = user.role !== role;
  await user.update({ role, roleSource: source, updatedAt: clock() }, { transaction });
  if (isChange) await endAllSessions({ database }, transaction, user.id);
}

/** Applies the lists to all accounts. Runs at each start, since the settings change only with a restart. */
export async function applyListsToAll(services: RightServices): Promise<void> {
  const { database, environment } = services;
  const fromLists = await database.entitlements.findAll({ where: { source: "list" } });
  const concerned = await database.users.findAll({
    attributes: ["id"],
    where: {
      [Op.or]: [
        { emailKey: [...environment.adminEmails, ...environment.ownerEmails] },
        { roleSource: "list" },
        { id: fromLists.flatMap(({ userId }) => (userId === null ? [] : [userId])) },
      ],
    },
  });
  for (const { id } of concerned) {
    await database.transaction(async (transaction) => {
      const user = await lockUser(database, transaction, id);
      if (user) await applyListedRights(services, transaction, user);
    });
  }
}
