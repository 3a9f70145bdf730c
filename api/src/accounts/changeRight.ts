import type { Transaction } from "sequelize";
import { grantAllTools, revokeAllTools } from "../access/entitlements.ts";
import { type Actor, recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { EmailNotConfirmed } from "./errors.ts";
import { setRole } from "./rights.ts";

/** What an operator can grant an account: the operator screens, or every tool (ADR 2). */
export const grantedRights = ["admin", "all-tools"] as const;
export type GrantedRight = (typeof grantedRights)[number];

type RightServices = Pick<Services, "database" | "clock">;

/** The right, who grants or revokes it, and the account. */
interface Change {
  readonly actor: Actor;
  readonly right: GrantedRight;
  /** Locked. */
  readonly user: User;
}

/**
 * Grants a right, from the command line or the operator screens, and records it in the audit log. A role that came
 * from ADMIN_EMAILS is then kept even if that list changes.
 * @returns whether anything has changed.
 * @throws {EmailNotConfirmed} when the admin role is granted to an account with an unconfirmed email address, because
 * anyone can sign up with anyone's address.
 */
export async function giveRight(
  services: RightServices,
  transaction: Transaction,
  { actor, right, user }: Change,
): Promise<boolean> {
  if (right === "all-tools") {
    const isNew = await grantAllTools(services, transaction, user.id, "grant");
    if (isNew) await record(services, transaction, actor, "all_tools_granted", user);
    return isNew;
  }
  if (!user.emailVerified) throw new EmailNotConfirmed(user.email);
  const isNew = user.role !== "admin" || user.roleSource !== "grant";
  await setRole(services, transaction, user, { role: "admin", source: "grant" });
  if (isNew) await record(services, transaction, actor, "role_granted", user);
  return isNew;
}

/**
 * Revokes all tools that an operator granted, or the role from any source, and records it in the audit log.
 * @returns whether anything has changed.
 */
export async function takeRight(
  services: RightServices,
  transaction: Transaction,
  { actor, right, user }: Change,
): Promise<boolean> {
  if (right === "all-tools") {
    const wasThere = await revokeAllTools(services, transaction, user.id, "grant");
    if (wasThere) await record(services, transaction, actor, "all_tools_revoked", user);
    return wasThere;
  }
  const wasThere = user.role === "admin";
  await setRole(services, transaction, user, { role: "user", source: null });
  if (wasThere) await record(services, transaction, actor, "role_revoked", user);
  return wasThere;
}

function record(
  services: RightServices,
  transaction: Transaction,
  actor: Actor,
  action: "role_granted" | "role_revoked" | "all_tools_granted" | "all_tools_revoked",
  { id }: User,
): Promise<void> {
  return recordAuditEntry(services, transaction, actor, { action, subject: "user", id });
}
