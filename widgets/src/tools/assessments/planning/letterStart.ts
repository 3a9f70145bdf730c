import type { PlanningResult } from "./logic.ts";
import type { Area, Concern } from "./questions.ts";

/**
 * Start values for the letter generator: the letter that asks for a first evaluation, with what was checked, a line
 * each, in its fields. Their words name what the letter asks to have tested: reading, math, writing, attention, speech,
 * language, motor skills. It has no field for everyday skills: these are told under schoolwork.
 */
export function letterStart({
  assessments,
}: PlanningResult): Readonly<Record<string, string | readonly string[]>> {
  const start: Record<string, string | readonly string[]> = { letterType: "initial_evaluation" };
  for (const { area, checked } of assessments) {
    for (const concern of checked) {
      const lines: Readonly<Record<string, string>> = letterLines[area];
      const line = lines[concern];
      const field =
        area === "behavior" && socialConcerns.includes(concern) ? "socialEmotionalConcerns" : fieldOf[area];
      if (line !== undefined) start[field] = [...(start[field] ?? []), line];
    }
  }
  return start;
}

const fieldOf: Readonly<Record<Area, string>> = {
  academic: "academicConcerns",
  communication: "communicationConcerns",
  behavior: "behaviorConcerns",
  motor: "motorConcerns",
  adaptive: "academicConcerns",
};

const socialConcerns: readonly Concern[] = ["anxiety", "mood", "social"] satisfies Concern<"behavior">[];

const letterLines: { readonly [Id in Area]: Readonly<Record<Concern<Id>, string>> } = {
  academic: {
    reading: "Has trouble with reading.",
    writing: "Has trouble with writing or spelling.",
    math: "Has trouble with math.",
    "memory-pace": "Has trouble with remembering, or with working fast enough.",
  },
  communication: {
    "speech-sounds": "Has trouble with speech that others can understand.",
    understanding: "Has trouble understanding language.",
    "using-language": "Has trouble using language: finding words, or making sentences.",
    "social-language": "Has trouble with language among others: taking turns, or knowing what to say when.",
  },
  behavior: {
    attention: "Has trouble with attention, or with sitting still.",
    anxiety: "Has worry or fear that shows at school.",
    mood: "Is sad, or has moods that change fast.",
    "acting-out": "Acts out, such as by hitting, yelling or running away.",
    social: "Has trouble with making or keeping friends.",
  },
  motor: {
    handwriting: "Fine motor: has trouble with handwriting.",
    "self-care": "Fine motor: has trouble with buttons, zippers, a spoon or scissors.",
    balance: "Gross motor: has trouble with balance, stairs or the playground.",
    sensory: "Reacts very strongly to sound, light, touch or taste, or looks for more of it.",
  },
  adaptive: {
    dressing:
      "Everyday skills: needs more help than others of that age with dressing, washing or the toilet.",
    safety: "Everyday skills: has trouble staying safe, such as near a street.",
    "money-time": "Everyday skills: has trouble with money or time.",
    community: "Everyday skills: has trouble getting along around town, such as in a shop.",
  },
};
