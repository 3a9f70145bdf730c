import { call } from "../../call.ts";
import type { PartnerStatus, SiteKey } from "../../partners/calls.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

/** A site that embeds our tools under a key of its own, as an operator sees it. Times are ISO 8601 in UTC. */
export interface PartnerSite {
  readonly id: number;
  /** `site_…`, the current one: public, since it is part of the partner's pages. */
  readonly siteKey: string;
  readonly name: string;
  /** As applied with; "" for a site that an operator registered. */
  readonly website: string;
  readonly about: string;
  readonly status: PartnerStatus;
  /** The account that manages it; null for none. */
  readonly manager: { readonly id: number; readonly email: string } | null;
  /** As browsers send them: `https://center.example`, or `https://*.center.example` for every subdomain. */
  readonly origins: readonly string[];
  readonly allowsLocalhost: boolean;
  /** Identifies what `changePartner` can change: it changes as soon as any of that is saved with a different value. */
  readonly revision: string;
  /** Switched off, its keys are worth nothing. */
  readonly active: boolean;
  /** The current one first. */
  readonly keys: readonly SiteKey[];
  /** Null: not sponsored. `uses`: how many a month (UTC) may have. */
  readonly sponsored: { readonly uses: number; readonly usedThisMonth: number } | null;
  /** What the AI may cost through its pages in a day (UTC), in US cents; null: what the house allows. */
  readonly dailyCostLimit: number | null;
  readonly createdAt: string;
  /** How often tools were loaded with its keys, today (UTC) and on the 29 days before. */
  readonly loads: number;
}

export interface PartnersToList extends PageQuery {
  readonly state?: "on" | "off" | undefined;
  readonly status?: PartnerStatus | undefined;
  /** A part of the name, of an origin, or of the key. */
  readonly search?: string | undefined;
}

/** What an operator gives for a partner. */
export interface PartnerDetails {
  /** 1 to 200 characters. */
  readonly name: string;
  /** 1 to `mostOrigins`, as a person writes them; the server normalizes each. */
  readonly origins: readonly string[];
  /** Left out, it stays as it is; a new one's is false. */
  readonly allowsLocalhost?: boolean | undefined;
}

export interface PartnerToChange extends PartnerDetails {
  readonly id: number;
  /** Of the partner as it was read before it was changed. */
  readonly revision: string;
}

export interface PartnerToSwitch {
  readonly id: number;
  readonly active: boolean;
}

export interface PartnerToDecide {
  readonly id: number;
  readonly approve: boolean;
  /** Goes to the applicant, word for word; "" for none. At most 1,000 characters. */
  readonly note: string;
}

export interface PartnerToSponsor {
  readonly id: number;
  /** How many sponsored uses a month may have; null ends it. */
  readonly uses: number | null;
}

export interface PartnerToLimit {
  readonly id: number;
  /** US cents a day; null: what the house allows. */
  readonly dailyCostLimit: number | null;
}

export interface PartnerKeyToRevoke {
  readonly id: number;
  readonly siteKey: string;
}

/** Sites that embed our tools, for operators. The newest come first. */
export const adminPartners = {
  listPartners: call<PartnersToList, Page<PartnerSite>>("GET", "/api/admin/partners"),
  createPartner: call<PartnerDetails, PartnerSite>("POST", "/api/admin/partners"),
  /** 409 `changed_meanwhile` where something else was saved since that revision; the same once more is no conflict. */
  changePartner: call<PartnerToChange, PartnerSite>("POST", "/api/admin/partner-change"),
  switchPartner: call<PartnerToSwitch, PartnerSite>("POST", "/api/admin/partner-switch"),
  /** Tells the applicant by mail. A decision can be taken again, the other way round. */
  decidePartner: call<PartnerToDecide, PartnerSite>("POST", "/api/admin/partner-decide"),
  sponsorPartner: call<PartnerToSponsor, PartnerSite>("POST", "/api/admin/partner-sponsor"),
  limitPartner: call<PartnerToLimit, PartnerSite>("POST", "/api/admin/partner-limit"),
  /** Ends a key at once, the current one as well: a new one then takes its place. */
  revokePartnerKey: call<PartnerKeyToRevoke, PartnerSite>("POST", "/api/admin/partner-key-revoke"),
} as const;
