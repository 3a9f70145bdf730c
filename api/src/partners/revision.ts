import { createHash } from "node:crypto";
import type { Partner } from "../database/models/partner.ts";
import { readOrigins } from "./origins.ts";
import { readSettings } from "./settings.ts";

type Details = Pick<Partner, "name" | "allowedOrigins" | "allowsLocalhost">;

/**
 * Stands for what an operator's form saves. Made of the values and not of `updatedAt`: two saves can come in one
 * millisecond, and a new key or a switch is no change of the form.
 */
export function revisionOfDetails(partner: Details): string {
  return fingerprint(detailsOf(partner));
}

/** Stands for what who manages a partner saves together: all but the logo, which is saved at once by itself. */
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
