import { z } from "zod";

/** How the stand-in deals with one question. */
export const actSchema = z.discriminatedUnion("act", [
  z.object({
    act: z.enum([
      // Fills in the requested fields on its own (`fillIn.ts`); the same, but cites what was never given.
      ...(["fill-in", "invented-citation"] as const),
      // A good answer that does not say what it took; one stopped by the provider's filter, or at the most tokens.
      ...(["uncounted", "refuse", "filtered", "too-long"] as const),
      ...(["truncated-json", "wrong-fields", "empty"] as const),
      // JSON, but not of this endpoint; no JSON at all; a page with status 200, as some proxies have it.
      ...(["no-completion", "garbage", "page"] as const),
    ]),
  }),
  // Takes the question and never says a word; begins to answer and stops, or breaks the line; breaks it at once.
  z.object({ act: z.enum(["stall", "stall-midway", "cut-off", "hang-up"]) }),
  /** A good answer, after a while. */
  z.object({ act: z.literal("slow"), milliseconds: z.number().int().min(0).max(600_000) }),
  /** With this content: an object for the fields, or a text as it is. */
  z.object({ act: z.literal("answer"), content: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  z.object({
    ...{ act: z.literal("error"), status: z.number().int().min(300).max(599), code: z.string().optional() },
    headers: z.record(z.string(), z.string()).optional(),
  }),
]);

export type Act = z.infer<typeof actSchema>;

/** What comes next, in this order, and what follows when that is used up. */
export const scriptSchema = z.strictObject({
  acts: z.array(actSchema).default([]),
  otherwise: actSchema.default({ act: "fill-in" }),
});
