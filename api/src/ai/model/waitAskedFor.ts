/** How long an answer's `Retry-After` asks to wait, in milliseconds, or null. It can be seconds or a date. */
export function waitAskedFor(headers: Headers | undefined): number | null {
  // OpenAI's own, more exact.
  const milliseconds = headers?.get("retry-after-ms");
  if (milliseconds && /^\d+(\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const said = headers?.get("retry-after");
  if (!said) return null;
  if (/^\d+(\.\d+)?$/.test(said)) return Number(said) * 1000;
  const moment = Date.parse(said);
  return Number.isNaN(moment) ? null : Math.max(0, moment - Date.now());
}
