import type { Simulation } from "../simulation.ts";
import { ProviderError } from "./ProviderError.ts";

/** How long the provider remembers an answer, in seconds. */
const remembered = 24 * 60 * 60;

/**
 * Runs a request once per idempotency key. A refused request can be retried under its key, as with Stripe.
 * @param request method, path and body. @throws {ProviderError} 400 when another request used the key.
 */
export function once(
  { state, now }: Simulation,
  key: string | null,
  request: string,
  work: () => string,
): string {
  if (key === null) return work();
  const before = state.answers[key];
  if (before && before.created + remembered >= now()) {
    if (before.request === request) return before.body;
    throw new ProviderError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  for (const [old, { created }] of Object.entries(state.answers)) {
    if (created + remembered < now()) delete state.answers[old];
  }
  const body = work();
  state.answers[key] = { created: now(), request, body };
  return body;
}
