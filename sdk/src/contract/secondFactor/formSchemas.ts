import { z } from "zod";
import type { Infer } from "../call.ts";

const nameNeeded = "Please give it a name of at most 60 characters, such as the device it is on.";
export const factorNameField = z
  .string(nameNeeded)
  .trim()
  .min(1, nameNeeded)
  .max(60, nameNeeded)
  .describe("The operator's name for the factor, 1 to 60 characters.");

const wrongCode = "Please type the six digits that your app shows.";
export const totpCodeField = z
  .string(wrongCode)
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, wrongCode))
  .describe("The six digits that the authenticator app shows; spaces are ignored.");

const wrongRecoveryCode = "Please type one of your recovery codes.";
export const recoveryCodeField = z
  .string(wrongRecoveryCode)
  .transform((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ""))
  .pipe(z.string().regex(/^[a-z2-7]{16}$/, wrongRecoveryCode))
  .describe("An unused recovery code, 16 letters and digits; case, spaces and hyphens are ignored.");

export const totpToConfirmSchema = z.strictObject({ name: factorNameField, code: totpCodeField });
export type TotpToConfirm = Infer<typeof totpToConfirmSchema>;

export const codeFormSchema = z.strictObject({ code: totpCodeField });
export const recoveryCodeFormSchema = z.strictObject({ recoveryCode: recoveryCodeField });
export const passkeyNameFormSchema = z.strictObject({ name: factorNameField });
