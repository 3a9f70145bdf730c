/** Dispatches "needed" when the server requires an operator's second factor; the operator screens redirect. */
export const factorNeeded = new EventTarget();

/** @param code of a rejected call. */
export function noticeFactorNeeded(code: string | undefined): void {
  if (code === "second_factor_needed" || code === "reauthentication_needed")
    factorNeeded.dispatchEvent(new Event("needed"));
}
