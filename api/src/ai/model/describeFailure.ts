import OpenAI from "openai";
import type { TokensUsed } from "./ModelClient.ts";
import { TryFailed } from "./TryFailed.ts";

/**
 * Maps an error thrown by the OpenAI package to our own failure.
 * @param tokens the tokens of the request; they count even when the answer timed out, since the model read the prompt.
 */
export function describeFailure(error: unknown, tokens: TokensUsed): TryFailed {
  if (error instanceof TryFailed) return error;
  if (error instanceof OpenAI.APIUserAbortError)
    return new TryFailed({ why: "cancelled", mayPass: false, isOutage: false, tokens });
  if (error instanceof OpenAI.APIConnectionTimeoutError)
    return new TryFailed({ why: "timed_out", mayPass: true, isOutage: true, tokens });
  if (error instanceof OpenAI.APIError && error.status !== undefined) return describeStatus(error);
  // The body said that it was JSON.
  if (error instanceof SyntaxError)
    return new TryFailed({ why: "unreadable", mayPass: false, isOutage: false, tokens });
  const lost = { why: "unavailable", mayPass: true, isOutage: true } as const;
  // The provider is unreachable, or the connection broke before the response began. Anything else interrupted the
  // response itself.
  return new TryFailed(error instanceof OpenAI.APIConnectionError ? lost : { ...lost, tokens });
}

function describeStatus(error: InstanceType<typeof OpenAI.APIError>): TryFailed {
  const status = error.status ?? 0;
  const code = nameOnly(error.code) ?? nameOnly(error.type);
  const waitFor = waitAskedFor(error.headers);
  const known = { status, code, waitFor };
  if (code === "insufficient_quota")
    return new TryFailed({
      ...known,
      why: "rate_limited",
      mayPass: false,
      isOutage: true,
      advice: advice.quota,
    });
  if (status === 429) return new TryFailed({ ...known, why: "rate_limited", mayPass: true, isOutage: true });
  if (status >= 500 || status === 408 || status === 409)
    return new TryFailed({ ...known, why: "unavailable", mayPass: true, isOutage: true });
  if (status === 401 || status === 403 || status === 404)
    return new TryFailed({
      ...known,
      why: "unavailable",
      mayPass: false,
      isOutage: true,
      advice: advice[status],
    });
  // Some servers look the question over before the model does.
  if (code !== null && /^content_(filter|policy)/.test(code))
    return new TryFailed({ ...known, why: "refused", mayPass: false, isOutage: false });
  return new TryFailed({
    ...known,
    why: "unavailable",
    mayPass: false,
    isOutage: false,
    advice: advice.request,
  });
}

/** For the log, so that it names settings. */
const advice = {
  401: "The AI provider rejects the key: set OPENAI_API_KEY to a valid one. Our own rules answer until then.",
  403: "The AI provider denies access: allow the key in OPENAI_API_KEY to use OPENAI_MODEL.",
  404: "The AI provider does not know this model or URL: check OPENAI_MODEL and OPENAI_BASE_URL.",
  quota:
    "The AI provider's account has no credit left, or has reached its limit: check its billing settings.",
  request:
    "The AI provider rejects our request: OPENAI_MODEL has to support structured outputs (response_format with a JSON schema).",
} as const;

/** Codes are names. Anything else in their place may be a text that quotes what was sent. */
function nameOnly(code: unknown): string | null {
  return typeof code === "string" && /^[a-z][a-z0-9_.-]{0,59}$/.test(code) ? code : null;
}

/** How long an answer's `Retry-After` asks to wait, in milliseconds, or null. It can be seconds or a date. */
export function waitAskedFor(headers: Headers | undefined): number | null {
  // OpenAI's own, more exact.
  const milliseconds = headers?.get("retry-after-ms");
  if (milliseconds && /^\d+(\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const said = headers?.get("retry-after");
  if (!said) return null;
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1000;
  const moment = Date.parse(said);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}
