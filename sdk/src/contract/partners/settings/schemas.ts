import { z } from "zod";
import { toolIds } from "../../../catalog/index.ts";
import { isStateCode } from "../../../law/index.ts";
import type { SettingsToChange } from "../calls.ts";
import type { NextStep, SiteBrand, SiteOfPage, SiteSettings } from "../settings.ts";
import { publicNameProblem } from "./publicName.ts";

const nameNeeded = "Please give a name of at most 80 characters.";
const labelNeeded = "Please say what the next step is, in at most 80 characters.";
const wrongPhone = "Please write a phone number, such as (555) 010-0199.";
const wrongLink = "Please write the whole address of a page, beginning with https://.";

const phone = z
  .string(wrongPhone)
  .trim()
  .max(40, wrongPhone)
  .regex(/^\+?[\d\s().-]{3,}( ?(ext\.?|x) ?\d{1,6})?$/i, wrongPhone)
  .refine((text) => (text.match(/\d/g) ?? []).length >= 3, wrongPhone);

const link = webPageField(wrongLink, 500, /^https$/);

/** What a parent does next. The page's fields are empty or right: never half an answer. */
export const nextStepSchema = z
  .strictObject({
    label: z.string(labelNeeded).trim().min(1, labelNeeded).max(80, labelNeeded),
    phone: phone.nullable(),
    link: link.nullable(),
  })
  .refine(({ phone, link }) => phone !== null || link !== null, {
    path: ["phone"],
    message: "Please give a phone number, a link, or both.",
  }) satisfies z.ZodType<NextStep>;

const accent = z
  .string("Please write a color as # and six digits, such as #0e5a5a.")
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "Please write a color as # and six digits, such as #0e5a5a.");

const brandToChangeSchema = z.strictObject({
  name: publicNameField(nameNeeded, 80),
  accent: accent.nullable(),
  phone: phone.nullable(),
  nextStep: nextStepSchema.nullable(),
});

/** Where a logo is kept: the hash of its bytes, and what they are. */
export const logoPathPattern = /^\/embed\/logo\/[0-9a-f]{32}\.(png|jpg|webp)$/;

export const siteBrandSchema = z.strictObject({
  ...brandToChangeSchema.shape,
  logo: z.string().regex(logoPathPattern).nullable(),
}) satisfies z.ZodType<SiteBrand>;

const tool = z.enum(toolIds, "This is no tool of ours.");

const settingFields = {
  defaultState: z
    .string("The state must be a two-letter code, such as TX.")
    .trim()
    .toUpperCase()
    .refine(isStateCode, "The state must be a two-letter code, such as TX.")
    .nullable(),
  tools: z
    .array(tool, "Please choose the tools from the list.")
    .min(1, "Please choose one tool at least, or all of them.")
    .refine((chosen) => new Set(chosen).size === chosen.length, "Please choose each tool once.")
    .nullable(),
  emailGate: z.boolean("Please say whether free tools ask for an email address."),
  frameOnly: z.boolean("Please say whether tools show only in a frame of ours."),
};

export const settingsToChangeSchema = z.strictObject({
  ...settingFields,
  brand: brandToChangeSchema,
}) satisfies z.ZodType<SettingsToChange>;

export const siteSettingsSchema = z.strictObject({
  ...settingFields,
  brand: siteBrandSchema,
}) satisfies z.ZodType<SiteSettings>;

export const siteOfPageSchema = z.strictObject({
  ...siteBrandSchema.shape,
  ...settingFields,
  sponsor: z
    .strictObject({ uses: z.int().positive(), isLeft: z.boolean(), renewsOn: z.iso.date() })
    .nullable(),
}) satisfies z.ZodType<SiteOfPage>;

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
