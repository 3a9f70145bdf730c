import { z } from "zod";
import { doneSchema, emailOnlySchema } from "../accounts/schemas.ts";
import type { Descriptions } from "../descriptions.ts";
import type { NewsletterAsked, NewsletterToken, newsletter } from "./calls.ts";

const incomplete = "This link is not complete. Please open it from the email again.";

export const newsletterTokenSchema = z.strictObject({
  token: z.string(incomplete).trim().min(1, incomplete).max(200, incomplete),
}) satisfies z.ZodType<NewsletterToken>;

export const newsletterAskedSchema = z.strictObject({
  message: z.string(),
}) satisfies z.ZodType<NewsletterAsked>;

export const newsletterDescriptions = {
  subscribeNewsletter: {
    summary: "Ask for the newsletter; a mail with a link to confirm follows.",
    access: "anyone",
    input: emailOnlySchema,
    output: newsletterAskedSchema,
    success: 200,
  },
  confirmNewsletter: {
    summary: "Confirm an address for the newsletter, with the token of the mail.",
    access: "anyone",
    input: newsletterTokenSchema,
    output: doneSchema,
    success: 200,
  },
  unsubscribeNewsletter: {
    summary: "Leave the newsletter, with the token that stands in each of its mails.",
    access: "anyone",
    input: newsletterTokenSchema,
    output: doneSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof newsletter>;
