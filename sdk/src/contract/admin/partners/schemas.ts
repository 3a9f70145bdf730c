import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { organizationField, originsField, revisionField } from "../../partners/formSchemas.ts";
import { partnerStatuses } from "../../partners/limits.ts";
import { keyToRevokeSchema, partnerFields } from "../../partners/schemas.ts";

import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";

export const partnersToListSchema = z.strictObject({
  ...pageQueryFields,
  state: z
    .enum(["on", "off"], "Partners can be on or off.")
    .optional()
    .describe("Only partners that are switched on, or off."),
  status: z
    .enum(partnerStatuses, "Please choose a status of the list.")
    .optional()
    .describe("Only partners with this status."),
  search: searchField.describe("A part of the name, an origin or a key."),
});
export type PartnersToList = Infer<typeof partnersToListSchema>;

/** The server's messages say which origins are allowed. */
export const partnerDetailsSchema = z.strictObject({
  name: organizationField,
  origins: originsField,
  allowsLocalhost: z
    .boolean("Please say whether pages on one's own computer may use the key.")
    .optional()
    .describe(
      "Whether pages on `http://localhost` may use the key; unchanged by default, false for a new partner.",
    ),
});
export type PartnerDetails = Infer<typeof partnerDetailsSchema>;

const id = z.int("Please name a partner by its number.").positive("Please name a partner by its number.");

export const partnerToChangeSchema = z.strictObject({
  id: id.describe("The partner's number."),
  revision: revisionField,
  ...partnerDetailsSchema.shape,
});

export const partnerToSwitchSchema = z.strictObject({
  id: id.describe("The partner's number."),
  active: z.boolean("Please say whether it is to be active.").describe("Whether its keys work."),
});

export const partnerToDecideSchema = z.strictObject({
  id: id.describe("The partner's number."),
  approve: z
    .boolean("Please say whether it is approved.")
    .describe("True approves the application, false declines it."),
  note: z
    .string("The note must be text.")
    .trim()
    .max(1_000, "The note can have at most 1,000 characters.")
    .describe("Text for the applicant, at most 1,000 characters; empty for none."),
});
export type PartnerToDecide = Infer<typeof partnerToDecideSchema>;

const wrongUses = "Please give a whole number from 1 to 1,000,000.";

export const partnerToSponsorSchema = z.strictObject({
  id: id.describe("The partner's number."),
  uses: z
    .int(wrongUses)
    .min(1, wrongUses)
    .max(1_000_000, wrongUses)
    .nullable()
    .describe("How many sponsored uses a month may have, 1 to 1,000,000; null ends it."),
});

const wrongLimit = "Please give whole cents, from 0 to 10,000,000.";

export const partnerToLimitSchema = z.strictObject({
  id: id.describe("The partner's number."),
  dailyCostLimit: z
    .int(wrongLimit)
    .min(0, wrongLimit)
    .max(10_000_000, wrongLimit)
    .nullable()
    .describe("The limit in US cents a day, 0 to 10,000,000; null for the default."),
});

export const partnerToWhiteLabelSchema = z.strictObject({
  id: id.describe("The partner's number."),
  allowed: z
    .boolean("Please say whether it is allowed.")
    .describe("Whether the partner may hide our name on its pages."),
});

export const partnerKeyToRevokeSchema = z.strictObject({
  id: id.describe("The partner's number."),
  ...keyToRevokeSchema.shape,
});

export const partnerSiteSchema = z.strictObject({
  ...partnerFields,
  id: z.int().describe("The partner's number."),
  siteKey: z
    .string()
    .describe("The current site key (`site_…`). It is public: it is in the partner's pages."),
  manager: z
    .strictObject({
      id: z.int().describe("The account's number."),
      email: z.string().describe("The account's email address."),
    })
    .nullable()
    .describe("The account that manages it; null for none."),
  dailyCostLimit: z
    .int()
    .nonnegative()
    .nullable()
    .describe(
      "The most that AI may cost through its pages in a day (UTC), in US cents; null for the default.",
    ),
  createdAt: z.iso.datetime().describe("When it was registered, in UTC."),
  loads: z
    .int()
    .nonnegative()
    .describe("How often tools were loaded with its keys, today (UTC) and on the 29 days before."),
});
/** A site that embeds our tools with its own key, for operators. */
export type PartnerSite = Infer<typeof partnerSiteSchema>;

export const partnerPageSchema = pageSchema(partnerSiteSchema);

export const adminPartnersContract = {
  listPartners: {
    route: "GET /api/admin/partners",
    summary: "List the partners that embed our tools, newest first.",
    access: "admin",
    input: partnersToListSchema,
    output: partnerPageSchema,
  },
  createPartner: {
    route: "POST /api/admin/partners",
    summary: "Register a partner and make its site key.",
    access: "admin",
    isSensitive: true,
    input: partnerDetailsSchema,
    output: partnerSiteSchema,
    success: 201,
  },
  changePartner: {
    route: "POST /api/admin/partner-change",
    summary: "Change a partner's name and origins.",
    access: "admin",
    input: partnerToChangeSchema,
    output: partnerSiteSchema,
    errors: ["not_found", "changed_meanwhile"],
  },
  switchPartner: {
    route: "POST /api/admin/partner-switch",
    summary: "Switch a partner off or on, with all its keys.",
    access: "admin",
    input: partnerToSwitchSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  decidePartner: {
    route: "POST /api/admin/partner-decide",
    summary: "Approve or decline an application and email the applicant. A decision can be reversed.",
    access: "admin",
    input: partnerToDecideSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  sponsorPartner: {
    route: "POST /api/admin/partner-sponsor",
    summary: "Set how many uses a month a partner sponsors, or end its sponsorship.",
    access: "admin",
    input: partnerToSponsorSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  limitPartner: {
    route: "POST /api/admin/partner-limit",
    summary: "Set the most that AI may cost in a day through a partner's pages.",
    access: "admin",
    input: partnerToLimitSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  allowWhiteLabel: {
    route: "POST /api/admin/partner-white-label",
    summary: "Allow a partner to hide our name on its pages, or end that.",
    access: "admin",
    input: partnerToWhiteLabelSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  revokePartnerKey: {
    route: "POST /api/admin/partner-key-revoke",
    summary: "End a partner's site key immediately. The current key is replaced by a new one.",
    access: "admin",
    isSensitive: true,
    input: partnerKeyToRevokeSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
} as const satisfies Declarations;
