import { z } from "zod";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { longestPush, longestSealed, mostPushed } from "./limits.ts";

const base64url = /^[\w-]+$/;

const vaultField = z
  .uuid("This is not the id of a synced case.")
  .describe("The synced case's id, a random UUID that the first device chose.");

const wrappedKeySchema = z.strictObject({
  salt: z
    .string("The salt is missing.")
    .length(22, "The salt has 16 bytes.")
    .regex(base64url)
    .describe("16 random bytes, base64url."),
  sealed: z
    .string("The key is missing.")
    .length(80, "The wrapped key has 60 bytes.")
    .regex(base64url, "The wrapped key must be base64url.")
    .describe("The IV, the data key encrypted with AES-256-GCM, and the tag, base64url."),
});
export type WrappedKey = Infer<typeof wrappedKeySchema>;

const keyFields = {
  passphrase: wrappedKeySchema.describe("The data key, wrapped by a key from the passphrase."),
  recovery: wrappedKeySchema.describe("The data key, wrapped by a key from the recovery code."),
};

const vaultSchema = z.strictObject({
  id: vaultField,
  revision: z.int().describe("Rises by one with each record that is written."),
  keysVersion: z.int().describe("Rises by one each time the wrapped keys are replaced."),
  ...keyFields,
});
export type Vault = Infer<typeof vaultSchema>;

const ownVaultSchema = z.strictObject({
  vault: vaultSchema.nullable().describe("Null while sync is off for the account."),
});

const vaultToCreateSchema = z.strictObject({ id: vaultField, ...keyFields });

const keysToReplaceSchema = z.strictObject({
  vault: vaultField,
  keysVersion: z.int().min(1).describe("The version that the new keys replace."),
  ...keyFields,
});

const vaultToEndSchema = z.strictObject({ vault: vaultField });

const sealedRecordSchema = z.strictObject({
  id: z
    .string("The record's id is missing.")
    .regex(/^[\da-f]{64}$/, "A record's id has 64 hexadecimal digits.")
    .describe("An HMAC of the record's own id, hexadecimal."),
  version: z
    .int("The version must be a number.")
    .min(1, "Versions begin at 1.")
    .describe("The record's version; each is one more than the one before."),
  sealed: z
    .string("The record is missing.")
    .min(1, "The record is missing.")
    .max(longestSealed, "This record is too large to be synced.")
    .regex(base64url, "A record must be base64url.")
    .describe("The IV, the padded record encrypted with AES-256-GCM, and the tag, base64url."),
});
export type SealedRecord = Infer<typeof sealedRecordSchema>;

const recordsToPushSchema = z.strictObject({
  vault: vaultField,
  records: z
    .array(sealedRecordSchema, "Records are missing.")
    .min(1, "Records are missing.")
    .max(mostPushed, `At most ${mostPushed} records fit in one push.`)
    .refine(
      (records) => new Set(records.map(({ id }) => id)).size === records.length,
      "Each record can be there once.",
    )
    .refine(
      (records) => records.reduce((sum, { sealed }) => sum + sealed.length, 0) <= longestPush,
      "These records are too large for one push.",
    )
    .describe("All are written, or none."),
});

const pushedSchema = z.strictObject({ revision: z.int().describe("The revision after the push.") });

const changesToListSchema = z.strictObject({
  vault: vaultField,
  since: z.coerce
    .number("This is not a revision.")
    .int("This is not a revision.")
    .min(0, "This is not a revision.")
    .max(Number.MAX_SAFE_INTEGER, "This is not a revision.")
    .describe("The revision that the device has; 0 for all records."),
});

const changesSchema = z.strictObject({
  revision: z.int().describe("The revision of the synced case now."),
  records: z
    .array(sealedRecordSchema.extend({ revision: z.int().describe("The revision that wrote the record.") }))
    .describe("Records written since, oldest first, each in its current version."),
  hasMore: z.boolean().describe("Whether to ask again, since the last record's revision."),
});

export const caseSyncContract = {
  getVault: {
    route: "GET /api/case-sync",
    summary: "The account's synced case: its revision, and the data key in its two wrapped forms.",
    access: "user",
    isOwnOriginOnly: true,
    output: ownVaultSchema,
  },
  createVault: {
    route: "POST /api/case-sync",
    summary: "Turn sync on. Repeating it with the same id and keys is no error.",
    access: "user",
    isOwnOriginOnly: true,
    input: vaultToCreateSchema,
    output: vaultSchema,
    success: 201,
    errors: ["email_not_confirmed", "changed_meanwhile"],
  },
  listChanges: {
    route: "GET /api/case-sync/changes",
    summary: "The encrypted records that were written since a revision, in pages.",
    access: "user",
    isOwnOriginOnly: true,
    input: changesToListSchema,
    output: changesSchema,
    errors: ["not_found"],
  },
  pushRecords: {
    route: "POST /api/case-sync/push",
    summary:
      "Write encrypted records. With `changed_meanwhile`, one of them has another version by now: `versions` has the current ones, and nothing was written. Repeating a push is no error.",
    access: "user",
    isOwnOriginOnly: true,
    input: recordsToPushSchema,
    output: pushedSchema,
    errors: ["not_found", "changed_meanwhile"],
  },
  replaceKeys: {
    route: "POST /api/case-sync/keys",
    summary: "Replace the wrapped keys, for a new passphrase or recovery code. Repeating it is no error.",
    access: "user",
    isOwnOriginOnly: true,
    input: keysToReplaceSchema,
    output: vaultSchema,
    errors: ["not_found", "changed_meanwhile"],
  },
  deleteVault: {
    route: "POST /api/case-sync/end",
    summary:
      "Delete the synced case: its records, their versions, and the wrapped keys. Repeating it is no error.",
    access: "user",
    isOwnOriginOnly: true,
    input: vaultToEndSchema,
  },
} as const satisfies Declarations;
