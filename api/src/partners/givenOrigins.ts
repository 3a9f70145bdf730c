import { InvalidRequest } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { checkOrigin } from "./checkOrigin.ts";

/**
 * Normalizes the given origins to the form that browsers send.
 * @throws {InvalidRequest} with a sentence for each invalid one: `origins.0`, `origins.2`.
 */
export function givenOrigins(
  { environment }: Pick<Services, "environment">,
  written: readonly string[],
): readonly string[] {
  const checked = written.map((text) => checkOrigin(text, environment.mode === "production"));
  const problems = checked.flatMap((one, index) =>
    "problem" in one ? [[`origins.${index}`, one.problem] as const] : [],
  );
  if (problems.length > 0) throw new InvalidRequest(Object.fromEntries(problems));
  return [...new Set(checked.flatMap((one) => ("origin" in one ? [one.origin] : [])))];
}
