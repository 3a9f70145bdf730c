import type { EvaluationFindings, Found } from "../findings.ts";
import { bodyStyleOf, stands } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { readScores } from "./readScores.ts";

/** The scores of an evaluation report and its eligibility decision. */
export function readEvaluation(lines: readonly Line[]): EvaluationFindings {
  return { scores: readScores(lines), eligibility: readEligibility(lines) };
}

const decision =
  /\b((is|are|was|be|remains?|found|not|continues? to be) (not )?(eligible|ineligible)|(meets?|met|does not meet|do not meet|did not meet|not meet) (the )?(state )?(eligibility )?(criteria|requirements|definition)|(continues to |does not |does )?qualif(y|ies|ied))\b/i;
const noDecision =
  /\b(if|whether|may be|must|in order to be|could be|would be|purpose|question|to determine|will determine|criteria for eligibility are)\b/i;
const heading = /\b(eligibility|determination|conclusions?)\b/i;

/** The sentence with the decision: first below a heading about it, else the last in the report. */
function readEligibility(lines: readonly Line[]): Found<string> | null {
  const body = bodyStyleOf(lines);
  let isBelowHeading = false;
  const found: Found<string>[] = [];
  for (const { text, page, lines: own } of paragraphsOf(lines)) {
    const [first] = own;
    if (first && own.length === 1 && (stands(first, body) || (text.length < 50 && !/[.]$/.test(text)))) {
      isBelowHeading = heading.test(text);
      continue;
    }
    for (const sentence of sentencesOf(text)) {
      if (!decision.test(sentence) || noDecision.test(sentence)) continue;
      const value = withoutOpinion(sentence);
      found.push({ value, page, quote: sentence, isClear: isBelowHeading });
    }
  }
  return found.find(({ isClear }) => isClear) ?? found.at(-1) ?? null;
}

/** "It is the opinion of this examiner that Ann meets the criteria" → "Ann meets the criteria" */
const withoutOpinion = (sentence: string) =>
  sentence.replace(
    /^(it is (the|my) |in the )?(professional )?(opinion|recommendation|judgment|conclusion)\b[^.]*?,? that (?=[A-Z]|the (child|student)|he |she |they )/i,
    "",
  );
