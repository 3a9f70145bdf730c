import type { PaymentKind, ToolId } from "../../catalog/index.ts";
import { call } from "../call.ts";
import type { SiteOfPage } from "../partners/settings.ts";

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
  /** By a subscription of theirs (ADR 2). */
  readonly hasActiveSubscription: boolean;
  /** Tools that are open now. */
  readonly open: readonly OpenTool[];
  readonly unspent: readonly UnspentUse[];
  /** Tools for which a purchase has begun and is not paid yet, as far as we were told: it may be worth asking again. */
  readonly pending: readonly ToolId[];
  /** The partner whose site key came along; null without one. */
  readonly site: SiteOfPage | null;
  /** A member's sign-in from this partner's page: asked for and not decided yet, or allowed; null: neither. */
  readonly connection: "asked" | "allowed" | null;
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

export interface SubscriptionState {
  readonly hasActiveSubscription: boolean;
}

/** An address for the free tools. */
export interface FreeToolEmail {
  readonly email: string;
  /** Whether the newsletter is wanted as well: a box of its own, unticked (ADR 12). */
  readonly newsletter?: boolean | undefined;
}

export interface EmailCaptured {
  /** A sentence for the toast. */
  readonly message: string;
}

/** A use that the partner of the page pays for. */
export interface SponsoredUse {
  readonly tool: ToolId;
  /** When the tool closes; null for a use that waits for its answer. ISO 8601 in UTC. */
  readonly until: string | null;
  /** The browser's key from now on: the one it sent, or its first one. */
  readonly purchaseKey: string;
}

/** A member's sign-in that a partner's page has begun. It is decided by a member, on our own origin. */
export interface ConnectionBegun {
  /** What the browser keeps, as its purchase key: it opens tools on this partner's page alone, once it is allowed. */
  readonly secret: string;
  /** Names the sign-in to the member. Good for {@link codeMinutes} minutes, and for one decision. */
  readonly code: string;
  /** Our page that asks the member. */
  readonly url: string;
}

/** Minutes in which a member decides. */
export const codeMinutes = 5;

/** Hours for which a membership stays open on a partner's page after its last use there. */
export const connectionHours = 24;

/** Days after which it ends there, however much it is used. */
export const connectionDays = 14;

export interface ConnectionCode {
  readonly code: string;
}

/** Who asks for a membership. */
export interface ConnectionAsked {
  /** The partner, as it calls itself. */
  readonly site: string;
  /** Of the page that the partner registered; for a page of ours in its frame, the first origin it registered. */
  readonly origin: string;
  /** Whether the account that is signed in has all tools: without, there is nothing to allow. */
  readonly isMember: boolean;
}

/** A partner's page on which a membership is open. */
export interface SiteConnection {
  readonly id: number;
  readonly site: string;
  readonly origin: string | null;
  /** When it was allowed, and when it ends unless it is used again. ISO 8601 in UTC. */
  readonly since: string;
  readonly until: string;
}

export interface SiteConnections {
  /** The newest first. */
  readonly connections: readonly SiteConnection[];
}

export interface ConnectionToEnd {
  readonly id: number;
}

/** The calls that no gate makes: `access.ts` has them all. */
export const accessCalls = {
  claimPurchase: call<PurchaseToClaim, ClaimedPurchase>("POST", "/api/access/claim"),
  getSubscriptionStatus: call<undefined, SubscriptionState>("GET", "/api/subscription-status"),
  /** For the member who is asked; each answers 400 `invalid_link` for a code that is over or was decided. */
  readConnection: call<ConnectionCode, ConnectionAsked>("POST", "/api/access/connect-read"),
  /** 402 `payment_required` for an account without all tools. */
  allowConnection: call<ConnectionCode, ConnectionAsked>("POST", "/api/access/connect-allow"),
  refuseConnection: call<ConnectionCode, undefined>("POST", "/api/access/connect-refuse"),
  listConnections: call<undefined, SiteConnections>("GET", "/api/access/connections"),
  endConnection: call<ConnectionToEnd, undefined>("POST", "/api/access/connection-end"),
} as const;
