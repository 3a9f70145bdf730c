import { plainWords } from "../../../matching/plainWords.ts";

/** What a chat about school must leave to those who see the child. */
export type NotForUs = "diagnosis" | "dose";

/** Whether a parent asks us what the child has, or about an amount of medicine. @returns null to go on. */
export function notForUs(question: string): NotForUs | null {
  const plain = plainWords(question);
  if (dose.test(plain)) return "dose";
  return diagnosis.some((pattern) => pattern.test(plain)) ? "diagnosis" : null;
}

const medicine =
  "(?:medication\\w*|medicines?|meds?|pills?|ritalin|adderall?|concerta|vyvanse|strattera|guanfacine|melatonin|zoloft|prozac|stimulants?|ssri)";

const dose = new RegExp(
  [
    `\\b(?:how much|how many|what dose|which dose|right dose|dosage|mg|milligrams?|double|half)\\b.{0,40}\\b${medicine}\\b`,
    `\\b${medicine}\\b.{0,40}\\b(?:dose|doses|dosage|mg|milligrams?)\\b`,
    "\\b\\d+ ?(?:mg|milligrams?)\\b",
    `\\bdos(?:e|age) (?:of|for)\\b`,
    `\\b(?:should|can|could) (?:i|we|he|she|they|my \\w+) (?:\\w+ ){0,3}(?:start|stop|try|give|take|increase|raise|lower|skip|change|put)\\b.{0,30}\\b${medicine}\\b`,
    `\\b(?:should|does|do) (?:he|she|they|my \\w+) (?:need|be on|go on)\\b.{0,15}\\b${medicine}\\b`,
    `\\bwhat ${medicine}\\b`,
  ].join("|"),
);

const condition =
  "(?:adhd|add|autism|autistic|asd|aspergers|on the spectrum|dyslexi\\w+|dysgraphi\\w+|dyscalculi\\w+|anxiety|depress\\w+|bipolar|odd|ocd|ptsd|tourettes|a learning disabilit\\w+|a disorder|a disability)";
const child = "(?:he|she|they|it|this|my \\w+|my \\w+ \\w+)";

const diagnosis: readonly RegExp[] = [
  new RegExp(
    `\\b(?:does|do you think|could|might|can you tell if|would you say) ${child} (?:have|has|had|be|is) ${condition}`,
  ),
  new RegExp(
    `(?:^|[.?] |\\b(?:think|if|whether|or|so|know|tell me) )(?:is|has) ${child} ${condition} ?(?:\\?|$|or\\b)`,
  ),
  new RegExp(
    `\\b(?:you think|tell me|to know|you know|know if|know whether) (?:if |whether |that )?${child} (?:has|have|is|might have|could have) ${condition}`,
  ),
  /\b(?:can|could|will|would|please) (?:you )?diagnose\b/,
  /\bwhat (?:is wrong with|does) (?:he|she|my \w+)(?: have)? ?\?/,
  /\bdo (?:these|those|his|her) (?:signs|symptoms) mean\b/,
];
