import { z } from "zod";
import { isCommonPassword } from "./commonPasswords.ts";

// Messages are the specification's, where it has one. Forms validate with these same fields.

/** A typed email address, trimmed. */
export const emailField = z
  .string("Invalid email address")
  .trim()
  .max(254, "The email address can have at most 254 characters.")
  .pipe(z.email("Invalid email address"))
  .describe("An email address, at most 254 characters; surrounding spaces are removed.");

/** A person's name. @param missing the error for an empty one. */
export const nameField = (missing: string) =>
  z.string(missing).trim().min(1, missing).max(100, "A name can have at most 100 characters.");

const tooLong = "A password can have at most 200 characters.";

/** A new password (ADR 3). */
export const newPasswordField = (shortest: number, tooShort: string) =>
  z
    .string(tooShort)
    .min(shortest, tooShort)
    .max(200, tooLong)
    .refine((password) => !isCommonPassword(password), {
      error:
        "This password is one of the first that others would try. Three or four words that do not belong together make a good one.",
    })
    .describe(`The new password, ${shortest} to 200 characters. Common and easily guessed ones are refused.`);

export const newPassword = newPasswordField(8, "Password must be at least 8 characters");

/** An existing password: only has to be present. */
export const knownPassword = (missing: string) =>
  z.string(missing).min(1, missing).max(200, tooLong).describe("The account's current password.");

/** The token in a link that we emailed. */
export const mailTokenField = (missing: string, incomplete = missing) =>
  z.string(missing).trim().min(1, missing).max(200, incomplete).describe("The token from the emailed link.");
