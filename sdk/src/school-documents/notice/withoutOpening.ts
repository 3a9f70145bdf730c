import { conclusions } from "./subjects.ts";

const named = new RegExp(
  String.raw`^it (?:is|was) (?:the|our|my) (?:[\w-]+ )?${conclusions}\b[^.,;]{0,60}? that `,
  "i",
);

/** A decision or reason without the words that lead to it: "After careful consideration, …", "I am writing to let you know that …". */
export const withoutOpening = (sentence: string): string =>
  sentence
    .replace(
      /^(?:(?:i am|i['’]m|we are|we['’]re) (?:writing|sorry|pleased|happy|glad)|(?:this|the) (?:letter|e-?mail|notice|message|memo) (?:is|serves|comes)|please be|i (?:have|regret|wanted|want|would like|write)|we (?:regret|have|wish|want|would like)|it is (?:my|our) (?:\w+ )?(?:duty|place))(?: to)? [^.]{0,60}?\bthat (?=(?:we|i|the|your|our|no|his|her|\p{Lu}\p{Ll}+)\b)/iu,
      "",
    )
    .replace(named, "")
    .replace(
      /^(?:after|upon|following|as|when|while|although|based (?:up)?on|in light of|in response to|in reply to|with (?:regard|respect) to|regarding|having)\b[^,]{0,90},\s*(?=(?:\w+ly )?(?:we|i|the|your|it|our|no|an?|this|his|her|\p{Lu}\p{Ll}+)\b)/iu,
      "",
    )
    .replace(
      /^(?:On (?!\p{Lu})|As |To (?!help|make|keep|give)|That (?:said|being said)|At |With |Per |Given |For (?!the (?:rest|remainder))|Under |Despite |Beyond |Overall|Consequently|Like |In (?!\p{Lu}))(?:(?!\b(?:will|cannot|can|is|does|do|may|shall)\b|['’]ll)[^,.;:]){0,90},\s*(?=(?:\p{Ll}+ly )?(?:we|I|the|your|it|our|no|an?|this|his|her|he|she|\p{Lu}\p{Ll}+)\b)/u,
      "",
    )
    .replace(
      /^(?:as a result of|after|following|based on|at|in light of|per|given|upon) [^,.]{3,50}? (?=(?:the (?:district|team|school|committee)|we) (?:will|propos\w*|is|are|do|does|don['’]t|cannot|can|have|has|feel|felt|believe|agree\w*)\b)/i,
      "",
    )
    // "Short answer: they are not …"
    .replace(/^[A-Z][a-z]+(?: [a-z]+){0,2}: (?=(?:we|they|i|the)\b)/, "")
    // "Chemistry: A change of teacher isn't possible."
    .replace(/^[A-Z][^.:;,]{2,45}: (?=[A-Z][\w'’]* (?:[\w'’]+ )+[\w'’]+)/, "")
    .replace(/,? (?:for the following|for these) reasons?:$/i, ".")
    .replace(
      /^what (?:we|i) (?:can|would|will|are able to|am able to) (?:do|offer|suggest|propose)(?: instead)? is(?: to)?:?\s*/i,
      "",
    )
    .replace(/^[^.,]{2,40} (?:is|are) welcome to /i, "")
    .replace(/^(?:unfortunately|sadly|still|therefore|however|instead|accordingly|so),?\s+/i, "");
