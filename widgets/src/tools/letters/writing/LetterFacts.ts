import type { DetailField } from "../form/fields.ts";
import type { Sentence } from "./Sentence.ts";

/** What a letter type makes its text from. */
export interface LetterFacts extends StateSentences {
  /** The child's full name. */
  readonly child: string;
  /** What the letter calls the child after that. */
  readonly first: string;
  readonly school: string;
  /** What the parent typed into a field, as one line that ends in a full stop; null when it says nothing. */
  readonly said: (field: DetailField) => string | null;
  /** The same, each of the parent's lines by itself. */
  readonly lines: (field: DetailField) => readonly string[];
  /** What an evaluation is asked to look at. */
  readonly areas: readonly string[];
  /** "within 15 school days of this letter" */
  readonly within: string;
  /** "By my count that is about December 14, 2026." Null where `within` names the day, or none can be named. */
  readonly byMyCount: Sentence | null;
}

/** What a letter may say of the rules of the parent's state: null unless such a rule is verified (DECISIONS 25). */
export interface StateSentences {
  /** How long the school has for its first step on a request. */
  readonly stateFirstStep: Sentence | null;
  /** How soon a meeting that a parent asks for is held. */
  readonly stateMeeting: Sentence | null;
}
