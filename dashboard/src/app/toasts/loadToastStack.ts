export type ToastStack = typeof import("./ToastStack.tsx").default;

/**
 * Fetches the toasts. A page whose messages may have to tell of a lost connection calls it while there is one.
 * @returns the component; rejects when it could not be fetched, which a browser may remember until the page is
 * reloaded.
 */
export async function loadToastStack(): Promise<ToastStack> {
  return (await import("./ToastStack.tsx")).default;
}
