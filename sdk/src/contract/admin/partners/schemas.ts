import { z } from "zod";
import type { Descriptions } from "../../descriptions.ts";
import type { Page } from "../paging/paging.ts";
import { pageQueryFields, pageSchema, searchField } from "../paging/schemas.ts";
import {
  type adminPartners,
  mostOrigins,
  type PartnerDetails,
  type PartnerSite,
  type PartnersToList,
  type PartnerToChange,
  type PartnerToSwitch,
} from "./calls.ts";

export const partnersToListSchema = z.strictObject({
  ...pageQueryFields,
  state: z.enum(["on", "off"], "Partners can be on or off.").optional(),
  search: searchField,
}) satisfies z.ZodType<PartnersToList>;

const nameNeeded = "Please give the site a name of at most 200 characters.";
const originsNeeded = `Please give 1 to ${mostOrigins} origins.`;

/** What an origin may be, the server says in a sentence for each: it depends on where it runs. */
export const partnerDetailsSchema = z.strictObject({
  name: z.string(nameNeeded).trim().min(1, nameNeeded).max(200, nameNeeded),
  origins: z
    .array(z.string(originsNeeded).trim().max(300, "An origin has at most 300 characters."), originsNeeded)
    .min(1, originsNeeded)
    .max(mostOrigins, originsNeeded),
}) satisfies z.ZodType<PartnerDetails>;

const id = z.int("Please name a partner by its number.").positive("Please name a partner by its number.");

export const partnerToChangeSchema = z.strictObject({
  id,
  ...partnerDetailsSchema.shape,
}) satisfies z.ZodType<PartnerToChange>;

export const partnerToSwitchSchema = z.strictObject({
  id,
  active: z.boolean("Please say whether it is to be active."),
}) satisfies z.ZodType<PartnerToSwitch>;

export const partnerSiteSchema = z.strictObject({
  id: z.int(),
  siteKey: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  active: z.boolean(),
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
    summary: "Switches a site's key off or on.",
    access: "admin",
    input: partnerToSwitchSchema,
    output: partnerSiteSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof adminPartners>;
