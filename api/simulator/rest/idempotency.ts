import type { Simulation } from "../simulation.ts";
import type { AnswerRecord } from "../state/records.ts";
import { ProviderError } from "./ProviderError.ts";

/** How long the provider remembers an answer, in seconds. */
const remembered = 24 * 60 * 60;

/**
 * @param request method, path and body of a request under this key.
 * @returns the answer that the same request got before, if it did.
 * @throws {ProviderError} 400 when another request used the key.
 */
export function findAnswer(
  { state, now }: Simulation,
  key: string | null,
  request: string,
): AnswerRecord | undefined {
  const answer = key === null ? undefined : state.answers[key];
  if (!answer || answer.created + remembered < now()) return undefined;
  if (answer.request === request) return answer;
  throw new ProviderError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** Remembers an answer; what was refused for its parameters may be asked anew, as with the provider. */
export function keepAnswer(
  { state, now }: Simulation,
  key: string | null,
  answer: Omit<AnswerRecord, "created">,
): void {
  if (key === null || (answer.status >= 400 && answer.status !== 402)) return;
  for (const [old, { created }] of Object.entries(state.answers)) {
    if (created + remembered < now()) delete state.answers[old];
  }
  state.answers[key] = { created: now(), ...answer };
}
