import type { LetterType } from "../form/fields.ts";
import { type BodyPart, law, paragraph, request } from "./Sentence.ts";

/** Letters that ask for neither a meeting of an IEP team nor a notice of IDEA. */
const outsideIdea: readonly LetterType[] = [
  "504_evaluation",
  "observation_request",
  "records_request",
  "bullying_report",
  "state_complaint",
];

/** Asks for an interpreter and for papers in the parent's language, with the law that fits the letter. */
export function interpreterPart(type: LetterType): BodyPart | null {
  return paragraph(
    request(
      "I speak Spanish. Please have an interpreter at our meetings, and send me papers about my child in Spanish.",
    ),
    ...(outsideIdea.includes(type)
      ? [
          law(
            "No one may be denied the benefits of a program that gets federal money because of national origin.",
            "title-vi",
            "42 U.S.C. 2000d",
          ),
        ]
      : [
          law(
            "The school must do what it takes for a parent to understand an IEP meeting, such as having an interpreter.",
            "interpreter",
            "34 CFR 300.322(e)",
          ),
          law(
            "A written notice must be in the parent's own language, unless that is clearly not feasible.",
            "native-language-notice",
            "34 CFR 300.503(c)(1)",
          ),
        ]),
  );
}
