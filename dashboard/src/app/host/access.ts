import {
  type AccessSession,
  type AccessSurroundings,
  createAccessMemory,
  createAccessRecords,
  createEmailAccess,
  createProcessedPurchases,
} from "@iep-insider/sdk/access";
import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ClaimedPurchase } from "@iep-insider/sdk/contract";
import { retryImport } from "@iep-insider/widgets/later";
import { purchaseKeys } from "../purchaseKeys.ts";
import { server } from "../server.ts";
import { session } from "../session.ts";
import { toasts } from "../toasts/toasts.ts";

// What the tools of this page share about access.

export { purchaseKeys };

/** The records in the browser; none opens anything on its own. */
export const accessRecords = createAccessRecords(() => window.localStorage);

/** Purchases that the payment-success page has processed in this browser. */
export const processedPurchases = createProcessedPurchases(() => window.localStorage);

const emailAccess = createEmailAccess(() => window.localStorage);
const memory = createAccessMemory();
const paid = new Set<ToolId>();

/** Dispatches `change` after a payment, a cancellation or a claim. */
export const accessChanges: EventTarget = memory.changes;

/**
 * The page was opened by the return from this tool's payment, or by the link in the purchase mail: if the server knows
 * an unused purchase, the tool opens without another question. Only for this purchase; a credit always asks.
 */
export function justPaid(tool: ToolId): void {
  paid.add(tool);
  forgetAccess();
}

/** Call after a payment, a cancellation or a claim. The next tool asks the server again. */
export function forgetAccess(): void {
  memory.answer = null;
  memory.changes.dispatchEvent(new Event("change"));
}

/**
 * Claims a purchase by the link in its mail, for this browser and for the signed-in account.
 * @throws {ApiError} `invalid_link`.
 */
export async function claim(token: string): Promise<ClaimedPurchase> {
  const claimed = await server.claimPurchase({ token });
  purchaseKeys.keep(claimed.purchaseKey);
  if (claimed.tool !== null) justPaid(claimed.tool);
  else forgetAccess();
  return claimed;
}

/** A separate chunk, so that signed-out visitors do not load it. */
const loadAccount = () => import("./accountAccess.ts");
let account: Awaited<ReturnType<typeof loadAccount>> | null = null;

const accessSession: AccessSession = {
  token: session,
  email: async () => (await loadAccount()).emailOfUser(),
  opensEverything: () => {
    if (session.read() === null) return false;
    if (account === null) {
      loadAccount().then(
        (loaded) => {
          account = loaded;
        },
        // Falls back to asking the server.
        () => {},
      );
      return false;
    }
    return account.opensEverything();
  },
};

/** Who asks for access on our own pages. */
export const visitor: Pick<AccessSurroundings, "session" | "purchaseKeys" | "siteKey"> = {
  session: accessSession,
  purchaseKeys,
  siteKey: () => null,
};

/** The environment of the gates on our own pages. */
export function accessSurroundings(
  ways: Pick<AccessSurroundings, "subscribe" | "signIn">,
): AccessSurroundings {
  return {
    ...ways,
    ...visitor,
    server: "",
    credentials: "include",
    onSiteRefused: () => {},
    frameToken: () => null,
    memory,
    notify: toasts.show,
    emailAccess,
    records: accessRecords,
    isJustPaid: (tool) => paid.delete(tool),
    returnUrl: () => null,
    // A payment continues in this tab: a new tab would lose the tool's start values.
    openTab: () => null,
    importAgain: retryImport,
  };
}
