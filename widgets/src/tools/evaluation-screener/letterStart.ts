import { type ItemId, itemLabels, itemsOf, type SectionId, sectionIds } from "./content.ts";
import type { EvaluationResult } from "./logic.ts";

type ConcernField =
  | "academicConcerns"
  | "behaviorConcerns"
  | "communicationConcerns"
  | "motorConcerns"
  | "socialEmotionalConcerns";

/**
 * Start values for the letter generator: a request for a first evaluation, with one line per checked item, in the field where a
 * teacher would look for it. Keys are fields of that tool's form.
 */
export function letterStart({
  checked,
}: EvaluationResult): Readonly<Record<string, string | readonly string[]>> {
  const lines: Partial<Record<ConcernField, readonly string[]>> = {};
  for (const id of checked) {
    const field = fieldOf(id);
    lines[field] = [...(lines[field] ?? []), letterLines[id] ?? itemLabels[id]];
  }
  return { letterType: "initial_evaluation", ...lines };
}

function fieldOf(id: ItemId): ConcernField {
  const section = sectionIds.find((one) => itemsOf(one).includes(id));
  return fieldOfItem[id] ?? (section ? fieldOfSection[section] : "academicConcerns");
}

/** The letter for a first evaluation has no field for health or sight: these go under schoolwork. */
const fieldOfSection: Readonly<Record<SectionId, ConcernField>> = {
  academic: "academicConcerns",
  attention: "behaviorConcerns",
  "speech-language": "communicationConcerns",
  "social-emotional": "socialEmotionalConcerns",
  autism: "behaviorConcerns",
  "motor-sensory": "motorConcerns",
  "daily-life": "academicConcerns",
  "health-medical": "academicConcerns",
  "vision-hearing": "academicConcerns",
  "multiple-needs": "academicConcerns",
};

/** Items that belong in another field than the rest of their section. */
const fieldOfItem: Readonly<Partial<Record<ItemId, ConcernField>>> = {
  "autism-1": "communicationConcerns",
  "autism-2": "socialEmotionalConcerns",
  "daily-life-1": "motorConcerns",
  "daily-life-2": "behaviorConcerns",
  "daily-life-5": "socialEmotionalConcerns",
  "vision-hearing-4": "communicationConcerns",
  "vision-hearing-5": "communicationConcerns",
  "vision-hearing-6": "communicationConcerns",
  "multiple-needs-3": "communicationConcerns",
};

/**
 * Items whose letter line differs from their label: the letter has no section heading above it, and it asks for testing
 * in the areas that its words name (speech, language, attention, motor skills).
 */
const letterLines: Partial<Readonly<Record<ItemId, string>>> = {
  "academic-2": "Soon forgets what was just read or taught in class.",
  "attention-1": "Attention drifts off, and work that most classmates finish is not finished.",
  "attention-6": "Needs many more reminders than classmates to start a task or to keep attention on it.",
  "speech-language-1": "Speech is hard to understand for people outside the family.",
  "speech-language-2":
    "Language is like that of a much younger child: words are missing, or sentences are short.",
  "speech-language-3":
    "Understands much less spoken language than others, unless someone shows what is meant.",
  "speech-language-4": "Speech is not smooth: stutters, or gets stuck on sounds or words.",
  "speech-language-5": "Language: cannot tell what happened in an order that others can follow.",
  "speech-language-6": "Speech: has sounded hoarse, or has had an unusual voice, for a month or longer.",
  "motor-sensory-1": "Fine motor: gets tired or sore from handwriting long before classmates do.",
  "motor-sensory-2": "Fine motor: has trouble with scissors, buttons, zippers or a spoon.",
  "motor-sensory-3": "Gross motor: falls, trips or bumps into things much more than others do.",
  "motor-sensory-4": "Gross motor: has trouble with stairs, or on a playground or in gym class.",
  "motor-sensory-5": "Gross motor: uses a brace, a walker or a wheelchair, or may need one.",
  "motor-sensory-6": "Gross motor: has trouble sitting upright or staying steady at a desk.",
  "daily-life-1": "Needs much more help than classmates to dress, eat or use the toilet.",
  "health-medical-1": "Health: has a condition that a doctor has named.",
  "health-medical-2": "Health: takes medicine that makes it hard to stay awake, be still or think.",
  "health-medical-3": "Health: misses many school days, or parts of days.",
  "health-medical-4": "Health: is too tired, too weak or in too much pain to keep up with the school day.",
  "health-medical-5": "Health: needs a health plan, a nurse or medicine at school.",
  "health-medical-6": "Health: has had a head injury, or has lost skills that were there before.",
  "vision-hearing-1": "Vision: holds books or screens very close, or cannot see the board from the desk.",
  "vision-hearing-2": "Vision: rubs the eyes, squints or gets headaches when looking at a page.",
  "vision-hearing-3": "Vision: has glasses and still does not see well.",
  "vision-hearing-4": "Hearing: often asks people to repeat, or does not turn when called by name.",
  "vision-hearing-5": "Hearing: turns the sound up much louder than others need it.",
  "vision-hearing-6": "Hearing: has had many ear infections, or fluid in the ears again and again.",
};
