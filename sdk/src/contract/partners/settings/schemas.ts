import { z } from "zod";
import { isStateCode } from "../../../law/index.ts";
import { toolField } from "../../access/fieldSchemas.ts";
import type { Infer } from "../../call.ts";
import { publicNameProblem } from "./publicName.ts";

const nameNeeded = "Please give a name of at most 80 characters.";
const labelNeeded = "Please say what the next step is, in at most 80 characters.";
const wrongPhone = "Please write a phone number, such as (555) 010-0199.";
const wrongLink = "Please write the whole address of a page, beginning with https://.";
const wrongColor = "Please write a color as # and six digits, such as #0e5a5a.";
const oneStepEach = "Please give one next step for a tool.";
const wrongState = "The state must be a two-letter code, such as TX.";

const phone = z
  .string(wrongPhone)
  .trim()
  .max(40, wrongPhone)
  .regex(/^\+?[\d\s().-]{3,}( ?(ext\.?|x) ?\d{1,6})?$/i, wrongPhone)
  .refine((text) => (text.match(/\d/g) ?? []).length >= 3, wrongPhone);

/** The partner's next step for a parent, below a result. */
export const nextStepSchema = z
  .strictObject({
    label: z
      .string(labelNeeded)
      .trim()
      .min(1, labelNeeded)
      .max(80, labelNeeded)
      .describe('What to do, such as "Talk to a parent advisor"; 1 to 80 characters.'),
    phone: phone
      .nullable()
      .describe("A phone number to call, or null. A phone number or a link is required."),
    link: webPageField(wrongLink, 500, /^https$/)
      .nullable()
      .describe("An https page to open, at most 500 characters, or null."),
  })
  .refine(({ phone, link }) => phone !== null || link !== null, {
    path: ["phone"],
    message: "Please give a phone number, a link, or both.",
  });
export type NextStep = Infer<typeof nextStepSchema>;

const brandToChangeSchema = z.strictObject({
  name: publicNameField(nameNeeded, 80).describe("The name that parents know, 1 to 80 characters."),
  accent: z
    .string(wrongColor)
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, wrongColor)
    .nullable()
    .describe("The accent color as `#rrggbb`; null for ours."),
  phone: phone
    .nullable()
    .describe('The phone number shown above each tool, such as "(555) 010-0199"; null for none.'),
  nextStep: nextStepSchema.nullable().describe("The next step shown below a result; null for none."),
});

/** The path of a stored logo: the hash of its bytes, and its type. */
export const logoPathPattern = /^\/embed\/logo\/[0-9a-f]{32}\.(png|jpg|webp)$/;

/** A partner's branding beside our tools. */
export const siteBrandSchema = z.strictObject({
  ...brandToChangeSchema.shape,
  logo: z
    .string()
    .regex(logoPathPattern)
    .nullable()
    .describe("The logo's path on our origin, such as `/embed/logo/<hash>.png`; null for none."),
});

/** What a partner shows in place of our name; an operator allows it for each partner. */
export const whiteLabelSchema = z.strictObject({
  hidesName: z
    .boolean("Please say whether our name is hidden.")
    .describe("Whether elements and the documents they make leave our name out. Legal lines stay."),
  privacyLink: webPageField(wrongLink, 500, /^https$/)
    .nullable()
    .describe("The partner's own privacy page, https, at most 500 characters; null for none."),
  toolSteps: z
    .array(
      z.strictObject({
        tool: toolField.describe("The tool whose results show it."),
        label: z
          .string(labelNeeded)
          .trim()
          .min(1, labelNeeded)
          .max(80, labelNeeded)
          .describe("What to do, 1 to 80 characters."),
        link: webPageField(wrongLink, 500, /^https$/).describe("An https page, at most 500 characters."),
      }),
      "Please give a text and a link for each tool.",
    )
    .refine((steps) => new Set(steps.map(({ tool }) => tool)).size === steps.length, oneStepEach)
    .describe("The next step below the results of one tool, instead of the one for all."),
});
export type WhiteLabel = Infer<typeof whiteLabelSchema>;

const settingFields = {
  defaultState: z
    .string(wrongState)
    .trim()
    .toUpperCase()
    .refine((code): boolean => isStateCode(code), wrongState)
    .nullable()
    .describe("The state that tools start with, two letters; null for none."),
  tools: z
    .array(toolField, "Please choose the tools from the list.")
    .min(1, "Please choose one tool at least, or all of them.")
    .refine((chosen) => new Set(chosen).size === chosen.length, "Please choose each tool once.")
    .nullable()
    .describe("The tools that the site key opens; null for all."),
  emailGate: z
    .boolean("Please say whether free tools ask for an email address.")
    .describe("Whether free tools ask for an email address first."),
  whiteLabel: whiteLabelSchema
    .nullable()
    .describe("What is shown in place of our name; null for nothing, and where it is not allowed."),
  frameOnly: z
    .boolean("Please say whether tools show only in an iframe we host.")
    .describe(
      "Whether tools show only in an iframe we host, which no script of the partner's page can read.",
    ),
};

export const settingsToChangeSchema = z.strictObject({
  ...settingFields,
  brand: brandToChangeSchema.describe("How the partner is shown beside our tools. `setLogo` sets the logo."),
});
/** Everything a partner may set except its logo. */
export type SettingsToChange = Infer<typeof settingsToChangeSchema>;

export const siteSettingsSchema = z.strictObject({
  ...settingFields,
  brand: siteBrandSchema.describe("How the partner is shown beside our tools."),
});
/** A partner's settings for all of its pages; an attribute on an element takes precedence. */
export type SiteSettings = Infer<typeof siteSettingsSchema>;

const sponsorSchema = z.strictObject({
  uses: z.int().positive().describe("How many sponsored uses a calendar month (UTC) has."),
  isLeft: z.boolean().describe("Whether any of this month's are left."),
  renewsOn: z.iso.date().describe("The first day of the next month, such as `2026-12-01`."),
});
/** A partner that pays for uses of the paid tools on its pages. */
export type Sponsor = Infer<typeof sponsorSchema>;

export const siteOfPageSchema = z.strictObject({
  ...siteBrandSchema.shape,
  ...settingFields,
  sponsor: sponsorSchema.nullable().describe("The uses that the partner pays for here; null for none."),
});
/** What an element learns about the site of its key. */
export type SiteOfPage = Infer<typeof siteOfPageSchema>;

/**
 * The full URL of a public page, as typed: without a user name and password.
 * @param sentence the error for anything else.
 * @param protocol its name, without the colon.
 */
export function webPageField(sentence: string, longest: number, protocol: RegExp) {
  return z
    .string(sentence)
    .trim()
    .max(longest, sentence)
    .regex(/^[a-z]+:\/\/[^/?#@\\]+([/?#]|$)/i, sentence)
    .pipe(z.url({ protocol, hostname: z.regexes.domain, error: sentence }));
}

/** @param sentence what is said of a name that is missing or too long. */
export function publicNameField(sentence: string, longest: number) {
  return z
    .string(sentence)
    .normalize("NFKC")
    .trim()
    .min(1, sentence)
    .max(longest, sentence)
    .superRefine((name, context) => {
      const problem = publicNameProblem(name);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
    })
    .overwrite((name) => name.replace(/ +/g, " "));
}
