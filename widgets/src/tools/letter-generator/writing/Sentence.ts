import type { ProvisionId } from "@iep-insider/sdk/law";

/** A provision cited in a sentence. */
export interface Cited {
  readonly provision: ProvisionId;
  /** The exact paragraph, as cited in the letter: "34 CFR 300.301(b)". */
  readonly as: string;
}

/** A state rule cited in a sentence. */
export interface CitedState {
  /** The state's name. */
  readonly state: string;
  readonly as: string;
}

/**
 * One sentence of a letter, and what it is: what the parent asks for, what the law says, what happened, or what
 * holds the letter together. A reader is told which is which.
 */
export type Sentence =
  | { readonly role: "request"; readonly text: string }
  | { readonly role: "law"; readonly text: string; readonly cited: Cited | CitedState }
  | { readonly role: "fact" | "frame"; readonly text: string };

export type BodyPart =
  | { readonly kind: "paragraph"; readonly sentences: readonly Sentence[] }
  | { readonly kind: "list"; readonly role: "fact" | "request" | "law"; readonly items: readonly string[] };

/** A letter type's texts; parts with nothing to say are null. */
export interface LetterText {
  /** The line after "Re:", without the child's name. */
  readonly subject: string;
  readonly body: readonly (BodyPart | null)[];
}

export function paragraph(...sentences: readonly (Sentence | null)[]): BodyPart | null {
  const said = sentences.filter((sentence) => sentence !== null);
  return said.length > 0 ? { kind: "paragraph", sentences: said } : null;
}

export function list(role: "fact" | "request" | "law", items: readonly string[]): BodyPart | null {
  return items.length > 0 ? { kind: "list", role, items } : null;
}

export function request(text: string): Sentence {
  return { role: "request", text };
}

export function fact(text: string): Sentence {
  return { role: "fact", text };
}

export function frame(text: string): Sentence {
  return { role: "frame", text };
}

/**
 * A sentence that says what the law is. Its citation is put before its period or colon.
 * @param as the paragraph meant, which the provision's own citation must cover (a test checks it).
 */
export function law(text: string, provision: ProvisionId, as: string): Sentence {
  return { role: "law", text: withCitation(text, as), cited: { provision, as } };
}

/** A sentence about a state's rule. */
export function stateLaw(text: string, cited: CitedState): Sentence {
  return { role: "law", text: withCitation(text, cited.as), cited };
}

function withCitation(text: string, as: string): string {
  return text.replace(/[.:]$/, (end) => ` (${as})${end}`);
}
