/** Facts that a parent gave and that change what to do next. */
export interface Facts {
  /** The parent has already asked in writing, so is not told to. */
  readonly hasAskedInWriting: boolean;
}

/** Reads them from a message in the parent's words. */
export function factsIn(message: string): Facts {
  return { hasAskedInWriting: asked.test(message) && !notYet.test(message) };
}

const sent =
  "(?:emailed|e-mailed|wrote|written|sent|mailed|gave|handed|submitted|turned in|filed|dropped off)";
const paper =
  "(?:letters?|e-?mails?|requests?|writing|notes?|forms?|certified|green card|the principal|the school|the district|the teacher|the counselor|the director|the case manager|them)";
const asked = new RegExp(
  `\\b(?:i|we|my (?:wife|husband|mom))\\b(?:\\W+\\w+){0,4}?\\W+${sent}\\b(?:\\W+\\w+){0,6}?\\W+${paper}\\b|\\b(?:asked|requested)\\b[^.?!]{0,40}\\bin writing\\b|\\bmy (?:letter|e-?mail|written request)\\b`,
  "i",
);
/** "How do I put it in writing?" */
const notYet =
  /\b(?:should|do|can|could|how do|how should|must|have to|need to) (?:i|we)\b[^.?!]{0,30}\b(?:write|email|put|send)\b/i;
