import type { StateCode } from "@iep-insider/sdk/law";
import type { ReadTermToTranslate } from "../../../AnswerTool.ts";
import type { Evidence } from "../../../law/Evidence.ts";
import { eachOnce } from "../../../law/Evidence.ts";
import type { LawIndex } from "../../../law/LawIndex.ts";
import { nearestTerms } from "../../../law/termsByName.ts";
import { askedTerms } from "./askedTerms.ts";

/** How many nearest terms are named, and how many rules an unknown term is looked for in. */
const mostNear = 4;
const mostRules = 6;

/** The terms that were asked for with their rules; else the nearest, and the rules that have the words. */
export function evidenceFor(input: ReadTermToTranslate, law: LawIndex, state: StateCode | null): Evidence {
  const { terms } = askedTerms(input);
  const { term: text } = input;
  const record = state === null ? null : law.record(state);
  if (terms.length > 0) return { items: eachOnce(terms.flatMap((term) => law.rulesOf(term))), terms, record };
  const found = law.search(text, { state: state ?? undefined, most: 3 * mostRules });
  const items = found.flatMap(({ entry }) =>
    entry.kind === "rule" ? [entry.item] : law.rulesOf(entry.term),
  );
  return { items: eachOnce(items).slice(0, mostRules), terms: nearestTerms(text, mostNear), record };
}
