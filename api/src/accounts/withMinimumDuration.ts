import type { Services } from "../services.ts";

/** Longer than the work takes, with or without an account, on a machine that is not overloaded. */
export const minimumDuration = 300;

/**
 * Takes at least a fixed time, however little there was to do: an answer that must not tell whether an address has
 * an account must not tell it by its speed either. Refusals may come sooner; they are the same for every address.
 */
export async function withMinimumDuration(
  services: Pick<Services, "minimumDuration">,
  work: () => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  await work();
  const left = (services.minimumDuration ?? minimumDuration) - (performance.now() - begun);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
