import { auxiliary, school } from "./subjects.ts";

/** A subject and the verb behind it, with which a clause of its own begins. */
const verb = String.raw`(?: (?:[a-z]+ly|also|instead))? (?:${auxiliary}|declin\w*|refus\w*|propos\w*|offer\w*|recommend\w*|agree[sd]?|den(?:y|ies|ied)|says|said|told|tells|feels|felt|thinks|thought|believes)\b`;
const lead = `(?:(?:therefore|so|instead|then|honestly|unfortunately|at this time|also),? )?`;
const subject = String.raw`(?:${school}|it|this|that|he|she|you|there|no [^.,]{3,40}|(?:your|this|the|our|his|her|their|a|an) (?:[\w'’-]+ ){0,4}?[\w'’-]+)`;
const opensClause = new RegExp(
  String.raw`^${lead}(?:${subject}${verb}|(?:we|I|they|he|she|it|you)['’](?:ll|re|m|d|ve|s)\b)`,
  "i",
);
const opensWithName = new RegExp(
  String.raw`^(?:(?:Mr|Mrs|Ms|Dr|Mx)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:and )?\p{Lu}[\p{L}'’-]+)?${verb}`,
  "u",
);
/** The second of two verbs with one subject: "agrees to the first but declines to …". */
const opensPredicate =
  /^(?:also |therefore )?(?:declines|declined|refuses|refused|denies|denied|rejects|rejected|proposes|proposed|offers|offered|(?:does|do|did) not agree|(?:is|are) (?:unable|not able|offering|proposing|refusing|declining))\b/i;
/** "While we cannot add an aide, we can …" */
const conceding = /^(?:but |and )?(?:while|although|though|even though)\s+([^;]{12,}?),\s+/i;
const joint =
  /(?:,|;|\s[–—])?\s+(?:and|but|so|yet|though|although|while|(?<=[,;]\s)(?:and )?therefore,?|(?<=,\s)which is why)\s+|;\s+(?:however,? )?/gi;

/** "Because he met two of his goals and because his teacher asked for it": each cause of a sentence. */
export const causesOf = (text: string): string[] => text.split(/,?\s+and (?:also )?because\s+/i);

export interface Clause {
  readonly text: string;
  /** What joins it to the clause before: "and", "so"; "" for the first. */
  readonly conjunction: string;
}

/** The clauses of a sentence that have subjects and verbs of their own. */
export function clausesOf(sentence: string): Clause[] {
  const concession = conceding.exec(sentence);
  const [whole = "", conceded = ""] = concession ?? [];
  const clauses: Clause[] = concession ? [{ text: conceded, conjunction: "" }] : [];
  let start = whole.length;
  let conjunction = concession ? "but" : "";
  for (const match of sentence.matchAll(joint)) {
    const text = sentence.slice(start, match.index).trim();
    const end = match.index + match[0].length;
    const rest = sentence.slice(end);
    // "… that she and her teacher will": the first half is no clause.
    if (text.length < shortest || !opens(rest)) continue;
    clauses.push({ text, conjunction });
    conjunction = match[0].replace(/[^a-z]/gi, "").toLowerCase();
    start = end;
  }
  return [...clauses, { text: sentence.slice(start).trim(), conjunction }];
}

const shortest = 8;

const opens = (text: string) =>
  [opensClause, opensWithName, opensPredicate].some((start) => start.test(text));

const causes = String.raw`(?:because(?! of\b)|because of|since(?! (?:\w+ )?(?:\d|last|the (?:start|beginning|fall|spring|winter|summer)|then|january|february|march|april|may|june|july|august|september|october|november|december|kindergarten|\w+ grade))|as(?! (?:they|it|he|she|things) (?:is|are|was|were|does|do|did)(?: now| today)?[.,;]?$)(?= (?:(?:he|she|they|it|there|his|her|their|\p{Lu}[\p{L}'’-]+) (?:[\w'’-]+ ){0,6}?(?:${auxiliary}|\w+s|\w+ed)|(?:the|we|our|your|an?) (?:[\w'’-]+ ){0,12}?(?:${auxiliary}|says?|said|reports?|reported|notes?|noted|shows?|showed|states?|stated|found|finds?|needs|needed|meets|met|makes?|made|gets?|got|requires?|required|feels?|felt|believes?))\b)|as a result of|given(?: the fact)? that|given(?= (?:the|his|her|their|our|that)\b)|due to(?: the fact that)?|(?<=,\s)for(?= (?:the|he|she|they|it|there|his|her|our) (?:[\w'’-]+ ){0,6}?(?:${auxiliary}|\w+ed|found|made|took|gave)\b)|owing to|on the (?:basis|grounds?) (?:that|of)|seeing (?:that|as)|now that|(?<=,\s)(?:citing|noting|pointing to)(?: that)?|in (?:view|light) of(?: the fact that)?|in that|based (?:up)?on(?: the fact that)?|inasmuch as|considering(?: that)?|for the (?:following )?reason that|the reason (?:is|being) that)`;
/** The same with a capital. */
const causesAtStart = causes.replace(
  /(?<=^\(\?:|\|)([a-z])/g,
  (letter) => `[${letter}${letter.toUpperCase()}]`,
);
const causeBehind = new RegExp(String.raw`(?:,|\s[–—]|\s\()?\s+(${causes})\s+(.{8,}?)\)?$`, "su");
const causeBefore = new RegExp(
  String.raw`^(?:[Aa]nd |[Bb]ut |[Ss]o |[Hh]owever,? |[Uu]nfortunately,? |[Tt]herefore,? )?(${causesAtStart})\s+([^;]{12,}?),\s+(?=(?:\w+ly )?(?:we|they|the|i|it|your|this|our|no|an?|he|she|his|her)\b|\p{Lu})`,
  "u",
);

/** Words with which a reason begins that is only the review or the law that a decision is based on. */
const noCause =
  /^(?:(?:a|an|the|our|this|my|all|your|careful|thorough)\b[^.,]{0,40}\b)?(?:review|consideration|discussion|conversation|meeting|information (?:we|you|above|available|provided)|above|foregoing|request|letter)\b/i;

/** A clause without the cause that it gives, and the cause, without its conjunction; null where it gives none. */
export function splitCause(clause: string): { readonly text: string; readonly cause: string | null } {
  const before = causeBefore.exec(clause);
  if (before?.[2]) {
    const text = clause.slice(before[0].length);
    return { text, cause: noCause.test(before[2]) ? null : before[2] };
  }
  const behind = causeBehind.exec(clause);
  // "… the sessions that were missed because of the vacancy": the cause of what was missed
  const isOfRelative = relative.test(clause.slice(0, behind?.index));
  if (!behind?.[2] || behind.index < leastBefore || isOfRelative) return { text: clause, cause: null };
  return {
    text: clause.slice(0, behind.index),
    cause: noCause.test(behind[2]) ? null : behind[2],
  };
}

const relative = /\b(?:that|which) (?:was|were|has been|have been) \w+$/i;
/** Letters of a decision before its cause, at least. */
const leastBefore = 18;
