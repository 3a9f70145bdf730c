/**
 * Splits an answer's first sentence, its summary, from the rest. If it contains Markdown, or is too long for a heading,
 * everything is `rest`.
 */
export function leadOf(advice: string): { readonly verdict: string | null; readonly rest: string } {
  const verdict = /^[^\n*_[\]`#]{20,160}?[.!?](?=\s|$)(?!\s+[a-z0-9])/u.exec(advice)?.[0];
  if (verdict === undefined) return { verdict: null, rest: advice };
  return { verdict, rest: advice.slice(verdict.length).trim() };
}
