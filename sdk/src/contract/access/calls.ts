import type { PaymentKind, ToolId } from "../../catalog/index.ts";
import { call } from "../call.ts";

/** A tool that is open now, by a use that was spent on it. */
export interface OpenTool {
  readonly tool: ToolId;
  /** When it closes; ISO 8601 in UTC. */
  readonly until: string;
}

/** A use that was paid for and not spent. */
export interface UnspentUse {
  /** The tool it was bought for; null for a credit, which binds itself to the first tool of its kind. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind;
}

/** What may be opened by who asks: by their session and by the purchase key of their browser. */
export interface Access {
  /** Every tool, as often as they like: by a subscription or by a grant. */
  readonly everything: boolean;
  /** By a subscription of theirs (DECISIONS 7). */
  readonly hasActiveSubscription: boolean;
  /** Tools that are open now. */
  readonly open: readonly OpenTool[];
  readonly unspent: readonly UnspentUse[];
  /** Tools for which a purchase has begun and is not paid yet, as far as we were told: it may be worth asking again. */
  readonly pending: readonly ToolId[];
}

export interface ToolToOpen {
  readonly tool: ToolId;
}

/** A tool was opened, by a use that was spent now or before, or by a right to all tools. */
export interface Opened {
  readonly tool: ToolId;
  /** When it closes; null when it stays open as long as the right does. */
  readonly until: string | null;
}

export interface PurchaseToClaim {
  /** From the link in the purchase mail. */
  readonly token: string;
}

/** A purchase now also belongs to this browser, and to the account that is signed in, if it belonged to none. */
export interface ClaimedPurchase {
  /** What it opens; null for a credit. */
  readonly tool: ToolId | null;
  readonly kind: PaymentKind;
  /** The browser's key from now on: the one it sent, or its first one. */
  readonly purchaseKey: string;
}

/** What the browser kept of an earlier purchase (product.md section 7). */
export interface SessionToVerify {
  /** A purchase key. */
  readonly token: string;
  /** A tool's id or title. */
  readonly toolName: string;
}

export interface VerifiedSession {
  readonly valid: boolean;
}

export interface SubscriptionState {
  readonly hasActiveSubscription: boolean;
}

/** An address for the free tools. */
export interface FreeToolEmail {
  readonly email: string;
  /** Whether the newsletter is wanted as well: a box of its own, unticked (DECISIONS 31). */
  readonly newsletter?: boolean | undefined;
}

export interface EmailCaptured {
  /** A sentence for the toast. */
  readonly message: string;
}

export const access = {
  getAccess: call<undefined, Access>("GET", "/api/access"),
  redeem: call<ToolToOpen, Opened>("POST", "/api/access/redeem"),
  claimPurchase: call<PurchaseToClaim, ClaimedPurchase>("POST", "/api/access/claim"),
  verifySession: call<SessionToVerify, VerifiedSession>("GET", "/api/verify-session"),
  getSubscriptionStatus: call<undefined, SubscriptionState>("GET", "/api/subscription-status"),
  /** Opens the free tools. 409 `already_subscribed` opens them just as well. */
  sendFreeToolEmail: call<FreeToolEmail, EmailCaptured>("POST", "/api/free-tool-email"),
} as const;
