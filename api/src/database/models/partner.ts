import type { PartnerStatus } from "@iep-insider/sdk/contract";
import {
  boolean,
  char,
  date,
  id,
  integer,
  longText,
  nullable,
  type RowOf,
  references,
  table,
  text,
  withDefault,
} from "./table.ts";

/** An organization that embeds our tools under keys of its own. */
export interface Partner extends RowOf<typeof partners> {}

export const partners = table("Partner", "partners", {
  id: id(),
  /** The current key; all of its keys are in `partner_keys`. */
  siteKey: text(80),
  name: text(200),
  /** The origins of its pages, as JSON; `partners/origins.ts` reads and writes them. */
  allowedOrigins: longText(),
  /** When false, none of its keys work. */
  active: boolean(),
  createdAt: date(),
  updatedAt: date(),
  /** The account that manages it; null when operators do. */
  userId: nullable(references(integer(), "users", "RESTRICT")),
  website: withDefault(text(300), ""),
  about: withDefault(text(2000), ""),
  status: withDefault(text<PartnerStatus>(16), "approved"),
  /** Whether pages on localhost may use its keys. */
  allowsLocalhost: withDefault(boolean(), false),
  sponsored: withDefault(boolean(), false),
  /** The monthly (UTC) limit of sponsored uses, while it is `sponsored`. */
  sponsoredUses: withDefault(integer(), 0),
  /** `SiteSettings` as JSON; `partners/settings.ts` reads and writes them. */
  settings: nullable(longText()),
  /** The daily (UTC) AI cost limit of its pages, in US cents; null: the default limit. */
  dailyCostLimit: nullable(integer()),
  /** When the application was sent to the operator; null: never, or before this column existed. */
  appliedAt: nullable(date()),
  /** Whether it may hide our name; its settings say whether it does. */
  allowsWhiteLabel: withDefault(boolean(), false),
  /** The last month (`2026-11`) whose report was mailed or not asked for; null while the monthly report is off. */
  reportedMonth: nullable(char(7)),
}).with({
  indexes: { partners_status: ["status", "id"] },
  // One partner per account.
  unique: { partners_site_key: ["siteKey"], partners_user: ["userId"] },
});
