import type { LogoType } from "@iep-insider/sdk/contract";
import { bytes, char, id, integer, type RowOf, references, table, text } from "./table.ts";

/** A partner's logo, at most one per partner. */
export interface PartnerLogo extends RowOf<typeof partnerLogos> {}

export const partnerLogos = table("PartnerLogo", "partner_logos", {
  id: id(),
  partnerId: references(integer(), "partners", "CASCADE"),
  /** The first 32 hex digits of the bytes' SHA-256. It names the file, so that browsers can cache it forever. */
  hash: char(32),
  type: text<LogoType>(16),
  bytes: bytes(),
}).with({
  indexes: { partner_logos_hash: ["hash"] },
  unique: { partner_logos_partner: ["partnerId"] },
});
