import type { Services } from "../services.ts";

/** In milliseconds. Longer than the work takes, with or without an account, unless the machine is overloaded. */
export const minimumDuration = 300;

/**
 * Takes at least a fixed time, so that the duration does not reveal whether an address has an account. Errors may be
 * faster; they are the same for every address.
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
