import { z } from "zod";
import type { Descriptions } from "../descriptions.ts";
import { siteKeyPattern } from "../headers.ts";
import {
  type KeyToRevoke,
  type LogoToSet,
  logoTypes,
  mostLogoBytes,
  mostOrigins,
  type OwnPartner,
  type PageSeen,
  type PartnerApplication,
  partnerStatuses,
  type partners,
  type SiteChange,
  type SiteKey,
} from "./calls.ts";
import {
  publicNameField,
  settingsToChangeSchema,
  siteSettingsSchema,
  webPageField,
} from "./settings/schemas.ts";

const originsNeeded = `Please give 1 to ${mostOrigins} addresses, such as https://center.example.`;

/** What an origin may be, the server says in a sentence for each: it depends on where it runs. */
export const originsField = z
  .array(
    z.string(originsNeeded).trim().max(300, "An address has at most 300 characters here."),
    originsNeeded,
  )
  .min(1, originsNeeded)
  .max(mostOrigins, originsNeeded);

const words = (sentence: string, longest: number) =>
  z.string(sentence).trim().min(1, sentence).max(longest, sentence);

export const organizationField = publicNameField(
  "Please give the organization's name, in at most 200 characters.",
  200,
);

const wrongWebsite = "Please write the whole address of your site, such as https://center.example.";

export const partnerApplicationSchema = z.strictObject({
  organization: organizationField,
  website: webPageField(wrongWebsite, 300, /^https?$/),
  about: words("Please tell us about your organization, in at most 2,000 characters.", 2_000),
  origins: originsField,
}) satisfies z.ZodType<PartnerApplication>;

const noRevision = "Please load the settings again, then save yours.";

/** Any text: one that is wrong is as good as one that is over. */
export const revisionField = z.string(noRevision).max(100, noRevision);

export const siteChangeSchema = z.strictObject({
  revision: revisionField,
  name: organizationField,
  origins: originsField,
  allowsLocalhost: z.boolean("Please say whether pages on your own computer may use the key."),
  settings: settingsToChangeSchema,
}) satisfies z.ZodType<SiteChange>;

const wrongLogo = "Please choose a PNG, JPEG or WebP picture.";
const tooLarge = `A logo can have at most ${mostLogoBytes / 1024} kB.`;

export const logoToSetSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.enum(logoTypes, wrongLogo),
    data: z
      .base64(wrongLogo)
      .min(1, wrongLogo)
      .max(Math.ceil(mostLogoBytes / 3) * 4, tooLarge),
  }),
  z.strictObject({ type: z.null() }),
]) satisfies z.ZodType<LogoToSet>;

export const keyToRevokeSchema = z.strictObject({
  siteKey: z.string("This is no site key.").regex(siteKeyPattern, "This is no site key."),
}) satisfies z.ZodType<KeyToRevoke>;

const noPath = "This is no path of a page.";

export const pageSeenSchema = z.strictObject({
  path: z
    .string(noPath)
    .max(2_000, noPath)
    .regex(/^\/[^\p{C}\s?#]*$/u, noPath)
    .nullable(),
}) satisfies z.ZodType<PageSeen>;

export const siteKeySchema = z.strictObject({
  siteKey: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  isCurrent: z.boolean(),
  seen: z.strictObject({ at: z.iso.datetime(), on: z.string().nullable() }).nullable(),
  refused: z.strictObject({ at: z.iso.datetime(), on: z.string() }).nullable(),
}) satisfies z.ZodType<SiteKey>;

export const sponsoredSchema = z.strictObject({
  uses: z.int().nonnegative(),
  usedThisMonth: z.int().nonnegative(),
});

export const ownPartnerSchema = z.strictObject({
  name: z.string(),
  website: z.string(),
  about: z.string(),
  status: z.enum(partnerStatuses),
  appliedAt: z.iso.datetime().nullable(),
  active: z.boolean(),
  origins: z.array(z.string()),
  allowsLocalhost: z.boolean(),
  settings: siteSettingsSchema,
  revision: z.string(),
  keys: z.array(siteKeySchema),
  sponsored: sponsoredSchema.nullable(),
}) satisfies z.ZodType<OwnPartner>;

export const partnersDescriptions = {
  tellSeen: {
    summary: "Say on which page an element with a site key stands; only the newest page is kept.",
    access: "anyone",
    input: pageSeenSchema,
    output: null,
    success: 204,
  },
  getPartner: {
    summary: "The partner that the account manages, if there is one.",
    access: "user",
    input: null,
    output: z.strictObject({ partner: ownPartnerSchema.nullable() }),
    success: 200,
  },
  applyAsPartner: {
    summary: "Ask to become a partner. An operator decides.",
    access: "user",
    input: partnerApplicationSchema,
    output: ownPartnerSchema,
    success: 201,
  },
  changeSite: {
    summary: "Change the partner's name, origins and settings.",
    access: "user",
    input: siteChangeSchema,
    output: ownPartnerSchema,
    success: 200,
  },
  setLogo: {
    summary: "Set the partner's logo, or take it away.",
    access: "user",
    input: logoToSetSchema,
    output: ownPartnerSchema,
    success: 200,
  },
  rotateKey: {
    summary: "Make a new site key; the one before ends after 30 days.",
    access: "user",
    input: null,
    output: ownPartnerSchema,
    success: 200,
  },
  revokeKey: {
    summary: "End a site key at once.",
    access: "user",
    input: keyToRevokeSchema,
    output: ownPartnerSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof partners>;
