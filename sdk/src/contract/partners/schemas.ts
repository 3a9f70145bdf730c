import { z } from "zod";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { siteKeyPattern } from "../headers.ts";
import { partnerApplicationSchema, siteChangeSchema } from "./formSchemas.ts";
import { logoTypes, mostLogoBytes, oldKeyDays, partnerStatuses } from "./limits.ts";
import { siteSettingsSchema } from "./settings/schemas.ts";

const wrongLogo = "Please choose a PNG, JPEG or WebP picture.";
const tooLarge = `A logo can have at most ${mostLogoBytes / 1024} kB.`;

export const logoToSetSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.enum(logoTypes, wrongLogo).describe("The media type; the server checks the bytes."),
    data: z
      .base64(wrongLogo)
      .min(1, wrongLogo)
      .max(Math.ceil(mostLogoBytes / 3) * 4, tooLarge)
      .describe(`The picture in base64, at most ${mostLogoBytes / 1024} kB decoded.`),
  }),
  z.strictObject({ type: z.null().describe("Null removes the logo.") }),
]);
export type LogoToSet = Infer<typeof logoToSetSchema>;

export const keyToRevokeSchema = z.strictObject({
  siteKey: z
    .string("This is no site key.")
    .regex(siteKeyPattern, "This is no site key.")
    .describe("The site key to end (`site_…`)."),
});

const noPath = "This is no path of a page.";

export const pageSeenSchema = z.strictObject({
  path: z
    .string(noPath)
    .max(2_000, noPath)
    .regex(/^\/[^\p{C}\s?#]*$/u, noPath)
    .nullable()
    .describe("The page's path without query and hash, at most 2,000 characters; null in our own iframe."),
});

export const siteKeySchema = z.strictObject({
  siteKey: z.string().describe("The key (`site_…`). It is public: it is in the partner's pages."),
  createdAt: z.iso.datetime().describe("When the key was made, in UTC."),
  endsAt: z.iso.datetime().nullable().describe("When it ends or ended, in UTC; null while no end is set."),
  isCurrent: z.boolean().describe("Whether snippets contain this key now."),
  seen: z
    .strictObject({
      at: z.iso.datetime().describe("When, in UTC."),
      on: z
        .string()
        .nullable()
        .describe("Origin and path; the origin alone where the path is unknown; null in our own iframe."),
    })
    .nullable()
    .describe("The last page of the partner that used the key; null for none yet."),
  refused: z
    .strictObject({
      at: z.iso.datetime().describe("When, in UTC."),
      on: z.string().describe("The origin of the page."),
    })
    .nullable()
    .describe("The last page of an unregistered origin that tried the key; null for none."),
});
export type SiteKey = Infer<typeof siteKeySchema>;

const sponsoredField = z
  .strictObject({
    uses: z.int().nonnegative().describe("How many sponsored uses a calendar month (UTC) may have."),
    usedThisMonth: z.int().nonnegative().describe("How many of them are used this month."),
  })
  .nullable()
  .describe("The uses that the partner pays for; null when it sponsors none.");

const statusField = z
  .enum(partnerStatuses)
  .describe("Waiting for the confirmed email address, applied, approved or declined.");

/** Fields on both the partner's and the operator's screens. */
export const partnerFields = {
  name: z.string().describe("The organization's name."),
  website: z.string().describe('The website given with the application; "" for none.'),
  about: z.string().describe('What the application says about the organization; "" for none.'),
  status: statusField,
  active: z.boolean().describe("False when an operator switched the partner off; its keys do not work then."),
  origins: z
    .array(z.string())
    .describe("The registered origins, or `https://*.center.example` for every subdomain."),
  allowsLocalhost: z.boolean().describe("Whether pages on `http://localhost`, any port, may use the key."),
  revision: z
    .string()
    .describe("Changes whenever the name, origins or settings are saved with other values."),
  keys: z.array(siteKeySchema).describe("The site keys, the current one first; none before approval."),
  sponsored: sponsoredField,
  allowsWhiteLabel: z
    .boolean()
    .describe("Whether an operator allows it to hide our name. Until then its white label has no effect."),
};

export const ownPartnerSchema = z.strictObject({
  ...partnerFields,
  appliedAt: z.iso
    .datetime()
    .nullable()
    .describe("When the application was sent, in UTC; null while it waits, and where it was not recorded."),
  settings: siteSettingsSchema.describe("The settings of all of the partner's pages."),
});
/** A partner, for the account that manages it. */
export type OwnPartner = Infer<typeof ownPartnerSchema>;

/** The partner that the signed-in account manages. */
export const partnersContract = {
  tellSeen: {
    route: "POST /api/partner/seen",
    summary: "Report the page that an element with a site key is on. Only the newest page is kept.",
    access: "anyone",
    input: pageSeenSchema,
  },
  getPartner: {
    route: "GET /api/partner",
    summary: "Get the partner that the account manages.",
    access: "user",
    output: z.strictObject({
      partner: ownPartnerSchema.nullable().describe("The partner; null when the account manages none."),
    }),
  },
  applyAsPartner: {
    route: "POST /api/partner/apply",
    summary:
      "Apply to become a partner. An operator decides; the application waits until the email address is confirmed.",
    access: "user",
    input: partnerApplicationSchema,
    output: ownPartnerSchema,
    success: 201,
    errors: ["already_partner"],
  },
  changeSite: {
    route: "POST /api/partner/site",
    summary: "Change the partner's name, origins and settings.",
    access: "user",
    input: siteChangeSchema,
    output: ownPartnerSchema,
    errors: ["not_partner", "changed_meanwhile"],
  },
  setLogo: {
    route: "POST /api/partner/logo",
    summary: "Set or remove the partner's logo.",
    access: "user",
    input: logoToSetSchema,
    output: ownPartnerSchema,
    errors: ["not_partner"],
  },
  rotateKey: {
    route: "POST /api/partner/key-rotate",
    summary: `Make a new site key. The one before ends after ${oldKeyDays} days.`,
    access: "user",
    output: ownPartnerSchema,
    errors: ["not_partner"],
  },
  revokeKey: {
    route: "POST /api/partner/key-revoke",
    summary: "End a site key immediately. The current one has to be replaced first.",
    access: "user",
    input: keyToRevokeSchema,
    output: ownPartnerSchema,
    errors: ["not_partner", "current_key", "not_found"],
  },
} as const satisfies Declarations;
