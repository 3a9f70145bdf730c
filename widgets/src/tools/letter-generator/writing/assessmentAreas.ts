import { type DetailField, type LetterForm, shownDetails } from "../form/fields.ts";
import { linesOf } from "./parentWords.ts";

// Which areas an evaluation letter asks to have tested: those of the fields that a parent filled in, and those that the
// parent's own words name (34 CFR 300.304(c)(4) lists areas; the specification has the first keywords).

const speech = [/* message */ "speech", "language: understanding it and using it"];
const behavior = "behavior and social-emotional functioning";
const socialEmotional = "social and emotional functioning";
const attention = "attention and executive functioning";

const areasOfField: Partial<Readonly<Record<DetailField, readonly string[]>>> = {
  academicConcerns: ["academic performance"],
  communicationConcerns: speech,
  motorConcerns: ["fine motor skills", "gross motor skills"],
  behaviorConcerns: [behavior],
  socialEmotionalConcerns: [socialEmotional],
};

const areasOfKeyword: readonly (readonly [keyword: RegExp, ...areas: string[]])[] = [
  [/\bread/i, /* message */ "reading"],
  [/\bmath/i, /* message */ "math"],
  [/\b(writ(e|es|ing|ten)|wrote)\b/i, "written expression"],
  [/\b(attention|focus|adhd)/i, attention],
  [/\b(aggressi|disrupt)/i, behavior],
  [/\bspeech/i, /* message */ "speech"],
  [/\blanguage/i, "language: understanding it and using it"],
  [/\bfine[- ]motor/i, "fine motor skills"],
  [/\bgross[- ]motor/i, "gross motor skills"],
  [
    /\b(absen(t|ce)|school refusal|(won't|will not|refuses to) go to school|panic)/i,
    socialEmotional,
    /* message */ "health",
  ],
  [/\b(anxi(ety|ous)|depress(ed|ion)|worr(y|ies|ied))\b/i, socialEmotional],
  [/\b(seizure|epilep|asthma|diabet|migraine|medication|medical|health)/i, /* message */ "health"],
  [/\bautis/i, /* message */ "autism"],
  [/\b(hearing|deaf|ear infections?)\b/i, /* message */ "hearing"],
  [/\b(vision|eyesight|glasses)\b/i, /* message */ "vision"],
  [/\bsensory\b|\b(loud|noises?|textures?|tags|bright lights?)\b/i, "sensory processing"],
];

/** Free text about the child; none is a field for schoolwork alone. */
const tellingFields = [
  "academicConcerns",
  "communicationConcerns",
  "motorConcerns",
  "behaviorConcerns",
  "socialEmotionalConcerns",
  "urgencyReason",
  "additionalInfo",
] as const satisfies readonly DetailField[];

/**
 * @returns the areas to ask for, each once: always cognitive ability, then those of the fields that say something and
 * those that are named by a keyword in them. None for a letter that asks for no evaluation.
 */
export function assessmentAreas(form: LetterForm): readonly string[] {
  const { letterType } = form;
  if (letterType !== "initial_evaluation" && letterType !== "re_evaluation") return [];
  const shown = shownDetails(letterType);
  const told = tellingFields
    .filter((field) => shown.includes(field))
    .map((field) => ({ field, lines: linesOf(form[field]) }))
    .filter(({ lines }) => lines.length > 0);
  const words = told.flatMap(({ lines }) => lines).join(" ");
  return [
    ...new Set([
      "cognitive ability",
      ...told.flatMap(({ field }) => areasOfField[field] ?? []),
      ...areasOfKeyword.flatMap(([keyword, ...areas]) => (keyword.test(words) ? areas : [])),
    ]),
  ];
}
