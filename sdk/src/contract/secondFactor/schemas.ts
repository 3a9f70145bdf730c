import { z } from "zod";
import { knownPassword } from "../accounts/fieldSchemas.ts";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { factorKinds, recentMinutes } from "./factors.ts";
import { factorNameField, recoveryCodeField, totpCodeField, totpToConfirmSchema } from "./formSchemas.ts";
import {
  creationOptionsSchema,
  creationResponseSchema,
  requestOptionsSchema,
  requestResponseSchema,
} from "./webauthnSchemas.ts";

const secondFactorSchema = z.strictObject({
  id: z.int().describe("The factor's number."),
  kind: z.enum(factorKinds).describe("A passkey, or an authenticator app (`totp`)."),
  name: z.string().describe("The operator's name for it."),
  createdAt: z.iso.datetime().describe("When it was set up, in UTC."),
  lastUsedAt: z.iso.datetime().nullable().describe("When it was last shown, in UTC; null for never."),
});
export type SecondFactor = Infer<typeof secondFactorSchema>;

const stateSchema = z.strictObject({
  isRequired: z
    .boolean()
    .describe("Whether the operator's screens are closed until a factor is shown in this session."),
  isShown: z.boolean().describe("Whether a factor was shown in this session."),
  isRecent: z
    .boolean()
    .describe(
      `Whether a factor, or the password where there is none, was shown in the last ${recentMinutes} minutes.`,
    ),
  factors: z.array(secondFactorSchema).describe("The account's factors, oldest first."),
  recoveryCodesLeft: z.int().describe("How many recovery codes are unused."),
});
/** The second factors of the requesting account and session. */
export type SecondFactorState = Infer<typeof stateSchema>;

const totpBegunSchema = z.strictObject({
  secret: z.string().describe("The secret in base32, to type into the app."),
  uri: z.string().describe("The same secret as an `otpauth://` link."),
});
export type TotpBegun = Infer<typeof totpBegunSchema>;

const madeSchema = z.strictObject({
  state: stateSchema.describe("The account's factors now."),
  recoveryCodes: z
    .array(z.string())
    .nullable()
    .describe("New recovery codes, shown this once; null unless this call made some."),
});
export type FactorMade = Infer<typeof madeSchema>;

const passkeyOptionsSchema = z.strictObject({
  options: creationOptionsSchema.describe(
    "The options for `navigator.credentials.create`, as WebAuthn JSON.",
  ),
});
/** The options of the browser's WebAuthn call, as JSON (WebAuthn Level 3, section 5.1.8 and 5.1.9). */
export type PasskeyOptions = Infer<typeof passkeyOptionsSchema>;

const passkeyToConfirmSchema = z.strictObject({
  name: factorNameField,
  response: creationResponseSchema.describe(
    "The result of `navigator.credentials.create`, as WebAuthn JSON.",
  ),
});
export type PasskeyToConfirm = Infer<typeof passkeyToConfirmSchema>;

const showingBegunSchema = z.strictObject({
  passkey: requestOptionsSchema
    .nullable()
    .describe("The options for `navigator.credentials.get`, as WebAuthn JSON; null without a passkey."),
});
export type ShowingBegun = Infer<typeof showingBegunSchema>;

const factorToShowSchema = z
  .strictObject({
    code: totpCodeField.optional().describe("The six digits that the authenticator app shows."),
    passkey: requestResponseSchema
      .optional()
      .describe("The result of `navigator.credentials.get`, as WebAuthn JSON."),
    recoveryCode: recoveryCodeField.optional().describe("An unused recovery code."),
    password: knownPassword("Please type your password.")
      .optional()
      .describe("The password; it counts only while the account has no factor."),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    path: ["code"],
    error: "Please type the six digits that your app shows.",
  });
/** Has exactly one of its fields. */
export type FactorToShow = Infer<typeof factorToShowSchema>;

const noFactor = "Unknown second factor.";

const factorToRemoveSchema = z.strictObject({
  id: z.int(noFactor).positive(noFactor).describe("The factor's number, from `readSecondFactor`."),
});

/** For operators: any other account gets 403 `forbidden`. */
export const secondFactorContract = {
  readSecondFactor: {
    route: "GET /api/auth/second-factor",
    summary: "Get the operator's second factors, and whether one was shown in this session.",
    access: "user",
    output: stateSchema,
    errors: ["forbidden"],
  },
  beginTotp: {
    route: "POST /api/auth/second-factor/totp-begin",
    summary: "Begin to set up an authenticator app.",
    access: "user",
    output: totpBegunSchema,
    errors: ["forbidden", "reauthentication_needed"],
  },
  confirmTotp: {
    route: "POST /api/auth/second-factor/totp-confirm",
    summary: "Set up the authenticator app with a code that it shows.",
    access: "user",
    input: totpToConfirmSchema,
    output: madeSchema,
    errors: ["forbidden", "reauthentication_needed"],
  },
  beginPasskey: {
    route: "POST /api/auth/second-factor/passkey-begin",
    summary: "Begin to set up a passkey.",
    access: "user",
    output: passkeyOptionsSchema,
    errors: ["forbidden", "reauthentication_needed"],
  },
  confirmPasskey: {
    route: "POST /api/auth/second-factor/passkey-confirm",
    summary: "Set up the passkey with the browser's response.",
    access: "user",
    input: passkeyToConfirmSchema,
    output: madeSchema,
    errors: ["forbidden", "reauthentication_needed"],
  },
  removeFactor: {
    route: "POST /api/auth/second-factor/remove",
    summary: "Remove a second factor.",
    access: "user",
    input: factorToRemoveSchema,
    output: stateSchema,
    errors: ["forbidden", "reauthentication_needed", "not_found"],
  },
  renewRecoveryCodes: {
    route: "POST /api/auth/second-factor/recovery-codes",
    summary: "Make new recovery codes. The earlier ones stop working.",
    access: "user",
    output: madeSchema,
    errors: ["forbidden", "reauthentication_needed"],
  },
  beginShowing: {
    route: "POST /api/auth/second-factor/show-begin",
    summary: "Begin to show a passkey.",
    access: "user",
    output: showingBegunSchema,
    errors: ["forbidden"],
  },
  showFactor: {
    route: "POST /api/auth/second-factor/show",
    summary: "Show a second factor, or the password while there is none.",
    access: "user",
    input: factorToShowSchema,
    output: stateSchema,
    errors: ["forbidden"],
  },
} as const satisfies Declarations;
