import { createHash } from "node:crypto";
import type { Partner } from "../database/models/partner.ts";
import { readOrigins } from "./origins.ts";
import { readSettings } from "./settings.ts";

type Details = Pick<Partner, "name" | "allowedOrigins" | "allowsLocalhost">;

/**
 * Identifies the values that an operator's form saves. Computed from the values and not from `updatedAt`: two saves can
 * fall in one millisecond, and a new key or switch is no change to the form.
 */
export function revisionOfDetails(partner: Details): string {
  return fingerprint(detailsOf(partner));
}

/**
 * Identifies the values that a partner's manager saves together: all but the logo, which is saved separately and at
 * once.
 */
export function revisionOfSite(partner: Details & Pick<Partner, "settings">): string {
  const { brand, ...others } = readSettings(partner);
  const { logo: _logo, ...ownBrand } = brand;
  return fingerprint([...detailsOf(partner), ownBrand, others]);
}

function detailsOf({ name, allowedOrigins, allowsLocalhost }: Details): readonly unknown[] {
  return [name, readOrigins(allowedOrigins), allowsLocalhost];
}

function fingerprint(saved: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(saved)).digest("base64url").slice(0, 22);
}
