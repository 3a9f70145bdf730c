import { z } from "zod";
import { mailTokenField } from "../accounts/fieldSchemas.ts";
import { emailOnlySchema } from "../accounts/formSchemas.ts";
import { doneSchema } from "../accounts/schemas.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";

export const newsletterTokenSchema = z.strictObject({
  token: mailTokenField("This link is not complete. Please open it from the email again."),
});

export const newsletterAskedSchema = z.strictObject({
  message: z.string().describe("A sentence to show to the parent. It is the same for a subscribed address."),
});
export type NewsletterAsked = Infer<typeof newsletterAskedSchema>;

export const newsletterContract = {
  subscribeNewsletter: {
    route: "POST /api/newsletter",
    summary: "Ask for the newsletter. Emails a confirmation link; unconfirmed addresses get nothing else.",
    access: "anyone",
    input: emailOnlySchema,
    output: newsletterAskedSchema,
  },
  confirmNewsletter: {
    route: "POST /api/newsletter/confirm",
    summary: "Confirm a newsletter address with the token from the email.",
    access: "anyone",
    input: newsletterTokenSchema,
    output: doneSchema,
    errors: ["invalid_link"],
  },
  unsubscribeNewsletter: {
    route: "POST /api/newsletter/unsubscribe",
    summary: "Leave the newsletter with the token that is in each issue. Repeating it is no error.",
    access: "anyone",
    input: newsletterTokenSchema,
    output: doneSchema,
  },
} as const satisfies Declarations;
