/** A part of a letter's body. */
export type LetterPart =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] };

/**
 * A finished business letter: a plain value that can be saved and read back. Screen, text file, Word file, print and
 * email draft are generated from it. No string is empty; what a parent left out is absent.
 */
export interface LetterDocument {
  readonly kind: "letter";
  /** Without its extension, from the specification: `iep_meeting_letter`. */
  readonly fileName: string;
  /** The subject line, also of the email. */
  readonly subject: string;
  /** The writer's name, address lines, phone and email. */
  readonly sender: readonly string[];
  /** In words: "November 21, 2026". */
  readonly date: string;
  /** How it is sent: "Sent by e-mail". */
  readonly delivery: string | null;
  /** Name, office, school and address lines. */
  readonly recipient: readonly string[];
  /** Below "Re:": who the letter is about. */
  readonly about: readonly { readonly label: string; readonly value: string }[];
  /** "Dear Dr. Adams:" */
  readonly salutation: string;
  readonly body: readonly LetterPart[];
  /** "Sincerely," */
  readonly closing: string;
  /** The name printed below the space for the signature. */
  readonly signature: string;
  /** Who gets a copy, one per line, without "cc:". */
  readonly copies: readonly string[];
  /** Replaces "Re:", "cc:" and "Page", in a letter of another language. */
  readonly labels?: { readonly subject: string; readonly copies: string; readonly page: string };
  /** In Spanish: the same letter to read, which print and files have after the one that is sent (ADR 101). */
  readonly spanishCopy?: LetterDocument;
}
