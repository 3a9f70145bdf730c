import { call } from "../call.ts";
import type { SiteBrand, SiteSettings } from "./settings.ts";

/**
 * A partner's status: its account's address is not confirmed yet, or the application is pending, approved or declined.
 */
export const partnerStatuses = ["unconfirmed", "applied", "approved", "declined"] as const;

export type PartnerStatus = (typeof partnerStatuses)[number];

/** How many origins a partner can have. */
export const mostOrigins = 20;

/** A key stays good for so long after another took its place, so that pages can be changed in peace. */
export const oldKeyDays = 30;

/** A logo can have so many bytes. */
export const mostLogoBytes = 64 * 1024;

export const logoTypes = ["image/png", "image/jpeg", "image/webp"] as const;

export type LogoType = (typeof logoTypes)[number];

/** Times are ISO 8601 in UTC. */
export interface SiteKey {
  readonly siteKey: string;
  readonly createdAt: string;
  /** When it ends or ended; null while no end is set. */
  readonly endsAt: string | null;
  /** The one that snippets have now. */
  readonly isCurrent: boolean;
  /**
   * When a page of the partner's last had it, and which: origin and path, the origin alone from a page that says no
   * path, null in a frame of ours. Null: none yet.
   */
  readonly seen: { readonly at: string; readonly on: string | null } | null;
  /** When a page of an origin that is none of the partner's last tried it. */
  readonly refused: { readonly at: string; readonly on: string } | null;
}

/** A partner as who manages it sees it. */
export interface OwnPartner {
  /** The organization. */
  readonly name: string;
  readonly website: string;
  readonly about: string;
  readonly status: PartnerStatus;
  /** When the request was sent; null while it waits for the confirmed address, and where that was not kept. */
  readonly appliedAt: string | null;
  /** Switched off by an operator, no key of it is worth anything. */
  readonly active: boolean;
  /** As browsers send them, or `https://*.center.example` for every subdomain. */
  readonly origins: readonly string[];
  /** Whether pages on one's own computer count as well: `http://localhost`, with any port. */
  readonly allowsLocalhost: boolean;
  readonly settings: SiteSettings;
  /** Identifies what `changeSite` can change: it changes as soon as any of that is saved with a different value. */
  readonly revision: string;
  /** The current one first; none before it is approved. */
  readonly keys: readonly SiteKey[];
  /** Null: not sponsored. `uses`: how many a month (UTC) may have. */
  readonly sponsored: { readonly uses: number; readonly usedThisMonth: number } | null;
}

export interface PartnerApplication {
  /** 1 to 200 characters. */
  readonly organization: string;
  /** http or https. */
  readonly website: string;
  /** Who they are, and for whom the tools are: 1 to 2,000 characters. */
  readonly about: string;
  /** 1 to {@link mostOrigins}, as a person writes them; the server normalizes each. */
  readonly origins: readonly string[];
}

/** All that a partner may set but its logo, which has a call of its own. */
export interface SettingsToChange extends Omit<SiteSettings, "brand"> {
  readonly brand: Omit<SiteBrand, "logo">;
}

export interface SiteChange {
  /** Of the partner as it was read before it was changed. */
  readonly revision: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly allowsLocalhost: boolean;
  readonly settings: SettingsToChange;
}

/** `data` is base64. What the file is, its bytes say; `type: null` takes the logo away. */
export type LogoToSet = { readonly type: LogoType; readonly data: string } | { readonly type: null };

export interface PageSeen {
  /** The path of the page, as `pagePath` returns it; null from our own page in a frame. */
  readonly path: string | null;
}

export interface KeyToRevoke {
  readonly siteKey: string;
}

/** The partner that an account manages, for whom is signed in. */
export const partners = {
  /** Sent by an element: its page uses the key of the request. Says where, and nothing about the visitor. */
  tellSeen: call<PageSeen, undefined>("POST", "/api/partner/seen"),
  getPartner: call<undefined, { readonly partner: OwnPartner | null }>("GET", "/api/partner"),
  /**
   * An operator decides. Before the account's address is confirmed the request is kept as `unconfirmed`, and sent by
   * its confirmation. 409 `already_partner` unless there is none, or it was declined.
   */
  applyAsPartner: call<PartnerApplication, OwnPartner>("POST", "/api/partner/apply"),
  /** 409 `changed_meanwhile` where something else was saved since that revision; the same once more is no conflict. */
  changeSite: call<SiteChange, OwnPartner>("POST", "/api/partner/site"),
  setLogo: call<LogoToSet, OwnPartner>("POST", "/api/partner/logo"),
  /** Makes a new key; the one before ends after {@link oldKeyDays} days. */
  rotateKey: call<undefined, OwnPartner>("POST", "/api/partner/key-rotate"),
  /** Ends a key at once. 409 `current_key` for the one that is current: another has to take its place first. */
  revokeKey: call<KeyToRevoke, OwnPartner>("POST", "/api/partner/key-revoke"),
} as const;
