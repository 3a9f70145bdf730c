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

// What this page knows of access, for all of its tools.

export { purchaseKeys };

/** The browser-held records of the specification; none opens anything on its own. */
export const accessRecords = createAccessRecords(() => window.localStorage);

/** Which purchases the payment-success page has dealt with in this browser. */
export const processedPurchases = createProcessedPurchases(() => window.localStorage);

const emailAccess = createEmailAccess(() => window.localStorage);
const memory = createAccessMemory();
const paid = new Set<ToolId>();

/** Tells of a `change` to what may be opened: after a payment, a cancellation, a claim. */
export const accessChanges: EventTarget = memory.changes;

/**
 * The page was opened by the way back from a payment of this tool, or by the link in its mail: when the server knows of
 * a use for it, it opens without asking once more. It opens nothing else; a credit always asks.
 */
export function justPaid(tool: ToolId): void {
  paid.add(tool);
  forgetAccess();
}

/** Access may have changed after a payment, a cancellation or a claim. The next tool asks the server again. */
export function forgetAccess(): void {
  memory.answer = null;
  memory.changes.dispatchEvent(new Event("change"));
}

/**
 * Takes a purchase over by the link in its mail: for this browser, and for the account that is signed in.
 * @throws {ApiError} `invalid_link`.
 */
export async function claim(token: string): Promise<ClaimedPurchase> {
  const claimed = await server.claimPurchase({ token });
  purchaseKeys.keep(claimed.purchaseKey);
  if (claimed.tool !== null) justPaid(claimed.tool);
  else forgetAccess();
  return claimed;
}

/** The signed-in user comes with a chunk that signed-out visitors do not load. */
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
        // The server is asked instead.
        () => {},
      );
      return false;
    }
    return account.opensEverything();
  },
};

/** What surrounds the gates of our own pages. */
export function accessSurroundings(
  ways: Pick<AccessSurroundings, "subscribe" | "signIn">,
): AccessSurroundings {
  return {
    ...ways,
    server: "",
    credentials: "include",
    siteKey: () => null,
    onSiteRefused: () => {},
    frameToken: () => null,
    memory,
    notify: toasts.show,
    purchaseKeys,
    session: accessSession,
    emailAccess,
    records: accessRecords,
    isJustPaid: (tool) => paid.delete(tool),
    returnUrl: () => null,
    // A payment continues in this tab: a new tab would show the tool without what was handed over to it.
    openTab: () => null,
    importAgain: retryImport,
  };
}
