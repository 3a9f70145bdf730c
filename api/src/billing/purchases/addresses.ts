import { openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import { InvalidRequest } from "../../http/errors.ts";
import type { PageAddress } from "../../http/pageAddress.ts";
import { isAllowedReturn } from "../../partners/matchOrigin.ts";
import type { Site } from "../../partners/site.ts";
import type { Services } from "../../services.ts";
import type { Wanted } from "./wanted.ts";

/** What the provider takes in an address. */
const longestSuccessUrl = 5_000;
const longestReturn = 2_000;

/**
 * @param url as the page stated it, if it did. @param site of the request.
 * @returns it as browsers read it. @throws {InvalidRequest} when it leads to somewhere else (ADR 40).
 */
export function checkedReturn(
  services: Pick<Services, "environment">,
  site: Site | null,
  url: string | undefined,
): string | null {
  if (url === undefined) return null;
  const href = URL.canParse(url) ? new URL(url).href : "";
  const isFine = href.length <= longestReturn && isAllowedReturn(services.environment, site, href);
  if (!isFine)
    throw new InvalidRequest({
      returnUrl: "The payment cannot return to that page. Please start again on the tool's page.",
    });
  return href;
}

/** Where the provider's page leads to, paid and not paid. */
export function pagesAround(
  addressOf: PageAddress,
  { tool, kind }: Wanted,
  { returnUrl, inNewTab }: { readonly returnUrl: string | null; readonly inNewTab: boolean },
) {
  const success =
    addressOf(`/payment-success?session_id={CHECKOUT_SESSION_ID}&type=${kind}`) +
    (tool ? `&tool=${tool.id}` : "") +
    (inNewTab ? "&new_tab=true" : "");
  const back = returnUrl === null ? "" : `&return_url=${encodeURIComponent(returnUrl)}`;
  return {
    // The page also learns the way back from our answer: one that is too long for the provider need not travel.
    successUrl: success.length + back.length <= longestSuccessUrl ? success + back : success,
    cancelUrl: returnUrl ?? addressOf(tool ? openToolPath(tool.id) : "/pay-per-use"),
  };
}

/** The link of the purchase mail: opens the hub, which takes the purchase over with the token. */
export function claimLink(publicOrigin: string, tool: ToolId | null, token: string): string {
  const opened = tool === null ? "" : `tool=${tool}&`;
  return `${publicOrigin}/advanced-tools?${opened}claim=${token}`;
}
