import { z } from "zod";
import { TryFailed } from "./TryFailed.ts";

/** What we read of a completion. A server of one's own may leave out more than OpenAI does. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

const usage = z.object({ usage: z.object({ total_tokens: z.number().int().nonnegative() }) });

/** The tokens that an answer says it took; null when it does not say. */
export function tokensOf(said: unknown): number | null {
  return usage.safeParse(said).data?.usage.total_tokens ?? null;
}

/**
 * What the model filled in.
 * @param said the provider's answer, whatever it is.
 * @param tokens what it took; a failure carries them along.
 * @throws {TryFailed} refused, or unreadable: cut off, no JSON, or not what the schema asks for.
 */
export function readCompletion(said: unknown, schema: z.ZodType, tokens: number): unknown {
  const failed = (why: "refused" | "unreadable") =>
    new TryFailed({ why, mayPass: false, isOutage: false, tokens });
  const choice = completion.safeParse(said).data?.choices[0];
  if (!choice) throw failed("unreadable");
  const { finish_reason: reason, message } = choice;
  if (message.refusal || reason === "content_filter") throw failed("refused");
  if (reason === "length" || !message.content) throw failed("unreadable");
  const filled = schema.safeParse(parseJson(message.content));
  if (!filled.success) throw failed("unreadable");
  return filled.data;
}

/** @returns undefined for what is no JSON: no schema of ours takes that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
