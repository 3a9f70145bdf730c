import type { CatalogTool } from "../../../catalog/index.ts";
import { ApiError } from "../../../client/index.ts";
import { leaveTo, openTab } from "../../openTab.ts";
import type { GateParts } from "../GateParts.ts";
import { paymentGateWords } from "./words.ts";

/** Where a payment continues; `nowhere`: there is nothing to pay, since the tool is open already. */
export type Begun =
  | { readonly where: "otherTab" | "sameTab"; readonly address: string }
  | { readonly where: "nowhere" }
  | { readonly alert: string };

/**
 * Begins a payment of one use. A visitor's payment continues in a new tab, or in this one when that is blocked; a
 * signed-in user's always in this one. Nothing is awaited before the tab is opened.
 * @param email null for a signed-in user, whose own address is used.
 * @returns the alert of the specification when it failed.
 */
export async function beginPayment(
  { tool, surroundings, calls }: Omit<GateParts, "tool" | "accessStatus"> & { readonly tool: CatalogTool },
  email: string | null,
): Promise<Begun> {
  const { payment } = tool;
  if (payment === null) throw new Error(`${tool.id} costs nothing.`);
  const { session, memory } = surroundings;
  const tab = email === null ? null : (surroundings.openTab ?? openTab)(paymentGateWords.processing);
  try {
    const address = email ?? (await session?.email());
    if (address === undefined) throw new Error("Nobody is signed in, and no address was given.");
    const { checkoutUrl } = await calls.createPayment({
      email: address,
      paymentType: payment,
      toolUsed: tool.id,
      toolName: tool.id,
      inNewTab: tab !== null,
    });
    if (!checkoutUrl) {
      tab?.close();
      return { alert: email === null ? paymentGateWords.signedInFailed : paymentGateWords.noAddress };
    }
    memory.begun.add(tool.id);
    memory.givenUp.delete(tool.id);
    if (tab) tab.leadTo(checkoutUrl);
    else (surroundings.leaveTo ?? leaveTo)(checkoutUrl);
    return { where: tab ? "otherTab" : "sameTab", address: checkoutUrl };
  } catch (error) {
    tab?.close();
    if (error instanceof ApiError && error.code === "already_open") return { where: "nowhere" };
    if (email === null) return { alert: paymentGateWords.signedInFailed };
    return {
      alert: paymentGateWords.failed(error instanceof ApiError ? error.sentence : paymentGateWords.tryAgain),
    };
  }
}
