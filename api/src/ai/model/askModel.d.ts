import type OpenAI from "openai";
import type { AiSettings } from "../../aiSettings.ts";
import type { ModelRequest, TokensUsed } from "./ModelClient.ts";
/** What one try brought. */
export interface Answered {
    /** What the request's schema read. */
    readonly filled: unknown;
    readonly tokens: TokensUsed;
}
/** @throws {TryFailed} unless it is a bug on our side. */
export type AskModel = (request: ModelRequest, milliseconds: number, signal?: AbortSignal) => Promise<Answered>;
/**
 * One request by chat completions with a strict JSON schema. The package documents structured outputs for two
 * endpoints; this is the one that servers of one's own speak too (vLLM, LM Studio, llama.cpp). It is `create` and not
 * `parse`: what `parse` throws for an answer that was cut off does not say what it cost.
 */
export declare function createAsker(openai: OpenAI, { model, maxTokens }: AiSettings): AskModel;
/** @throws {TryFailed} for a schema that cannot be sent: a bug on our side, which would fail for every question. */
export declare function responseFormatOf({ schema, name }: Pick<ModelRequest, "schema" | "name">): import("openai/lib/parser.mjs").AutoParseableResponseFormat<unknown>;
/**
 * The tokens that an answer says it took. Servers of one's own may name only some of the three figures.
 * @param rough what it may have taken by our own estimate, for what it does not say.
 */
export declare function tokensOf(said: unknown, rough: TokensUsed): TokensUsed;
