import type { TokensUsed } from "./ModelClient.ts";
import { TryFailed } from "./TryFailed.ts";
/**
 * Maps an error thrown by the OpenAI package to our own failure.
 * @param tokens the tokens of the request; they count even when the answer timed out, since the model read the prompt.
 */
export declare function describeFailure(error: unknown, tokens: TokensUsed): TryFailed;
/** How long an answer's `Retry-After` asks to wait, in milliseconds, or null. It can be seconds or a date. */
export declare function waitAskedFor(headers: Headers | undefined): number | null;
