import { z } from "zod";
import type { Infer } from "./call.ts";
import { errorCodes } from "./errors.ts";

export const errorBodySchema = z.strictObject({
  code: z.enum(errorCodes).describe("The stable name of the error, for programs."),
  message: z.string().min(1).describe("One sentence for a person that says what to do."),
  error: z.string().min(1).describe("The same sentence, under the name that payment pages read."),
  requestId: z
    .string()
    .min(1)
    .describe("The request's id, also in the `X-Request-Id` header and in the log."),
  fields: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe("Field name to sentence, when fields of the request are at fault."),
  versions: z
    .array(
      z.strictObject({
        id: z.string().describe("The record's id."),
        version: z.int().describe("Its version."),
      }),
    )
    .exactOptional()
    .describe("The current versions of records, when a push was refused with `changed_meanwhile`."),
  hasActiveSubscription: z.literal(true).exactOptional().describe("Present with `active_subscription` only."),
});
/** The body of every error response. */
export type ErrorBody = Infer<typeof errorBodySchema>;
