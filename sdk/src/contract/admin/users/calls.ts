import type { PaymentKind, ToolId } from "../../../catalog/index.ts";
import type { Role, SubscriptionStatus } from "../../accounts/calls.ts";
import { call } from "../../call.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

/** Which accounts, newest first; or, with a search, in the order of what was found. */
export interface UsersToList extends PageQuery {
  /** How an address, a first, a last or a whole name begins, without regard to case; or a number: `12` or `#12`. */
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly membership?: SubscriptionStatus | undefined;
  readonly verified?: "yes" | "no" | undefined;
}

/** An account as one line of a list. Times are ISO 8601 in UTC. */
export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: string;
  readonly emailVerified: boolean;
  readonly role: Role;
  readonly subscriptionStatus: SubscriptionStatus;
  /** Every tool is open, by a grant (ADR 2). */
  readonly hasAllTools: boolean;
}

export interface UserToRead {
  readonly id: number;
}

/** The right to use tools. */
export interface UserEntitlement {
  readonly id: number;
  /** Null: all tools; or, with a `kind`, whichever of that kind it is used on first. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind | null;
  /** A grant, a list in the settings, a membership, or a purchase of one use. */
  readonly source: "grant" | "list" | "subscription" | "purchase" | "sponsored";
  /** Null: no end. */
  readonly endsAt: string | null;
  /** Null: any number. */
  readonly usesLeft: number | null;
  readonly createdAt: string;
  /** The payment it comes from. */
  readonly paymentId: number | null;
}

/** A browser that is signed in; without the id that its token names. */
export interface UserSession {
  readonly device: string | null;
  readonly createdAt: string;
  /** To the day. */
  readonly lastUsedAt: string;
}

/** That we sent a mail, or tried to. What it said is not kept. */
export interface UserMail {
  readonly id: number;
  readonly kind: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly givenUpAt: string | null;
}

/** All that an operator sees of one account: no hash, no token, nothing that was typed in a tool. */
export interface UserDetails extends UserRow {
  /**
   * Where the operator's role comes from: granted by an operator, or by ADMIN_EMAILS on the server. Null without the
   * role.
   */
  readonly roleSource: "grant" | "list" | null;
  /** ADMIN_EMAILS names the address: the role comes (back) when it signs in with a confirmed address. */
  readonly isListedAdmin: boolean;
  /** OWNER_EMAILS names the address: all tools are open to it once it is confirmed. */
  readonly isListedOwner: boolean;
  /** An operator opened all tools to it: what `setUserAllTools` can take back. */
  readonly isGrantedAllTools: boolean;
  /** The operator who asks. */
  readonly isSelf: boolean;
  /** This is the only operator. */
  readonly isLastOperator: boolean;
  /** Until when the membership is paid. */
  readonly subscriptionEndDate: string | null;
  /** The newest 50. */
  readonly entitlements: readonly UserEntitlement[];
  readonly sessions: readonly UserSession[];
  /** The newest 20 of the last 30 days. */
  readonly mails: readonly UserMail[];
}

export interface RoleToSet {
  readonly id: number;
  readonly role: Role;
}

export interface AllToolsToSet {
  readonly id: number;
  /** True opens all tools without an end; false takes back what an operator gave, and nothing else. */
  readonly isGranted: boolean;
}

/** Accounts, for operators. Each action is recorded (`adminAudit`) and answers with the account as it is now. */
export const adminUsers = {
  listUsers: call<UsersToList, Page<UserRow>>("GET", "/api/admin/users"),
  readUser: call<UserToRead, UserDetails>("GET", "/api/admin/user"),
  setUserRole: call<RoleToSet, UserDetails>("POST", "/api/admin/user-role"),
  setUserAllTools: call<AllToolsToSet, UserDetails>("POST", "/api/admin/user-all-tools"),
  endUserSessions: call<UserToRead, UserDetails>("POST", "/api/admin/user-sessions-end"),
} as const;
