import { inEnglish } from "../spanish/inEnglish.ts";
import { type Action, actionsIn } from "./actions.ts";
import { type Clauses, clausesIn } from "./clauses.ts";
import { cleanText } from "./cleanText.ts";
import { languageOfGoal } from "./languageOfGoal.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import { without } from "./Span.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";
import { withoutTalk } from "./withoutTalk.ts";
import { withWill } from "./withWill.ts";

/** A goal's text with all that the rubric looks at. */
export interface Goal extends Clauses {
  /** In English, or in the English words that stand for a Spanish goal. */
  readonly text: string;
  readonly isSpanish: boolean;
  /** The parent's own words for a part of `text`. */
  readonly asTyped: (quote: string) => string;
  readonly numberedGoals: number;
  readonly sentences: readonly Sentence[];
  readonly actions: readonly Action[];
  /** Of the child, and not "will not". */
  readonly ofChild: readonly Action[];
  readonly quantities: readonly Quantity[];
  readonly targets: readonly Quantity[];
  readonly baselines: readonly Quantity[];
}

/** Reads what was typed as a goal. Nothing of it depends on names, capitals, line breaks or bullets. */
export function readGoal(typed: string): Goal {
  const isSpanish = languageOfGoal(cleanText(typed).text) === "es";
  const put = isSpanish ? inEnglish(typed) : { text: typed, asTyped: (quote: string) => quote };
  const { text: clean, numberedGoals } = cleanText(put.text);
  const text = withWill(withoutTalk(clean));
  const sentences = sentencesIn(text);
  const clauses = clausesIn(text);
  const actions = actionsIn(sentences);
  const amounts = without(text, [...clauses.placeholders, ...clauses.timeframes, ...clauses.conditions]);
  const quantities = quantitiesIn(amounts, sentences);
  return {
    text,
    isSpanish,
    asTyped: put.asTyped,
    numberedGoals,
    sentences,
    actions,
    ofChild: actions.filter((action) => !action.isByStaff && action.verb !== null),
    ...clauses,
    quantities,
    targets: quantities.filter(({ role }) => role === "target"),
    baselines: baselinesIn(quantities),
  };
}

/** Numbers that tell how things are now; "in 1 of 9 occasions" where that is all there is. */
function baselinesIn(quantities: readonly Quantity[]): readonly Quantity[] {
  const now = quantities.filter(({ role }) => role === "baseline");
  const main = now.filter(({ isConsistency }) => !isConsistency);
  return main.length > 0 ? main : now.filter(({ form }) => form === "of");
}
