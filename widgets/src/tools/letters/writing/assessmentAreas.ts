import { type LetterForm, shownDetails } from "../form/fields.ts";
import { linesOf } from "./parentWords.ts";

// Which areas an evaluation letter asks to have tested, from the parent's own words (tools.md section 4).

const areaOfKeyword: readonly (readonly [keyword: RegExp, area: string])[] = [
  [/\bread/i, "reading"],
  [/\bmath/i, "math"],
  [/\b(writ(e|es|ing|ten)|wrote)\b/i, "written expression"],
  [/\battention/i, "attention and executive functioning"],
  [/\bfocus/i, "attention and executive functioning"],
  [/\baggressi/i, "behavior and social-emotional functioning"],
  [/\bdisrupt/i, "behavior and social-emotional functioning"],
  [/\bspeech/i, "speech"],
  [/\blanguage/i, "language: understanding it and using it"],
  [/\bfine[- ]motor/i, "fine motor skills"],
  [/\bgross[- ]motor/i, "gross motor skills"],
];

const concernFields = [
  "specificConcerns",
  "academicConcerns",
  "behaviorConcerns",
  "communicationConcerns",
  "motorConcerns",
  "socialEmotionalConcerns",
] as const;

/**
 * @returns the areas that the concern fields name by a keyword, each once; for a first evaluation or a re-evaluation
 * also cognitive ability; and sensory processing where there are motor or behavior concerns.
 */
export function assessmentAreas(form: LetterForm): readonly string[] {
  const { letterType } = form;
  if (letterType === "") return [];
  const shown = concernFields.filter((field) => shownDetails(letterType).includes(field));
  const said = (field: (typeof concernFields)[number]) => (shown.includes(field) ? linesOf(form[field]) : []);
  const words = concernFields.flatMap(said).join(" ");
  const named = areaOfKeyword.filter(([keyword]) => keyword.test(words)).map(([, area]) => area);
  const isEvaluation = letterType === "initial_evaluation" || letterType === "re_evaluation";
  const movesOrActs = said("motorConcerns").length + said("behaviorConcerns").length > 0;
  return [
    ...new Set([
      ...(isEvaluation ? ["cognitive ability"] : []),
      ...named,
      ...(movesOrActs ? ["sensory processing"] : []),
    ]),
  ];
}
