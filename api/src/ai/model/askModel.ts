import type OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import type { AiSettings } from "../../aiSettings.ts";
import { buildMessages } from "./buildMessages.ts";
import { describeFailure } from "./describeFailure.ts";
import type { ModelRequest, TokensUsed } from "./ModelClient.ts";
import { TryFailed } from "./TryFailed.ts";

/** What one try brought. */
export interface Answered {
  /** What the request's schema read. */
  readonly filled: unknown;
  readonly tokens: TokensUsed;
}

/** @throws {TryFailed} unless it is a bug on our side. */
export type AskModel = (
  request: ModelRequest,
  milliseconds: number,
  signal?: AbortSignal,
) => Promise<Answered>;

/**
 * One request by chat completions with a strict JSON schema. The package documents structured outputs for two
 * endpoints; this is the one that servers of one's own speak too (vLLM, LM Studio, llama.cpp). It is `create` and not
 * `parse`: what `parse` throws for an answer that was cut off does not say what it cost.
 */
export function createAsker(openai: OpenAI, { model, maxTokens }: AiSettings): AskModel {
  return async (request, milliseconds, signal) => {
    const body = {
      model,
      messages: [...buildMessages(request)],
      response_format: responseFormatOf(request),
      max_completion_tokens: maxTokens,
      // Nothing of it stays with the provider for its own purposes, and no id says who asked.
      store: false,
    };
    const asked = { input: roughTokens(body.messages.map(({ content }) => content).join("")), output: 0 };
    const options = { timeout: Math.max(1, Math.ceil(milliseconds)), ...(signal && { signal }) };
    const said: unknown = await openai.chat.completions.create(body, options).catch((error: unknown) => {
      throw describeFailure(error, asked);
    });
    const tokens = tokensOf(said, { ...asked, output: roughTokens(JSON.stringify(said) ?? "") });
    return { filled: readCompletion(said, request.schema, tokens), tokens };
  };
}

/** @throws {TryFailed} for a schema that cannot be sent: a bug on our side, which would fail for every question. */
export function responseFormatOf({ schema, name }: Pick<ModelRequest, "schema" | "name">) {
  try {
    return zodResponseFormat(schema, name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    const advice = `The fields of ${name} cannot be sent to the AI, which is a fault of the program: ${reason}`;
    throw new TryFailed({ why: "unavailable", mayPass: false, isOutage: false, advice });
  }
}

/** Used when the provider reports no count: a token is about four letters in English, fewer in other languages. */
function roughTokens(text: string): number {
  return Math.ceil(text.length / 3);
}

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
function readCompletion(said: unknown, schema: z.ZodType, tokens: TokensUsed): unknown {
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
