import type { EligibilityResult } from "./logic.ts";
import type { EligibilityOption } from "./questions.ts";

export function letterTypeOf({ advice }: EligibilityResult) {
  return advice === "504" ? "504_evaluation" : "initial_evaluation";
}

/**
 * Start values for the letter generator: the matching letter, with one line per answer in its fields. The letter for
 * Section 504 has one field for how it gets in the way.
 */
export function letterStart(result: EligibilityResult): Readonly<Record<string, string | readonly string[]>> {
  const letterType = letterTypeOf(result);
  const start: Record<string, string | readonly string[]> = { letterType };
  const add = (field: string, line: string | undefined) => {
    if (line === undefined) return;
    const place = letterType === "504_evaluation" ? "additionalInfo" : field;
    start[place] = [...(start[place] ?? []), line];
  };
  for (const concern of result.concerns) add(...concernLines[concern]);
  add("academicConcerns", result.duration === null ? undefined : durationLines[result.duration]);
  add("academicConcerns", result.impact === null ? undefined : impactLines[result.impact]);
  const tried = result.tried.flatMap((one) => triedWords[one] ?? []);
  add("academicConcerns", tried.length > 0 ? `Help that was tried: ${tried.join("; ")}.` : undefined);
  add(
    "academicConcerns",
    result.evidence === "teacher" || result.evidence === "both" ? seen.teacher : undefined,
  );
  add(
    "previousEvaluations",
    result.evidence === "outside" || result.evidence === "both" ? seen.outside : undefined,
  );
  return start;
}

/**
 * The wording names what the letter asks to have tested: reading, math, writing, attention, speech, language, motor
 * skills.
 */
const concernLines: Readonly<Record<EligibilityOption<"concerns">, readonly [field: string, line: string]>> =
  {
    reading: ["academicConcerns", "Has trouble with reading."],
    writing: ["academicConcerns", "Has trouble with writing or spelling."],
    math: ["academicConcerns", "Has trouble with math."],
    attention: ["behaviorConcerns", "Has trouble with attention, or with getting work done."],
    behavior: ["behaviorConcerns", "Behavior gets in the way at school."],
    "speech-language": ["communicationConcerns", "Has trouble with speech, or with language."],
    social: ["socialEmotionalConcerns", "Has trouble with friends, or with getting along with others."],
    motor: ["motorConcerns", "Has trouble with gross motor or fine motor skills, such as handwriting."],
    emotions: [
      "socialEmotionalConcerns",
      "Has strong feelings, such as worry or sadness, that show at school.",
    ],
    health: ["academicConcerns", "Has a health problem that shows at school."],
  };

const durationLines: Readonly<Record<EligibilityOption<"duration">, string | undefined>> = {
  "under-6-months": undefined,
  "6-12-months": "This has lasted for more than 6 months.",
  "1-2-years": "This has lasted for more than a year.",
  "over-2-years": "This has lasted for more than 2 years.",
};

const impactLines: Readonly<Record<EligibilityOption<"impact">, string | undefined>> = {
  none: undefined,
  some: "Gets by at school, with more effort than classmates.",
  moderate: "Falls behind at school, or often has a hard day there.",
  significant: "Cannot keep up at school, or cannot take part in much of the day.",
};

const triedWords: Readonly<Record<EligibilityOption<"tried">, string | undefined>> = {
  "extra-help": "extra help from the teacher",
  tutoring: /* message */ "tutoring",
  "rti-mtss": "small groups or steps of help (RTI or MTSS)",
  "504": "a 504 plan",
  none: undefined,
};

const seen = {
  teacher: "A teacher has concerns too.",
  outside: "A doctor, a therapist or an outside report describes this.",
} as const;
