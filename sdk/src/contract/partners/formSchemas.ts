import { z } from "zod";
import type { Infer } from "../call.ts";
import { mostOrigins } from "./limits.ts";
import { publicNameField, settingsToChangeSchema, webPageField } from "./settings/schemas.ts";

const originsNeeded = `Please give 1 to ${mostOrigins} addresses, such as https://center.example.`;

/** The server's messages say which origins are allowed, since that depends on its environment. */
export const originsField = z
  .array(
    z.string(originsNeeded).trim().max(300, "An address has at most 300 characters here."),
    originsNeeded,
  )
  .min(1, originsNeeded)
  .max(mostOrigins, originsNeeded)
  .describe(
    `The origins of the partner's pages, 1 to ${mostOrigins}, as a person types them; the server normalizes each.`,
  );

export const organizationField = publicNameField(
  "Please give the organization's name, in at most 200 characters.",
  200,
).describe("The organization's name, 1 to 200 characters.");

const aboutNeeded = "Please tell us about your organization, in at most 2,000 characters.";

export const partnerApplicationSchema = z.strictObject({
  organization: organizationField,
  website: webPageField(
    "Please write the whole address of your site, such as https://center.example.",
    300,
    /^https?$/,
  ).describe("The organization's website, http or https, at most 300 characters."),
  about: z
    .string(aboutNeeded)
    .trim()
    .min(1, aboutNeeded)
    .max(2_000, aboutNeeded)
    .describe("Who they are, and for whom the tools are; 1 to 2,000 characters."),
  origins: originsField,
});
export type PartnerApplication = Infer<typeof partnerApplicationSchema>;

const noRevision = "Please load the settings again, then save yours.";

/** Any text: an invalid revision is treated like an outdated one. */
export const revisionField = z
  .string(noRevision)
  .max(100, noRevision)
  .describe("The `revision` that the change is based on.");

export const siteChangeSchema = z.strictObject({
  revision: revisionField,
  name: organizationField,
  origins: originsField,
  allowsLocalhost: z
    .boolean("Please say whether pages on your own computer may use the key.")
    .describe("Whether pages on `http://localhost`, any port, may use the key as well."),
  settings: settingsToChangeSchema.describe("The settings of all of the partner's pages."),
});
export type SiteChange = Infer<typeof siteChangeSchema>;
