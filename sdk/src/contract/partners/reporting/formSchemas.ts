import { z } from "zod";
import type { Infer } from "../../call.ts";
import { webPageField } from "../settings/schemas.ts";

const wrongAddress = "Please write a whole address that begins with https://, without a port.";

export const webhookToSetSchema = z.strictObject({
  url: webPageField(wrongAddress, 500, /^https$/)
    .refine((url) => /^https:\/\/[^/?#:]+([/?#]|$)/i.test(url), wrongAddress)
    .describe("The https address that gets the deliveries, at most 500 characters, without a port."),
});
export type WebhookToSet = Infer<typeof webhookToSetSchema>;
