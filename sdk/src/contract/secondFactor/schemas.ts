import { z } from "zod";
import type { Descriptions } from "../descriptions.ts";
import {
  type FactorMade,
  type FactorToRemove,
  type FactorToShow,
  factorKinds,
  type PasskeyOptions,
  type PasskeyToConfirm,
  type SecondFactor,
  type SecondFactorState,
  type ShowingBegun,
  type secondFactor,
  type TotpBegun,
  type TotpToConfirm,
} from "./calls.ts";

const nameNeeded = "Please give it a name of at most 60 characters, such as the device it is on.";
const name = z.string(nameNeeded).trim().min(1, nameNeeded).max(60, nameNeeded);
const wrongCode = "Please type the six digits that your app shows.";
const code = z
  .string(wrongCode)
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, wrongCode));
const json = z.record(z.string(), z.unknown());

const factorSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<SecondFactor>;

const stateSchema = z.strictObject({
  isRequired: z.boolean(),
  isShown: z.boolean(),
  isRecent: z.boolean(),
  factors: z.array(factorSchema),
  recoveryCodesLeft: z.int(),
}) satisfies z.ZodType<SecondFactorState>;

const madeSchema = z.strictObject({
  state: stateSchema,
  recoveryCodes: z.array(z.string()).nullable(),
}) satisfies z.ZodType<FactorMade>;

export const totpToConfirmSchema = z.strictObject({ name, code }) satisfies z.ZodType<TotpToConfirm>;
const passkeyToConfirmSchema = z.strictObject({ name, response: json }) satisfies z.ZodType<PasskeyToConfirm>;

const wrongRecoveryCode = "Please type one of your recovery codes.";
const recoveryCode = z
  .string(wrongRecoveryCode)
  .transform((text) => text.toLowerCase().replace(/[^a-z0-9]/g, ""))
  .pipe(z.string().regex(/^[a-z2-7]{16}$/, wrongRecoveryCode));
const passwordNeeded = "Please type your password.";
const factorToShowSchema = z
  .strictObject({
    code: code.optional(),
    passkey: json.optional(),
    recoveryCode: recoveryCode.optional(),
    password: z.string(passwordNeeded).min(1, passwordNeeded).max(200, passwordNeeded).optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    path: ["code"],
    error: wrongCode,
  }) satisfies z.ZodType<FactorToShow>;

/** The forms of the screens. */
export const codeFormSchema = z.strictObject({ code });
export const recoveryCodeFormSchema = z.strictObject({ recoveryCode });
export const passkeyNameFormSchema = z.strictObject({ name });

const factorToRemoveSchema = z.strictObject({
  id: z.int("This is no number of a second factor.").positive("This is no number of a second factor."),
}) satisfies z.ZodType<FactorToRemove>;

export const secondFactorDescriptions = {
  readSecondFactor: {
    summary: "The operator's second factors, and whether one was shown in this session.",
    access: "user",
    input: null,
    output: stateSchema,
    success: 200,
  },
  beginTotp: {
    summary: "Begin to set up an authenticator app.",
    access: "user",
    input: null,
    output: z.strictObject({ secret: z.string(), uri: z.string() }) satisfies z.ZodType<TotpBegun>,
    success: 200,
  },
  confirmTotp: {
    summary: "Set up the app with a code that it shows.",
    access: "user",
    input: totpToConfirmSchema,
    output: madeSchema,
    success: 200,
  },
  beginPasskey: {
    summary: "Begin to set up a passkey: what the browser's WebAuthn call takes.",
    access: "user",
    input: null,
    output: z.strictObject({ options: json }) satisfies z.ZodType<PasskeyOptions>,
    success: 200,
  },
  confirmPasskey: {
    summary: "Set up the passkey with what that call answered.",
    access: "user",
    input: passkeyToConfirmSchema,
    output: madeSchema,
    success: 200,
  },
  removeFactor: {
    summary: "Remove a second factor.",
    access: "user",
    input: factorToRemoveSchema,
    output: stateSchema,
    success: 200,
  },
  renewRecoveryCodes: {
    summary: "Make new recovery codes; those before end.",
    access: "user",
    input: null,
    output: madeSchema,
    success: 200,
  },
  beginShowing: {
    summary: "Begin to show a passkey: what the browser's WebAuthn call takes.",
    access: "user",
    input: null,
    output: z.strictObject({ passkey: json.nullable() }) satisfies z.ZodType<ShowingBegun>,
    success: 200,
  },
  showFactor: {
    summary: "Show a second factor, or the password while there is none.",
    access: "user",
    input: factorToShowSchema,
    output: stateSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof secondFactor>;
