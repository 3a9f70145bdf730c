import { type GlossaryTerm } from "@iep-insider/sdk/law/glossary";
import type { Draft, Question } from "../../../AnswerTool.ts";
/** The glossary's text, where the question is what a term means. */
export declare function fromTerm({ input, evidence }: Question<"chat">): Draft<"chat"> | null;
/** The term that a question names and asks for. In a longer message a term in brackets is told in passing. */
export declare function askedTerm(question: string): GlossaryTerm | undefined;
/** A rule that the search has found, in its own words, as far as they can be read with ease. Free: it may not be the one. */
export declare function fromSearch({ input, evidence, law }: Question<"chat">): Draft<"chat"> | null;
