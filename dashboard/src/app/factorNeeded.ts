/** Says "needed" when the server asks an operator to show again who they are; the operators' frame leads there. */
export const factorNeeded = new EventTarget();

/** @param code of a refused call. */
export function noticeFactorNeeded(code: string | undefined): void {
  if (code === "second_factor_needed" || code === "reauthentication_needed")
    factorNeeded.dispatchEvent(new Event("needed"));
}
