import { findTerm, type GlossaryTerm } from "@iep-insider/sdk/law/glossary";

/** The terms that a parent's words name. */
export interface AskedTerms {
  /** Each once, at most two: a third makes no answer that can be read on a phone. */
  readonly terms: readonly GlossaryTerm[];
  /** Whether something was typed beside them. */
  readonly hasMore: boolean;
}

/**
 * The whole text is a term, or its parts are ("IEP vs 504 plan", "difference between an FBA and a BIP"), or it has a
 * term's letters in capitals ("they said LRE at the meeting"). Words of a term in the middle of others are not taken
 * for it: a "language processing evaluation" is not what our glossary has under "evaluation".
 */
export function askedTerms(text: string): AskedTerms {
  const whole = findTerm(text);
  if (whole !== undefined) return { terms: [whole], hasMore: false };
  const parts = partsOf(text).map((part) => findTerm(part));
  const found = eachOnce(parts);
  if (found.length > 0) {
    return { terms: found.slice(0, most), hasMore: found.length > most || parts.includes(undefined) };
  }
  return {
    terms: eachOnce(lettersIn(text).map((letters) => findTerm(letters))).slice(0, most),
    hasMore: true,
  };
}

const most = 2;
const comparing =
  /\b(?:(?:what(?:['’]s|s| is| are)? )?(?:the )?differences? between|compare|how (?:is|are|does)|(?:is|are)(?= .* same\b))\b/gi;
/** Stands between terms, and never inside one. */
const apart =
  /\s+(?:vs\.?|versus|or|(?:the )?same as|different (?:from|than)|differ from|compared to)\s+|\s+(?:the )?same\b|[;?]\s*/i;
/** Stands between terms or inside one: "Supplementary aids and services", "P&A". */
const joined = /\s+(?:and|with)\s+|[,/+&]\s*/i;

function partsOf(text: string): readonly string[] {
  return text
    .replace(comparing, " ")
    .split(apart)
    .flatMap((part) => (findTerm(part) ? [part] : part.split(joined)))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Where everything is in capitals they tell nothing. */
function lettersIn(text: string): readonly string[] {
  return /[a-z]/.test(text) ? (text.match(/\b[A-Z][A-Z0-9]{1,5}\b/g) ?? []) : [];
}

function eachOnce(found: readonly (GlossaryTerm | undefined)[]): readonly GlossaryTerm[] {
  return [...new Set(found.filter((term) => term !== undefined))];
}
