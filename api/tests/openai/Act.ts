import { z } from "zod";

/** How the stand-in deals with one question. */
export const actSchema = z.discriminatedUnion("act", [
  /** Fills in the asked fields by itself (`fillIn.ts`). */
  z.object({ act: z.literal("fill-in") }),
  /** The same, but cites what was never given. */
  z.object({ act: z.literal("invented-citation") }),
  /** With this content: an object for the fields, or a text as it is. */
  z.object({ act: z.literal("answer"), content: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  /** A good answer that does not say what it took. */
  z.object({ act: z.literal("uncounted") }),
  z.object({ act: z.literal("refuse") }),
  /** Stopped by the provider's own filter. */
  z.object({ act: z.literal("filtered") }),
  /** Stopped at the most tokens. */
  z.object({ act: z.literal("too-long") }),
  z.object({ act: z.literal("truncated-json") }),
  z.object({ act: z.literal("wrong-fields") }),
  z.object({ act: z.literal("empty") }),
  /** JSON, but not of this endpoint. */
  z.object({ act: z.literal("no-completion") }),
  /** Says that it is JSON and is not. */
  z.object({ act: z.literal("garbage") }),
  /** A page, with status 200, as some proxies have it. */
  z.object({ act: z.literal("page") }),
  z.object({
    act: z.literal("error"),
    status: z.number().int().min(300).max(599),
    code: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
  }),
  /** Takes the question and never says a word. */
  z.object({ act: z.literal("stall") }),
  /** Begins to answer and stops. */
  z.object({ act: z.literal("stall-midway") }),
  /** Begins to answer and breaks the line. */
  z.object({ act: z.literal("cut-off") }),
  /** Breaks the line without an answer. */
  z.object({ act: z.literal("hang-up") }),
  /** A good answer, after a while. */
  z.object({ act: z.literal("slow"), milliseconds: z.number().int().min(0).max(600_000) }),
]);

export type Act = z.infer<typeof actSchema>;

/** What comes next, in this order, and what follows when that is used up. */
export const scriptSchema = z.strictObject({
  acts: z.array(actSchema).default([]),
  otherwise: actSchema.default({ act: "fill-in" }),
});
