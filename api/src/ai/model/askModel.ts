import type OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { AiSettings } from "../../aiSettings.ts";
import { buildMessages } from "./buildMessages.ts";
import { describeFailure } from "./describeFailure.ts";
import type { ModelRequest } from "./ModelClient.ts";
import { readCompletion, tokensOf } from "./readCompletion.ts";
import type { TokensUsed } from "./TokensUsed.ts";
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
