import { HttpError } from "../../http/errors.ts";
import { findSite } from "../../partners/findSite.ts";
import { mintFrameToken } from "../../partners/frameToken.ts";
import { readOrigins } from "../../partners/origins.ts";
import type { Services } from "../../services.ts";
import { ancestorsOf } from "./framePolicy.ts";

/** What a frame's page learns of the site key in its address. */
export type SiteOfFrame =
  | {
      /** Who may frame it. */
      readonly ancestors: readonly string[];
      /** Proves to our API that the page was made for this key. */
      readonly token: string;
    }
  | { /** Why the key is refused, and what to do. */ readonly forOwner: string };

/** Finds the site of a key as the API's own check does: no frame is made for a key that is worth nothing there. */
export async function siteOfFrame(services: Services, siteKey: string): Promise<SiteOfFrame> {
  try {
    const { partner } = await findSite(services, siteKey);
    return {
      ancestors: ancestorsOf(readOrigins(partner.allowedOrigins), partner.allowsLocalhost),
      token: mintFrameToken(services, siteKey),
    };
  } catch (error) {
    if (error instanceof HttpError) return { forOwner: error.message };
    throw error;
  }
}
