import type { ChoiceOption } from "@iep-insider/sdk/ui";

/** An option to tick or choose. */
export interface Option extends ChoiceOption {
  /** Shown at once, on the device, when this option is chosen; for what cannot wait for the result. */
  readonly note?: { readonly title: string; readonly text: string };
}

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly hint?: string;
  /** `many`: tick what is true; `one`: choose one. */
  readonly kind: "many" | "one";
  /** A required question must be answered before the next section. */
  readonly required: boolean;
  readonly options: readonly Option[];
}

/** One screen of questions. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly questions: readonly Question[];
}

/** Everything a parent reads in a questionnaire, before its result. */
export interface QuestionnaireContent {
  readonly intro: {
    readonly title: string;
    readonly lead: string;
    readonly points: readonly string[];
    /** The button that begins: says what it will do. */
    readonly start: string;
  };
  readonly sections: readonly Section[];
  /** What Previous does on the first section: leads back to the intro, or is disabled (tools.md section 2). */
  readonly previousOnFirst: "intro" | "disabled";
  /** The look over all answers before the result; null where the last section leads straight to it. */
  readonly review: ReviewWords | null;
  readonly labels: {
    /** "Section 2 of 3". */
    readonly progress: (section: number, of: number) => string;
    /** On the review, or without one on the last section: shows the result. */
    readonly toResult: string;
    /** When a required question has no answer yet. */
    readonly missing: string;
  };
}

export interface ReviewWords {
  /** On the last section: leads to the review. */
  readonly to: string;
  readonly title: string;
  readonly lead: string;
  /** Under a section in which nothing was chosen. */
  readonly nothingChosen: string;
}

/** Question id to the ids of the chosen options, in the order of the content. */
export type Answers = Readonly<Record<string, readonly string[]>>;
