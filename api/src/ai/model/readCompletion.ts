import { z } from "zod";
import type { TokensUsed } from "./TokensUsed.ts";
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

const count = z.number().int().nonnegative();
const usage = z.object({
  usage: z.object({
    prompt_tokens: count.nullish(),
    completion_tokens: count.nullish(),
    total_tokens: count.nullish(),
  }),
});

/**
 * The tokens that an answer says it took. Servers of one's own may name only some of the three figures.
 * @param rough what it may have taken by our own estimate, for what it does not say.
 */
export function tokensOf(said: unknown, rough: TokensUsed): TokensUsed {
  const stated = usage.safeParse(said).data?.usage;
  const total = stated?.total_tokens;
  const input = stated?.prompt_tokens ?? Math.min(rough.input, total ?? rough.input);
  const rest = total == null ? rough.output : Math.max(0, total - input);
  return { input, output: stated?.completion_tokens ?? rest };
}

/**
 * What the model filled in.
 * @param said the provider's answer, whatever it is.
 * @param tokens what it took; a failure carries them along.
 * @throws {TryFailed} refused, or unreadable: cut off, no JSON, or not what the schema asks for.
 */
export function readCompletion(said: unknown, schema: z.ZodType, tokens: TokensUsed): unknown {
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

/** @returns undefined for invalid JSON, which no schema accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
