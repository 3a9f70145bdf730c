import { z } from "zod";
import type { Descriptions } from "../../descriptions.ts";
import { partnerStatuses } from "../../partners/calls.ts";
import {
  keyToRevokeSchema,
  organizationField,
  originsField,
  revisionField,
  siteKeySchema,
  sponsoredSchema,
} from "../../partners/schemas.ts";
import type { Page } from "../paging/paging.ts";
import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";
import type {
  adminPartners,
  PartnerDetails,
  PartnerKeyToRevoke,
  PartnerSite,
  PartnersToList,
  PartnerToChange,
  PartnerToDecide,
  PartnerToLimit,
  PartnerToSponsor,
  PartnerToSwitch,
} from "./calls.ts";

export const partnersToListSchema = z.strictObject({
  ...pageQueryFields,
  state: z.enum(["on", "off"], "Partners can be on or off.").optional(),
  status: z.enum(partnerStatuses, "Please choose a status of the list.").optional(),
  search: searchField,
}) satisfies z.ZodType<PartnersToList>;

/** What an origin may be, the server says in a sentence for each. */
export const partnerDetailsSchema = z.strictObject({
  name: organizationField,
  origins: originsField,
  allowsLocalhost: z.boolean("Please say whether pages on one's own computer may use the key.").optional(),
}) satisfies z.ZodType<PartnerDetails>;

const id = z.int("Please name a partner by its number.").positive("Please name a partner by its number.");

export const partnerToChangeSchema = z.strictObject({
  id,
  revision: revisionField,
  ...partnerDetailsSchema.shape,
}) satisfies z.ZodType<PartnerToChange>;

export const partnerToSwitchSchema = z.strictObject({
  id,
  active: z.boolean("Please say whether it is to be active."),
}) satisfies z.ZodType<PartnerToSwitch>;

export const partnerToDecideSchema = z.strictObject({
  id,
  approve: z.boolean("Please say whether it is approved."),
  note: z.string("The note must be text.").trim().max(1_000, "The note can have at most 1,000 characters."),
}) satisfies z.ZodType<PartnerToDecide>;

const wrongUses = "Please give a whole number from 1 to 1,000,000.";

export const partnerToSponsorSchema = z.strictObject({
  id,
  uses: z.int(wrongUses).min(1, wrongUses).max(1_000_000, wrongUses).nullable(),
}) satisfies z.ZodType<PartnerToSponsor>;

const wrongLimit = "Please give whole cents, from 0 to 10,000,000.";

export const partnerToLimitSchema = z.strictObject({
  id,
  dailyCostLimit: z.int(wrongLimit).min(0, wrongLimit).max(10_000_000, wrongLimit).nullable(),
}) satisfies z.ZodType<PartnerToLimit>;

export const partnerKeyToRevokeSchema = z.strictObject({
  id,
  ...keyToRevokeSchema.shape,
}) satisfies z.ZodType<PartnerKeyToRevoke>;

export const partnerSiteSchema = z.strictObject({
  id: z.int(),
  siteKey: z.string(),
  name: z.string(),
  website: z.string(),
  about: z.string(),
  status: z.enum(partnerStatuses),
  manager: z.strictObject({ id: z.int(), email: z.string() }).nullable(),
  origins: z.array(z.string()),
  allowsLocalhost: z.boolean(),
  revision: z.string(),
  active: z.boolean(),
  keys: z.array(siteKeySchema),
  sponsored: sponsoredSchema.nullable(),
  dailyCostLimit: z.int().nonnegative().nullable(),
  createdAt: z.iso.datetime(),
  loads: z.int().nonnegative(),
}) satisfies z.ZodType<PartnerSite>;

export const partnerPageSchema = pageSchema(partnerSiteSchema) satisfies z.ZodType<Page<PartnerSite>>;

export const adminPartnersDescriptions = {
  listPartners: {
    summary: "Sites that embed our tools, page by page.",
    access: "admin",
    input: partnersToListSchema,
    output: partnerPageSchema,
    success: 200,
  },
  createPartner: {
    summary: "Registers a site and makes its key.",
    access: "admin",
    isSensitive: true,
    input: partnerDetailsSchema,
    output: partnerSiteSchema,
    success: 201,
  },
  changePartner: {
    summary: "Changes a site's name and origins.",
    access: "admin",
    input: partnerToChangeSchema,
    output: partnerSiteSchema,
    success: 200,
  },
  switchPartner: {
    summary: "Switches a partner off or on, with all its keys.",
    access: "admin",
    input: partnerToSwitchSchema,
    output: partnerSiteSchema,
    success: 200,
  },
  decidePartner: {
    summary: "Approves or declines who asked to be a partner, and tells them by mail.",
    access: "admin",
    input: partnerToDecideSchema,
    output: partnerSiteSchema,
    success: 200,
  },
  sponsorPartner: {
    summary: "Sets how many sponsored uses a partner has a month, or ends it.",
    access: "admin",
    input: partnerToSponsorSchema,
    output: partnerSiteSchema,
    success: 200,
  },
  limitPartner: {
    summary: "Sets what the AI may cost in a day through a partner's pages.",
    access: "admin",
    input: partnerToLimitSchema,
    output: partnerSiteSchema,
    success: 200,
  },
  revokePartnerKey: {
    summary: "Ends a key of a partner at once. In place of the current one a new one is made.",
    access: "admin",
    isSensitive: true,
    input: partnerKeyToRevokeSchema,
    output: partnerSiteSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminPartners>;
