import { z } from "zod";
import type { Infer } from "../../call.ts";
import type { Declarations } from "../../declaration.ts";
import { organizationField, originsField, revisionField } from "../../partners/formSchemas.ts";
import { partnerStatuses } from "../../partners/limits.ts";
import { keyToRevokeSchema, partnerFields } from "../../partners/schemas.ts";

import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";

export const partnersToListSchema = z.strictObject({
  ...pageQueryFields,
  state: z.enum(["on", "off"], "Partners can be on or off.").optional(),
  status: z.enum(partnerStatuses, "Please choose a status of the list.").optional(),
  search: searchField.describe("A part of the name, of an origin, or of the key."),
});
export type PartnersToList = Infer<typeof partnersToListSchema>;

/** What an origin may be, the server says in a sentence for each. */
export const partnerDetailsSchema = z.strictObject({
  name: organizationField.describe("1 to 200 characters."),
  origins: originsField.describe("1 to `mostOrigins`, as a person writes them; the server normalizes each."),
  allowsLocalhost: z
    .boolean("Please say whether pages on one's own computer may use the key.")
    .optional()
    .describe("Left out, it stays as it is; a new one's is false."),
});
/** What an operator gives for a partner. */
export type PartnerDetails = Infer<typeof partnerDetailsSchema>;

const id = z.int("Please name a partner by its number.").positive("Please name a partner by its number.");

export const partnerToChangeSchema = z.strictObject({
  id,
  revision: revisionField.describe("Of the partner as it was read before it was changed."),
  ...partnerDetailsSchema.shape,
});
export type PartnerToChange = Infer<typeof partnerToChangeSchema>;

export const partnerToSwitchSchema = z.strictObject({
  id,
  active: z.boolean("Please say whether it is to be active."),
});
export type PartnerToSwitch = Infer<typeof partnerToSwitchSchema>;

export const partnerToDecideSchema = z.strictObject({
  id,
  approve: z.boolean("Please say whether it is approved."),
  note: z
    .string("The note must be text.")
    .trim()
    .max(1_000, "The note can have at most 1,000 characters.")
    .describe('Goes to the applicant, word for word; "" for none. At most 1,000 characters.'),
});
export type PartnerToDecide = Infer<typeof partnerToDecideSchema>;

const wrongUses = "Please give a whole number from 1 to 1,000,000.";

export const partnerToSponsorSchema = z.strictObject({
  id,
  uses: z
    .int(wrongUses)
    .min(1, wrongUses)
    .max(1_000_000, wrongUses)
    .nullable()
    .describe("How many sponsored uses a month may have; null ends it."),
});
export type PartnerToSponsor = Infer<typeof partnerToSponsorSchema>;

const wrongLimit = "Please give whole cents, from 0 to 10,000,000.";

export const partnerToLimitSchema = z.strictObject({
  id,
  dailyCostLimit: z
    .int(wrongLimit)
    .min(0, wrongLimit)
    .max(10_000_000, wrongLimit)
    .nullable()
    .describe("US cents a day; null: what the house allows."),
});
export type PartnerToLimit = Infer<typeof partnerToLimitSchema>;

export const partnerKeyToRevokeSchema = z.strictObject({
  id,
  ...keyToRevokeSchema.shape,
});
export type PartnerKeyToRevoke = Infer<typeof partnerKeyToRevokeSchema>;

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
/** A site that embeds our tools under a key of its own, as an operator sees it. */
export type PartnerSite = Infer<typeof partnerSiteSchema>;

export const partnerPageSchema = pageSchema(partnerSiteSchema);

export const adminPartnersContract = {
  listPartners: {
    route: "GET /api/admin/partners",
    summary: "Sites that embed our tools, page by page.",
    access: "admin",
    input: partnersToListSchema,
    output: partnerPageSchema,
  },
  createPartner: {
    route: "POST /api/admin/partners",
    summary: "Registers a site and makes its key.",
    access: "admin",
    isSensitive: true,
    input: partnerDetailsSchema,
    output: partnerSiteSchema,
    success: 201,
  },
  changePartner: {
    route: "POST /api/admin/partner-change",
    summary: "Changes a site's name and origins.",
    access: "admin",
    input: partnerToChangeSchema,
    output: partnerSiteSchema,
    errors: ["not_found", "changed_meanwhile"],
  },
  switchPartner: {
    route: "POST /api/admin/partner-switch",
    summary: "Switches a partner off or on, with all its keys.",
    access: "admin",
    input: partnerToSwitchSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  decidePartner: {
    route: "POST /api/admin/partner-decide",
    summary: "Approves or declines who asked to be a partner, and tells them by mail.",
    access: "admin",
    input: partnerToDecideSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  sponsorPartner: {
    route: "POST /api/admin/partner-sponsor",
    summary: "Sets how many sponsored uses a partner has a month, or ends it.",
    access: "admin",
    input: partnerToSponsorSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  limitPartner: {
    route: "POST /api/admin/partner-limit",
    summary: "Sets what the AI may cost in a day through a partner's pages.",
    access: "admin",
    input: partnerToLimitSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
  revokePartnerKey: {
    route: "POST /api/admin/partner-key-revoke",
    summary: "Ends a key of a partner at once. In place of the current one a new one is made.",
    access: "admin",
    isSensitive: true,
    input: partnerKeyToRevokeSchema,
    output: partnerSiteSchema,
    errors: ["not_found"],
  },
} as const satisfies Declarations;
