/**
 * The first sentence of an answer, which is the answer in short, apart from the rest. Where it holds marks of Markdown,
 * or is longer than a heading should be, all of it is `rest`.
 */
export function leadOf(advice: string): { readonly verdict: string | null; readonly rest: string } {
  const verdict = /^[^\n*_[\]`#]{20,160}?[.!?](?=\s|$)(?!\s+[a-z0-9])/u.exec(advice)?.[0];
  if (verdict === undefined) return { verdict: null, rest: advice };
  return { verdict, rest: advice.slice(verdict.length).trim() };
}
