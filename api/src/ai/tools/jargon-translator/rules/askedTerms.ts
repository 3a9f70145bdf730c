import { findTerm, type GlossaryTerm } from "@iep-insider/sdk/law/glossary";

/** The terms that a parent's words name. */
export interface AskedTerms {
  /** Each once, at most two: a third makes no answer that can be read on a phone. */
  readonly terms: readonly GlossaryTerm[];
  /** Whether something was typed beside the one term that was found. */
  readonly hasMore: boolean;
}

/** The whole text is a term, or its parts are: "IEP vs 504 plan", "difference between an FBA and a BIP". */
export function askedTerms(text: string): AskedTerms {
  const whole = findTerm(text);
  if (whole !== undefined) return { terms: [whole], hasMore: false };
  const parts = text
    .replace(comparing, " ")
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const found = parts.map((part) => findTerm(part));
  const terms = [...new Set(found.filter((term) => term !== undefined))].slice(0, mostTerms);
  return { terms, hasMore: terms.length === 1 && found.includes(undefined) };
}

const mostTerms = 2;
const comparing =
  /\b(?:(?:what(?:['’]s|s| is| are)? )?(?:the )?differences? between|compare|how (?:is|are|does)|(?:is|are)(?= .* the same))\b/gi;
const between =
  /\s+(?:vs\.?|versus|and|or|with|the same as|the same|different (?:from|than)|differ from|compared to)\s+|\s+the same\b|[,;/+&?]\s*/i;
