import { z } from "zod";
import type { Descriptions } from "../descriptions.ts";
import { type CountRequest, countedEvents, type usage } from "./calls.ts";

export const countRequestSchema = z.strictObject({
  event: z.enum(countedEvents, "This event is not one we count."),
  subject: z
    .string("The subject must be a tool's id or a page's path.")
    .max(64, "The subject can have at most 64 characters.")
    .regex(
      /^(\/|(\/[a-z0-9-]+)+|[a-z0-9]+(-[a-z0-9]+)*)$/,
      "The subject must be a tool's id or a page's path.",
    ),
}) satisfies z.ZodType<CountRequest>;

export const usageDescriptions = {
  count: {
    summary: "Count an event of a tool or page. Fixed shape; nothing about the person.",
    access: "anyone",
    input: countRequestSchema,
    output: null,
    success: 204,
  },
} as const satisfies Descriptions<typeof usage>;
