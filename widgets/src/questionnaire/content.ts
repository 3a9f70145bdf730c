import type { ChoiceOption, SelectOption } from "@iep-insider/sdk/ui";

export interface Option extends ChoiceOption {
  /** Shown immediately, on the device, when this option is chosen; for what cannot wait for the result. */
  readonly note?: { readonly title: string; readonly text: string };
  /** "None of these": excludes the other options. */
  readonly isNone?: true;
}

interface Asked {
  readonly id: string;
  readonly question: string;
  readonly hint?: string;
  /** A required question must be answered before the next screen, and counts as progress if all are on one screen. */
  readonly required: boolean;
}

export interface ChoiceQuestion extends Asked {
  /** `many`: any number of options; `one`: exactly one. */
  readonly kind: "many" | "one";
  readonly options: readonly Option[];
}

/** One of a long list, as a drop-down. */
export interface SelectQuestion extends Asked {
  readonly kind: "select";
  readonly options: readonly SelectOption[];
  /** The label of no choice: "Choose a state…". */
  readonly none: string;
}

/** Free text. The runner watches it for signs of crisis (ADR 18). */
export interface TextQuestion extends Asked {
  readonly kind: "text";
  readonly required: false;
  /** Lines of the text area. */
  readonly rows: number;
}

export type Question = ChoiceQuestion | SelectQuestion | TextQuestion;

/** A group of questions: its own screen, or a part of the one screen (`onePage`). */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly questions: readonly Question[];
}

/** Every text of a questionnaire before its result. */
export interface QuestionnaireContent {
  /** Identifies the draft, in a tool with several questionnaires. */
  readonly id?: string;
  /** Shown before the questions; null if the tool does so itself. */
  readonly intro: IntroWords | null;
  /** All sections on one screen, under this title; by default each section is a screen. */
  readonly onePage?: { readonly title: string; readonly lead?: string };
  readonly sections: readonly Section[];
  /** Questions on the result screen. Their answers are kept with the others. */
  readonly onResult?: readonly Question[];
  /** What Previous does on the first section: goes back to the intro, or is disabled. */
  readonly previousOnFirst: "intro" | "disabled";
  /** The review of all answers before the result; null if the last section leads directly to it. */
  readonly review: ReviewWords | null;
  readonly labels: {
    /** "Section 2 of 3"; on one page the answered required questions: "2 of 18 completed". */
    readonly progress: (at: number, of: number) => string;
    /** On the review, or without one on the last section: shows the result. */
    readonly toResult: string;
    /** The result button's label while this many required questions of the one page are unanswered. */
    readonly remaining?: (open: number) => string;
    /** When a required question has no answer yet. */
    readonly missing: string;
  };
}

export interface IntroWords {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  /** The start button's label says what it will do. */
  readonly start: string;
}

export interface ReviewWords {
  /** On the last section: leads to the review. */
  readonly to: string;
  readonly title: string;
  readonly lead: string;
  /** Below a section without a chosen option. */
  readonly nothingChosen: string;
}

/** Chosen option ids by question id, in the content's order; for a text question, only its text. */
export type Answers = Readonly<Record<string, readonly string[]>>;
