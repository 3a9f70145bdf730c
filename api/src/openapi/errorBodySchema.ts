import { type ErrorBody, errorCodes } from "@iep-insider/sdk/contract";
import { z } from "zod";

/** The contract's `ErrorBody` as a schema: for the document, and for the tests that every failure is held to it. */
export const errorBodySchema = z.strictObject({
  code: z.enum(errorCodes),
  message: z.string().min(1),
  error: z.string().min(1),
  requestId: z.string().min(1),
  fields: z.record(z.string(), z.string()).exactOptional(),
  hasActiveSubscription: z.literal(true).exactOptional(),
}) satisfies z.ZodType<ErrorBody>;
