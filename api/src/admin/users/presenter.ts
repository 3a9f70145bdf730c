import { toolOfStored } from "@iep-insider/sdk/catalog";
import type { UserDetails, UserEntitlement, UserMail, UserRow, UserSession } from "@iep-insider/sdk/contract";
import { lastUseOf } from "../../accounts/sessions.ts";
import type { Entitlement } from "../../database/models/entitlement.ts";
import type { OutgoingMail } from "../../database/models/outgoingMail.ts";
import type { Session } from "../../database/models/session.ts";
import type { User } from "../../database/models/user.ts";
import type { UserRecord } from "./readUser.ts";

/** Fields are listed one by one: a new column stays private until it is added here. */
export function presentUserRow(user: User, hasAllTools: boolean): UserRow {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: user.createdAt.toISOString(),
    emailVerified: user.emailVerified,
    role: user.role,
    subscriptionStatus: user.subscriptionStatus,
    hasAllTools,
  };
}

/** @param operatorId who asks. */
export function presentUser(record: UserRecord, operatorId: number): UserDetails {
  const { user, hasAllTools, isListedAdmin, isListedOwner, isGrantedAllTools, isLastOperator } = record;
  return {
    ...presentUserRow(user, hasAllTools),
    roleSource: user.roleSource ?? null,
    isListedAdmin,
    isListedOwner,
    isGrantedAllTools,
    isSelf: user.id === operatorId,
    isLastOperator,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    entitlements: record.entitlements.map(presentEntitlement),
    sessions: record.sessions.map(presentSession),
    mails: record.mails.map(presentMail),
  };
}

function presentEntitlement(row: Entitlement): UserEntitlement {
  return {
    id: row.id,
    tool: toolOfStored(row.tool),
    kind: row.kind ?? null,
    source: row.source,
    endsAt: row.endsAt?.toISOString() ?? null,
    usesLeft: row.usesLeft,
    createdAt: row.createdAt.toISOString(),
    paymentId: row.paymentId ?? null,
  };
}

/** Without its id, which tokens contain. */
function presentSession(session: Session): UserSession {
  return {
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: lastUseOf(session).toISOString(),
  };
}

function presentMail({ id, kind, createdAt, sentAt, givenUpAt }: OutgoingMail): UserMail {
  return {
    id,
    kind,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    givenUpAt: givenUpAt?.toISOString() ?? null,
  };
}
