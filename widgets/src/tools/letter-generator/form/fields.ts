// The letter form, and which fields each letter type shows and requires.

export const letterTypes = [
  "initial_evaluation",
  "re_evaluation",
  "504_evaluation",
  "iep_meeting",
  "fba_request",
  "bip_request",
  "aide_assessment",
  "disagreement",
  "specific_services",
  "iee_request",
  "revoke_consent",
  "prior_written_notice",
  "observation_request",
  "manifestation_determination",
  "follow_up",
  "records_request",
  "makeup_services",
  "bullying_report",
  "private_placement",
  "state_complaint",
] as const;
export type LetterType = (typeof letterTypes)[number];

/** Sender, recipient and child: in every letter. */
export const peopleFields = [
  "childName",
  "grade",
  "teacherName",
  "schoolName",
  "principalName",
  "schoolAddress",
  "state",
  "parentName",
  "parentPhone",
  "parentEmail",
] as const;

/** The rest of a complete letterhead (ADR 22). */
export const letterheadFields = [
  "date",
  "childBirthDate",
  "district",
  "parentAddress",
  "deliveryMethod",
] as const;

export const generalFields = [...peopleFields, ...letterheadFields] as const;

/** The subject: depends on the type. */
export const detailFields = [
  "specificConcerns",
  "academicConcerns",
  "behaviorConcerns",
  "communicationConcerns",
  "motorConcerns",
  "socialEmotionalConcerns",
  "medicalConditions",
  "requestedServices",
  "decisionDate",
  "eventDate",
  "privateSchool",
  "urgencyReason",
  "currentServices",
  "previousEvaluations",
  "additionalInfo",
] as const;

export type GeneralField = (typeof generalFields)[number];
export type DetailField = (typeof detailFields)[number];
export type LetterField = GeneralField | DetailField;

/**
 * The values as text: dates as `YYYY-MM-DD`, `state` a two-letter code, and `deliveryMethod` one of `deliveryMethods`,
 * each or "". A plain value that can be saved and read back.
 */
export type LetterForm = Readonly<Record<LetterField, string>> & {
  readonly letterType: LetterType | "";
  /** The language that the letter asks for an interpreter in, or "". */
  readonly interpreter: "Spanish" | "";
  /** Approved translations of what was typed in Spanish, as JSON, or "" (`spanish/translations.ts`). */
  readonly translations: string;
};

export const deliveryMethods = ["email", "mail", "certified_mail", "hand", "email_and_mail"] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** @param today `YYYY-MM-DD` in local time. */
export function emptyForm(today: string): LetterForm {
  const blank = Object.fromEntries([...generalFields, ...detailFields].map((field) => [field, ""]));
  return {
    ...(blank as Record<LetterField, string>),
    letterType: "",
    interpreter,
    translations: "",
    date: today,
  };
}

/** On a Spanish screen, a letter asks for one unless the parent says otherwise (ADR 101). */
const interpreter = import.meta.env?.IEP_LOCALE === "es" ? /* verbatim */ "Spanish" : "";

const alwaysRequired: readonly LetterField[] = ["childName", "parentName", "schoolName", "principalName"];

interface TypeFields {
  /** Required in addition to the four of every letter, or only three if the principal is not the recipient. */
  readonly required: readonly LetterField[];
  /** Detail fields besides the required ones and the two of every letter. */
  readonly optional: readonly DetailField[];
  /** Addressed to the state agency, so no principal is needed. */
  readonly isToState?: true;
}

const evaluation: TypeFields = {
  required: ["grade", "teacherName", "academicConcerns", "behaviorConcerns"],
  optional: ["communicationConcerns", "motorConcerns", "socialEmotionalConcerns"],
};
const behavior: TypeFields = { required: ["grade", "behaviorConcerns"], optional: ["medicalConditions"] };
const concern: TypeFields = { required: ["specificConcerns"], optional: ["medicalConditions"] };

/** The specification's two tables, and where `currentServices` helps (ADR 22). */
const byType: Readonly<Record<LetterType, TypeFields>> = {
  initial_evaluation: evaluation,
  re_evaluation: { ...evaluation, optional: [...evaluation.optional, "urgencyReason"] },
  "504_evaluation": { required: ["grade", "teacherName", "medicalConditions"], optional: [] },
  iep_meeting: { required: [], optional: ["medicalConditions", "urgencyReason", "currentServices"] },
  fba_request: behavior,
  bip_request: behavior,
  aide_assessment: { ...behavior, optional: [...behavior.optional, "currentServices"] },
  disagreement: { ...concern, optional: [...concern.optional, "currentServices"] },
  specific_services: {
    required: ["requestedServices"],
    optional: ["medicalConditions", "currentServices"],
  },
  iee_request: { ...concern, optional: [...concern.optional, "requestedServices"] },
  revoke_consent: { required: [], optional: ["medicalConditions", "urgencyReason"] },
  prior_written_notice: concern,
  observation_request: { required: [], optional: ["medicalConditions", "urgencyReason"] },
  manifestation_determination: {
    ...behavior,
    optional: [...behavior.optional, "decisionDate", "urgencyReason"],
  },
  follow_up: { required: [], optional: ["specificConcerns", "medicalConditions", "eventDate"] },
  records_request: { required: [], optional: ["specificConcerns", "eventDate"] },
  makeup_services: { ...concern, optional: ["requestedServices", "currentServices"] },
  bullying_report: { ...concern, optional: ["socialEmotionalConcerns", "medicalConditions"] },
  private_placement: { ...concern, optional: ["eventDate", "privateSchool"] },
  // 34 CFR 300.153(b): the child's address, the problem, its facts.
  state_complaint: {
    required: ["state", "parentAddress", "urgencyReason", "specificConcerns"],
    optional: ["requestedServices"],
    isToState: true,
  },
};

export function isToState(type: LetterType): boolean {
  return byType[type].isToState ?? false;
}

/** A letter type's detail fields, in the form's order. */
export function shownDetails(type: LetterType): readonly DetailField[] {
  const { required, optional } = byType[type];
  const shown = new Set<LetterField>([...required, ...optional, "previousEvaluations", "additionalInfo"]);
  return detailFields.filter((field) => shown.has(field));
}

export function isRequired(type: LetterType, field: LetterField): boolean {
  if (field === "principalName" && isToState(type)) return false;
  return alwaysRequired.includes(field) || byType[type].required.includes(field);
}

/** @returns the required fields that are blank, in the form's order; none before a type is chosen. */
export function missingFields(form: LetterForm): readonly LetterField[] {
  const type = form.letterType;
  if (type === "") return [];
  return [...generalFields, ...detailFields].filter(
    (field) => isRequired(type, field) && form[field].trim() === "",
  );
}

/**
 * Parses a saved form. Missing, unknown and invalid parts are dropped; the rest is kept.
 * @param today `YYYY-MM-DD`, for a form that was saved without a date.
 */
export function readForm(saved: unknown, today: string): LetterForm {
  const form: Record<string, string> = { ...emptyForm(today) };
  if (typeof saved !== "object" || saved === null) return form as LetterForm;
  for (const [field, value] of Object.entries(saved)) {
    if (!Object.hasOwn(form, field) || typeof value !== "string") continue;
    if (field === "letterType" && !isLetterType(value)) continue;
    if (field === "interpreter" && value !== "Spanish" && value !== "") continue;
    form[field] = value;
  }
  return form as LetterForm;
}

export function isLetterType(value: string): value is LetterType {
  return (letterTypes as readonly string[]).includes(value);
}
