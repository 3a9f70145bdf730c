import { z } from "zod";
import { emailField } from "../accounts/schemas.ts";
import type { Descriptions } from "../descriptions.ts";
import { type downloads, type TemplateByMail, type TemplateSent, templateFiles } from "./calls.ts";

export const templateByMailSchema = z.strictObject({
  email: emailField,
  resourceName: z.enum(templateFiles, "This is no letter template of ours."),
}) satisfies z.ZodType<TemplateByMail>;

export const templateSentSchema = z.strictObject({
  message: z.string(),
}) satisfies z.ZodType<TemplateSent>;

export const downloadsDescriptions = {
  emailTemplate: {
    summary: "Have a letter template sent by mail; the download is recorded.",
    access: "anyone",
    input: templateByMailSchema,
    output: templateSentSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof downloads>;
