import { call } from "../../call.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

/** A site that embeds our tools under a key of its own, as an operator sees it. */
export interface PartnerSite {
  readonly id: number;
  /** `site_…`: public, it stands in the partner's pages. */
  readonly siteKey: string;
  readonly name: string;
  /** As browsers send them: `https://center.example`. */
  readonly origins: readonly string[];
  /** Switched off, the key is worth nothing. */
  readonly active: boolean;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** How often tools were loaded with its key, today (UTC) and on the 29 days before. */
  readonly loads: number;
}

export interface PartnersToList extends PageQuery {
  readonly state?: "on" | "off" | undefined;
  /** A part of the name, of an origin, or of the key. */
  readonly search?: string | undefined;
}

/** What an operator gives for a partner. */
export interface PartnerDetails {
  /** 1 to 200 characters. */
  readonly name: string;
  /** 1 to {@link mostOrigins}, as a person writes them; the server normalizes each. */
  readonly origins: readonly string[];
}

export const mostOrigins = 20;

export interface PartnerToChange extends PartnerDetails {
  readonly id: number;
}

export interface PartnerToSwitch {
  readonly id: number;
  readonly active: boolean;
}

/** Sites that embed our tools, for operators. The newest stand first. */
export const adminPartners = {
  listPartners: call<PartnersToList, Page<PartnerSite>>("GET", "/api/admin/partners"),
  createPartner: call<PartnerDetails, PartnerSite>("POST", "/api/admin/partners"),
  changePartner: call<PartnerToChange, PartnerSite>("POST", "/api/admin/partner-change"),
  switchPartner: call<PartnerToSwitch, PartnerSite>("POST", "/api/admin/partner-switch"),
} as const;
