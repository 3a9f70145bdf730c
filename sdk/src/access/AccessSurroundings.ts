import type { ToolId } from "../catalog/index.ts";
import type { SiteErrorCode } from "../contract/index.ts";
import type { ToolHost } from "../host/index.ts";
import type { SessionToken } from "../session/index.ts";
import type { AccessMemory } from "./AccessMemory.ts";
import type { AccessRecords } from "./kept/accessRecords.ts";
import type { EmailAccess } from "./kept/emailAccess.ts";
import type { PurchaseKeys } from "./kept/purchaseKeys.ts";

/** Who is signed in, on our own origin. */
export interface AccessSession {
  readonly token: Pick<SessionToken, "read" | "drop" | "subscribe">;
  /** Where a purchase's mail goes. @throws {ApiError} when it cannot be found out. */
  readonly email: () => Promise<string>;
  /** What is known at once of who is signed in: all tools, by a subscription or a grant. */
  readonly opensEverything: () => boolean;
}

/** Everything the gates need to know about their surroundings. Each host creates it once, for all of its tools. */
export interface AccessSurroundings {
  /** Our server's address, "" on our own origin; null when it is not known. */
  readonly server: string | null;
  /** `include` on our own origin only (ADR 1). */
  readonly credentials: "include" | "omit";
  readonly siteKey: () => string | null;
  /**
   * The server refuses this site key here, or its settings leave this tool out. The site's owner is told; from then on
   * `siteKey` returns null, except for a tool that is left out.
   */
  readonly onSiteRefused: (siteKey: string, code: SiteErrorCode | "tool_not_offered") => void;
  /** The token of our own page in a partner's frame; null anywhere else. */
  readonly frameToken: () => string | null;
  readonly memory: AccessMemory;
  readonly notify: ToolHost["notify"];
  readonly purchaseKeys: PurchaseKeys;
  /** Null on a partner's page, where visitors are never signed in. */
  readonly session: AccessSession | null;
  /** Null on a partner's page, where nothing of it is stored. */
  readonly emailAccess: EmailAccess | null;
  /** Null on a partner's page, where nothing of it is stored. */
  readonly records: AccessRecords | null;
  /** Whether the page was opened by the way back from a payment of this tool. */
  readonly isJustPaid: (tool: ToolId) => boolean;
  /** Where the payment page leads back to: a registered partner's own page; null otherwise (ADR 40). */
  readonly returnUrl: () => string | null;
  /**
   * Leads to the Pro sign-up. On our own origin it passes on the typed address, which never appears in the URL bar.
   */
  readonly subscribe: (email: string | null) => void;
  /** Leads to the sign-in and back; null on a partner's page. */
  readonly signIn: (() => void) | null;
  /**
   * A tab of its own for the payment page, opened while a press is being answered; null when the browser blocks it.
   * It shows the given text until the address is known. Left out: `openTab.ts`.
   */
  readonly openTab?: (waiting: string) => PaymentTab | null;
  /** Leaves this page for the payment page. Left out: `openTab.ts`. */
  readonly leaveTo?: (address: string) => void;
  /** Tries again to load a part. @throws the given error if there is no other try. */
  readonly importAgain: <Module>(error: unknown) => Promise<Module>;
}

/** A tab that waits for the address of the payment page. */
export interface PaymentTab {
  readonly leadTo: (address: string) => void;
  readonly close: () => void;
}
