/** The value of an amount field: null if it is empty, undefined if it is not a valid amount. */
export type ReadAmount = number | null | undefined;

/** How many sponsored uses a month: 1 to a million. */
export function usesIn(written: string): ReadAmount {
  const text = written.trim().replaceAll(",", "");
  if (text === "") return null;
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return uses >= 1 && uses <= 1_000_000 ? uses : undefined;
}

/** US dollars, up to 100,000. @returns cents. */
export function centsIn(written: string): ReadAmount {
  const text = written.trim().replace(/^\$/, "").replaceAll(",", "");
  if (text === "") return null;
  const [, whole, part = ""] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return cents <= 10_000_000 ? cents : undefined;
}
