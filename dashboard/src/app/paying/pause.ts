/** @param time in milliseconds. */
export function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** How long something stands before the page leads on (product.md section 9), in milliseconds. */
export const redirectAfter = { toCheckout: 1000, elsewhere: 2000 } as const;
