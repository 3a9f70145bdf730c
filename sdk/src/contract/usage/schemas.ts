import { z } from "zod";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";
import { countedEvents } from "./countedEvents.ts";

const wrongSubject = "The subject must be a tool's id or a page's path.";

export const countRequestSchema = z.strictObject({
  event: z.enum(countedEvents, "This event is not one we count.").describe("What happened."),
  subject: z
    .string(wrongSubject)
    .max(64, "The subject can have at most 64 characters.")
    .regex(/^(\/|(\/[a-z0-9-]+)+|[a-z0-9]+(-[a-z0-9]+)*)$/, wrongSubject)
    .describe(
      "A tool's id (`aide-screener`) or the path of one of our pages (`/pricing`), at most 64 characters. Unknown paths are stored as `/other`.",
    ),
});
export type CountRequest = Infer<typeof countRequestSchema>;

export const usageContract = {
  count: {
    route: "POST /api/count",
    summary: "Count an event of a tool or page. Nothing about the visitor is stored.",
    access: "anyone",
    isSimple: true,
    input: countRequestSchema,
  },
} as const satisfies Declarations;
