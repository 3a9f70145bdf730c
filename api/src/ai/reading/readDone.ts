import { dateNear, type SaidDate } from "./dateNear.ts";
import { type Done, donePatterns } from "./donePatterns.ts";
import { sentencesOf } from "./sentencesOf.ts";

/** What the parent says is done or held, each with its date where one is given. */
export type DoneSteps = ReadonlyMap<Done, SaidDate | null>;

/**
 * Reads what a parent says is done. What is denied anywhere is left out, and so is what is promised, planned, asked,
 * or another child's: a step too many costs a parent less than a step that is missing.
 */
export function readDone(account: string, today: string): DoneSteps {
  const sentences = sentencesOf(account);
  const done = new Map<Done, SaidDate | null>();
  for (const [step, pattern] of entriesOf(donePatterns)) {
    let isDenied = false;
    for (const { text, isQuestion } of sentences) {
      if (isQuestion || elsewhere.test(text)) continue;
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length;
        const standing = standingOf(text, match.index, end, step);
        if (standing === "denied") isDenied = true;
        if (standing !== "done") continue;
        const isRelative = relative.test(text.slice(match.index, end + 40));
        const date = isRelative ? null : dateNear(text, match.index, end, today);
        if (!done.has(step) || (done.get(step) === null && date !== null)) done.set(step, date);
      }
    }
    if (isDenied) done.delete(step);
  }
  return done;
}

/** Whether the matched step has happened, judged by the words before it in its clause and within it. */
function standingOf(sentence: string, start: number, end: number, step: Done): "done" | "denied" | "open" {
  const before = sentence.slice(0, start);
  const part = before
    .slice(Math.max(...[",", ":", "(", " but ", " so "].map((mark) => before.lastIndexOf(mark) + 1)))
    .replace(spokenNo, "");
  const within = sentence.slice(start, end).replace(spokenNo, "");
  const behind = sentence.slice(end, end + 14);
  if (denied.test(part) || (!saysNo.has(step) && denied.test(within)) || deniedBehind.test(behind))
    return "denied";
  if (notYet.test(part) || notYet.test(within) || ahead.test(behind)) return "open";
  if (step === "meeting" && otherMeeting.test(sentence.slice(Math.max(0, start - 14), end + 14)))
    return "open";
  return bySchool.has(step) && (asking.test(within) || reported.test(part) || claimed.test(within))
    ? "open"
    : "done";
}

/** "I wrote that I do not agree", "not a manifestation", "mediation did not work": the no is what was said. */
const saysNo: ReadonlySet<Done> = new Set<Done>(["disagreement", "manifestation", "mediation", "iee"]);

/** What the school gives: asked for, or said by the school to have been sent, is not held. */
const bySchool: ReadonlySet<Done> = new Set<Done>(["notice", "records"]);

/** A day that only another one tells. */
const relative = /\b(?:the|that) (?:very )?(?:next|same|following) (?:day|night|morning|week)\b/;
const otherMeeting = /\b(?:mdr|manifestation|resolution|mediation|board) /;

const denied =
  /\b(?:never|not|no|nobody|none|neither|without|haven't|havent|hasn't|hasnt|didn't|didnt|don't|dont|won't|wont|wasn't|weren't|fail\w* to|refus\w+ to (?:give|send|provide|issue|put)|forgot|instead of)\b/;
const deniedBehind = /^\W*(?:never|not (?:sent|given|received)|yet\b(?! ))/;
const notYet =
  /\b(?:will|would|shall|going to|gonna|promis\w+|supposed to|plan(?:s|ning)? (?:to|on)|want(?:s|ed)? (?:to|me to|us to|him to|her to|a|an|the)|hop(?:e|ing) to|need(?:s|ed)?|have to|has to|had to wait|must|should|could|may|might|about to|ready to|if|whether|before (?:i|we|they)|unless|until|till|when (?:i|we) (?:get|file|have)|thinking|consider\w*|trying to|waiting|offer\w*|schedul\w+|agreed to|invited|the law says|someone|friend|neighbor)\b|'ll\b/;
const ahead =
  /^\W*(?:is (?:set|scheduled|next|coming|on hold)|next (?:week|month)|tomorrow|scheduled|set for)/;
const asking = /\b(?:ask\w*|request\w*|demand\w*|wait\w*|beg\w*|any)\b/;
const reported = /\b(?:says?|said|claims?|claimed|swears?|insists?|told (?:me|us))\b/;
const claimed =
  /\b(?:says?|said|claims?|claimed|swears?|insists?)\b.*\b(?:sent|mailed|gave|e-?mailed|issued|provided)\b/;
/** "I said no at the meeting": no step is denied by that. */
const spokenNo = /\b(?:said|say|saying|told \w+) "?no\b|(?<=notice )of (?:an? )?offer/g;
/** Another child's case, or a law in general. */
const elsewhere =
  /\b(?:(?:his|her|my) (?:(?:older|younger|little|big|other) )?(?:brother|sister|sibling)|(?:older|other|oldest|youngest) (?:son|daughter|child|kid|boy|girl)|(?:my|a) (?:friend|neighbor|coworker)|another (?:family|parent|mom))\b/;

function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): readonly (readonly [Key, Value])[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key);
  return Object.keys(record)
    .filter(isKey)
    .map((key) => [key, record[key]] as const);
}
