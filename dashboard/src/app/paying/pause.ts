/** @param time in milliseconds. */
export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** How long a message shows before a redirect, in milliseconds. */
export const redirectAfter = { toCheckout: 1000, elsewhere: 2000 } as const;
