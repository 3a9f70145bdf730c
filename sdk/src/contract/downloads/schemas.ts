import { z } from "zod";
import { emailField } from "../accounts/fieldSchemas.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { templateFiles } from "./templateFiles.ts";

export const templateByMailSchema = z.strictObject({
  email: emailField,
  resourceName: z
    .enum(templateFiles, "Please choose one of our letter templates.")
    .describe("The file name of the letter template."),
});
export type TemplateByMail = Infer<typeof templateByMailSchema>;

export const templateSentSchema = z.strictObject({
  message: z.string().describe("A sentence to show to the parent."),
});
export type TemplateSent = Infer<typeof templateSentSchema>;

export const downloadsContract = {
  emailTemplate: {
    route: "POST /api/resources/email",
    summary: "Email a letter template. The download is recorded with the address.",
    access: "anyone",
    input: templateByMailSchema,
    output: templateSentSchema,
    errors: ["not_ready"],
  },
} as const satisfies Declarations;
