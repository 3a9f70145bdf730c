import type { ChoiceOption, SelectOption } from "@iep-insider/sdk/ui";

/** An option to tick or choose. */
export interface Option extends ChoiceOption {
  /** Shown at once, on the device, when this option is chosen; for what cannot wait for the result. */
  readonly note?: { readonly title: string; readonly text: string };
  /** "None of these": choosing it takes back the others, and choosing another takes it back. */
  readonly isNone?: true;
}

interface Asked {
  readonly id: string;
  readonly question: string;
  readonly hint?: string;
  /**
   * A required question must be answered before the next screen, and counts as progress where all are on one screen.
   */
  readonly required: boolean;
}

export interface ChoiceQuestion extends Asked {
  /** `many`: tick what is true; `one`: choose one. */
  readonly kind: "many" | "one";
  readonly options: readonly Option[];
}

/** One out of a long list, as a drop-down. */
export interface SelectQuestion extends Asked {
  readonly kind: "select";
  readonly options: readonly SelectOption[];
  /** The label while nothing is chosen: "Choose a state…". */
  readonly none: string;
}

/** Free text. The runner itself watches it for signs of crisis (ADR 18). */
export interface TextQuestion extends Asked {
  readonly kind: "text";
  readonly required: false;
  /** Lines of the text area. */
  readonly rows: number;
}

export type Question = ChoiceQuestion | SelectQuestion | TextQuestion;

/** Questions that belong together: a screen of their own, or a part of the one screen (`onePage`). */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly questions: readonly Question[];
}

/** Everything a parent reads in a questionnaire, before its result. */
export interface QuestionnaireContent {
  /** Where a tool has several questionnaires: which one a draft is of. */
  readonly id?: string;
  /** What comes before the questions; null where the tool itself has said it. */
  readonly intro: IntroWords | null;
  /** All sections on one screen, under this title; without it each section is a screen. */
  readonly onePage?: { readonly title: string; readonly lead?: string };
  readonly sections: readonly Section[];
  /** Questions that the result itself asks. Their answers are kept with the others. */
  readonly onResult?: readonly Question[];
  /** What Previous does on the first section: leads back to the intro, or is disabled. */
  readonly previousOnFirst: "intro" | "disabled";
  /** The look over all answers before the result; null where the last section leads straight to it. */
  readonly review: ReviewWords | null;
  readonly labels: {
    /** "Section 2 of 3"; on one page the required questions that are answered: "2 of 18 completed". */
    readonly progress: (at: number, of: number) => string;
    /** On the review, or without one on the last section: shows the result. */
    readonly toResult: string;
    /** What the button to the result reads instead while this many required questions of the one page are open. */
    readonly remaining?: (open: number) => string;
    /** When a required question has no answer yet. */
    readonly missing: string;
  };
}

export interface IntroWords {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  /** The button that begins: says what it will do. */
  readonly start: string;
}

export interface ReviewWords {
  /** On the last section: leads to the review. */
  readonly to: string;
  readonly title: string;
  readonly lead: string;
  /** Under a section in which nothing was chosen. */
  readonly nothingChosen: string;
}

/** Question id to the ids of the chosen options, in the order of the content; of a text question, to its text alone. */
export type Answers = Readonly<Record<string, readonly string[]>>;
