import { readOrigins } from "../../partners/origins.ts";
import { findActivePartner } from "../../partners/service.ts";
import type { Services } from "../../services.ts";
import { ancestorsOf } from "./framePolicy.ts";
import { words } from "./words.ts";

/** What a frame's page learns of the site key in its address. */
export type SiteOfFrame =
  | {
      /** Who may frame it. */
      readonly ancestors: readonly string[];
      /** Proves to our API that the page was made for this key; null while the server makes none. */
      readonly token: string | null;
    }
  | { /** Why the key is refused. */ readonly forOwner: string };

/** Finds the site of a key, as the API's own check does: no frame is made for a key that is worth nothing there. */
export async function siteOfFrame(services: Services, siteKey: string): Promise<SiteOfFrame> {
  const partner = await findActivePartner(services, siteKey);
  if (!partner) return { forOwner: words.refused.unknown_site(siteKey) };
  return {
    ancestors: ancestorsOf(readOrigins(partner.allowedOrigins), partner.allowsLocalhost),
    token: null,
  };
}
