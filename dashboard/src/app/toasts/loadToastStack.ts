export type ToastStack = typeof import("./ToastStack.tsx").default;

/**
 * Fetches the toasts. A page that may have to report a lost connection calls it ahead.
 * @returns the component; rejects when it could not be fetched, which a browser may cache until a reload.
 */
export async function loadToastStack(): Promise<ToastStack> {
  return (await import("./ToastStack.tsx")).default;
}
