import { languageOf } from "@iep-insider/sdk/safety";
import { numbersDiffer } from "./numbersDiffer.ts";
import { isMissing, onlyIfSaid, placeholdersIn } from "./onlyIfSaid.ts";

/**
 * Why a translation may not be shown: it says something else than the parent did.
 * @param spanish what was sent, with placeholders. @param english what the model wrote.
 * @returns sentences that tell the model what to fix; empty if it passes.
 */
export function checkTranslation(spanish: string, english: string): readonly string[] {
  return [form, language, placeholders, numbersDiffer, negation, length, names, added].flatMap((check) => {
    const reason = check(spanish, english);
    return reason === null ? [] : [reason];
  });
}

type Check = (spanish: string, english: string) => string | null;

/** A letter lists what was typed line by line. */
const form: Check = (spanish, english) => {
  const lines = linesOf(spanish).length;
  return linesOf(english).length === lines
    ? null
    : `The passage has ${lines} ${lines === 1 ? "line" : "lines"}. Write as many, in the same order.`;
};

const language: Check = (_, english) =>
  languageOf(english) === "en" && !/[¿¡]/.test(english) ? null : "Write in English.";

/** Names and dates are put back where these are. */
const placeholders: Check = (spanish, english) =>
  isSameList(placeholdersIn(spanish), placeholdersIn(english))
    ? null
    : "Keep each mark such as [name 1] letter for letter, as often as the passage has it.";

/** A "no" that was lost turns a sentence around. */
const negation: Check = (spanish, english) => {
  if (negated.spanish.test(spanish) && !negated.english.test(english) && !negated.implied.test(english))
    return "The passage says that something is not so. Keep that.";
  if (negated.english.test(english) && !negated.spanish.test(spanish) && !negated.meant.test(spanish))
    return "Say no “not” or “never” that the passage does not say.";
  return null;
};

const negated = {
  spanish: /(?<!\p{L})(?:no|nunca|jam[aá]s|nadie|nada|ning[uú]n\p{L}*|tampoco|sin|ni)(?!\p{L})/iu,
  english: /\b(?:no|not|never|nobody|none|nothing|neither|nor|without|cannot)\b|n['’]t\b/i,
  /** "No quiere": "refuses". */
  implied:
    /\b(?:refus|unable|fail|lack|stop|hardly|barely|only|yet|still|until|deni|dis\w|un\w|miss|nonverbal)/i,
  /** "Faltan maestros": "there are not enough teachers". */
  meant:
    /(?<!\p{L})(?:falt|dej[oó]|neg|nieg|apenas|todav|prohib|imp[ie]d|perd|pierd|rechaz|mal|dif[ií]c|desob|desat|incap|insuf|imposib|inasist|ignor|poc|solo|sólo)/iu,
};

/** English takes fewer words than Spanish, or about as many. */
const length: Check = (spanish, english) => {
  const [said, written] = [wordsIn(spanish), wordsIn(english)];
  if (written > said * 1.6 + 5) return "It is much longer than the passage. Add nothing.";
  return written < said * 0.45 - 1 ? "It is much shorter than the passage. Leave nothing out." : null;
};

/** A name that the parent did not write; names they wrote are placeholders, or stay as they are. */
const names: Check = (spanish, english) => {
  const found = [...english.matchAll(/(?<=[\p{L}\d,;:’'\])] )\p{Lu}[\p{L}’'-]+/gu)]
    .map(([word]) => word.replace(/['’]s$/, ""))
    .find((word) => !usual.has(word) && !spanish.toLowerCase().includes(word.toLowerCase()));
  return found === undefined ? null : `“${found}”: the passage has no such name.`;
};

const usual: ReadonlySet<string> = new Set(
  [
    "I I'm I’m I've I’ve I'd I’d I'll I’ll IEP IEPs ADHD ADD OCD PTSD OT PT FBA BIP ESL English Spanish American",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August",
    "September October November December Christmas Easter Thanksgiving Halloween Mr Mrs Ms Miss Dr Mom Dad God",
    "Principal Director Doctor Teacher Section Medicaid Friday's",
  ]
    .join(" ")
    .split(" "),
);

const added: Check = (spanish, english) => {
  const found = onlyIfSaid.find((one) => one.english.test(english) && isMissing(one, spanish));
  return found === undefined ? null : `“${found.english.exec(english)?.[0]}”: ${found.reason}`;
};

function linesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
