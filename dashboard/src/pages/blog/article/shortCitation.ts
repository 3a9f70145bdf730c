/**
 * The short form of a citation for use in a sentence: the regulation alone if there is one, since that is what the link
 * opens; otherwise the whole citation.
 * @example shortCitation("20 U.S.C. 1401(3)(A); 34 CFR 300.8(a)(1)-(2)") // "34 CFR 300.8(a)(1)-(2)"
 */
export function shortCitation(citation: string): string {
  const parts = citation.split("; ");
  const rules = parts.filter((part) => part.includes(" CFR "));
  return (rules.length > 0 ? rules : parts).join("; ");
}
