import type { SiteSettings } from "@iep-insider/sdk/contract";
import type { Request } from "express";
import type { Partner } from "../database/models/partner.ts";
import type { PartnerKey } from "../database/models/partnerKey.ts";

/** The partner's site that a request comes from. */
export interface Site {
  readonly partner: Partner;
  /** As the request states it: the current one, or one that was rotated and has not ended. */
  readonly siteKey: string;
  /** The row of that key. */
  readonly key: PartnerKey;
  /** The partner page's origin; null in our own page: in a partner's frame or a preview. */
  readonly origin: string | null;
  readonly settings: SiteSettings;
}

declare global {
  namespace Express {
    interface Request {
      /** Set by `checkSite`; read it with `siteOf`. */
      site?: Site;
    }
  }
}

/** From which partner's site a request comes; null when it states no site key. */
export function siteOf(request: Request): Site | null {
  return request.site ?? null;
}
