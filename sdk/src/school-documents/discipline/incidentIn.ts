import { readDays } from "../days/readDays.ts";
import type { Field } from "../fields/readFields.ts";
import type { Found } from "../findings.ts";
import { splitBoxes } from "../iep/listItems.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { type Paragraph, paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import type { DisciplineRole } from "./disciplineLabels.ts";

/** Words of a text that tells something; fewer name an offense. */
const fewestWords = 5;

/** What happened: the text under the label that asks for it most plainly, else what a letter tells. */
export function incidentIn(
  lines: readonly Line[],
  fields: readonly Field<DisciplineRole>[],
): Found<string> | null {
  for (const name of ["narrative", "reason", "offense"] as const) {
    for (const field of fields) {
      if (field.role !== name || isLog(field)) continue;
      const value = withoutLead(toldIn(field));
      // Where a text has several paragraphs, its end is a guess.
      const isClear = name === "narrative" && field.paragraphs.length === 1;
      if (isTold(value)) return { value, page: field.page, quote: value, isClear };
    }
  }
  return inLetter(paragraphsOf(lines).filter(({ lines: [first] }) => first?.cells.length === 1));
}

/** Whether a label is above a column with a row for each of several incidents. */
export const isLog = ({ first, paragraphs }: Field<DisciplineRole>) =>
  first === "" && paragraphs.length > 2 && paragraphs.every((text) => text.length < longestEntry);

const longestEntry = 60;

/** The field's text up to a row of boxes or another label. */
function toldIn({ paragraphs }: Field<DisciplineRole>): string {
  const end = paragraphs.findIndex(
    (text) => splitBoxes(text).length > 0 || /^[A-Z][^.:]{2,40}:(\s|$)/.test(text),
  );
  return joinLines(end === -1 ? paragraphs : paragraphs.slice(0, end));
}

/** "It has come to our attention that on April 17 …" */
const withoutLead = (text: string) =>
  text.replace(
    /^(?:according to [^,]{3,60}, (?:on [A-Z]\w+ \d{1,2}(?:, \d{4})?,? )?)|^(?:it has (?:come to (?:our|my) attention|been reported)|(?:i am|we are|i['’]m) (?:writing|sorry) to (?:tell|inform|let) you(?: know)?|(?:this letter|this notice) is to (?:inform|notify) you) that (?:on [A-Z]\w+ \d{1,2}(?:, \d{4})?,? )?/i,
    "",
  );

const isTold = (text: string) =>
  !text.endsWith(":") &&
  text.split(" ").length >= fewestWords &&
  /[a-z]/i.test(text) &&
  !isProcess(text) &&
  isPast(text);

/** Says that something is told next. */
const announces =
  /\b(following|as follows|below|this (letter|notice|e-?mail|message)|(to|I am|am) (inform|notify|tell|let you know|writ\w+)|writing|regret|regarding|(?<!\b(?:told|asked|talked|argued|joked|posted|wrote)\b[^.]{0,30})about|reports? that|has reported|has (informed|notified|told) (me|us)|have a report)\b/i;
const introduced =
  /\b(following( \w+){0,2} (took place|occurred|happened)?[^:.]*|reasons?\b[^:.]{0,60}|incident\b[^:.]{0,60}|reports?|as follows|what happened|because)\s*:\s*/i;
/** About the removal, the rules or the meeting, not about what happened. */
const process =
  /\b(suspen(d|s|ded|sion|ding)|expel\w*|expulsion|remov(ed|al) from|remove\b[^.]{0,40}\bplacement|may return|returns? to school|code of (student )?conduct|handbook|policy|violat\w*|manifestation|right to|rights|appeal|in accordance|not (be )?(permitted|allowed)|consequence|hearing|conference(?! room)|re-?entry|(you|parents?) (may|can|will|must|should|were|have)|please|enclosed|attached|meet with|needs? to|has to|must be|pick(?:ed)? up|call (me|the|us)|IEP|section 504|due process)\b/i;
const isProcess = (text: string) => process.test(text);
/** Irregular past forms of what children are reported for; regular ones end in -ed. */
const past =
  /\b(hit|bit|threw|struck|left|ran|brought|made|fought|took|had|was|were|spit|spat|broke|sent|said|told|wrote|drew|cut|stole|got|went|came|kept|put|held|shot|swung|hid|tore|found|did|used|caught|began|set|gave|fell|spoke|swore|sold|bought|drove|rode|fled|flung|shook|spread|lit|blew|drank|ate|wore|stood|sat|slid|stuck|lost|met|rose|saw|led|hung|woke|won|chose|dug|burst|forgot|lent|paid|read|rang|sought|split|spilt|swam|wound)\b|\b(?!need|red|bed|shed|hundred|indeed)\w{2,}ed\b/i;
const isPast = (text: string) => past.test(text);

/** "… suspended for the following conduct:" above what was done. */
const announcesConduct =
  /\b(?:following|these) (?:\w+ )?(?:conduct|behaviors?|misconduct|reasons?|incidents?|offenses?|violations?|actions?)\b[^:.]{0,40}:$/i;
const isConduct = (text: string) =>
  text.split(" ").length >= fewestWords && !text.endsWith(":") && !isProcess(text);

/** After "the following took place:", or the first sentences of a paragraph that tell what was done. */
function inLetter(paragraphs: readonly Paragraph[]): Found<string> | null {
  for (const [index, { text, page }] of paragraphs.entries()) {
    const match = introduced.exec(text);
    const below = paragraphs[index + 1];
    if (below && announcesConduct.test(text) && isConduct(below.text))
      return { value: below.text, page: below.page, quote: below.text, isClear: true };
    const rest = match ? tellingRun(sentencesOf(text.slice(match.index + match[0].length))) : "";
    if (isTold(rest)) return { value: rest, page, quote: text, isClear: true };
  }
  const start = paragraphs.findIndex(({ text }) => /^(dear|hello|hi|good (morning|afternoon))\b/i.test(text));
  for (const { text, page } of paragraphs.slice(start + 1)) {
    if (/^\w+:\s/.test(text) || text.split(" ").length < fewestWords) continue;
    const value = withoutLead(tellingRun(sentencesOf(text)));
    if (isTold(value)) return { value, page, quote: text, isClear: false };
  }
  return becauseOf(paragraphs);
}

/** "She is suspended for two days because she left the building." */
function becauseOf(paragraphs: readonly Paragraph[]): Found<string> | null {
  for (const { text, page } of paragraphs) {
    for (const sentence of sentencesOf(text)) {
      const cause =
        /\bsuspen\w+\b.*?\b(?:because|due to|as a result of|(?:is|was) that|for (?=\w+ing\b))\s*(.{15,})/i.exec(
          sentence,
        );
      if (cause?.[1] && !isProcess(cause[1]))
        return { value: cause[1], page, quote: sentence, isClear: false };
    }
  }
  return null;
}

/** The sentences that tell what happened, from the first of them to the first that says something else. */
function tellingRun(sentences: readonly string[]): string {
  const tells = (sentence: string) =>
    !isProcess(sentence) &&
    !/^(please|if|thank|you|we(?! had to)|I)\b/i.test(sentence) &&
    !/\?$/.test(sentence);
  const start = sentences.findIndex(
    (sentence) =>
      tells(sentence) && isPast(sentence) && !isAnnouncement(sentence) && !aboutDay.test(sentence),
  );
  if (start === -1) return "";
  const rest = sentences.slice(start);
  // "She is in my office now."
  const isPresent = (sentence: string) => !isPast(sentence) && /\b(is|are|am|has)\b|['’]s\b/i.test(sentence);
  const end = rest.findIndex(
    (sentence, index) =>
      aboutDay.test(sentence) ||
      (index > 0 && /^according to\b/i.test(sentence)) ||
      !tells(sentence) ||
      isPresent(sentence) ||
      /(\b(is|are)|['’]s) .*\bnow\b/i.test(sentence),
  );
  return joinLines(end === -1 ? rest : rest.slice(0, end));
}

/** "This took place in art on May 18." and "(Incident date: Mar 23, 2026.)" */
const aboutDay =
  /^(?:this|it|the incident|that) (?:took place|occurred|happened|was (?:on|in|at|during))\b|^\(?[A-Z]?[a-z ]*\bdate\b/i;

/** "The principal has reported the following incident of May 1.", "There was an incident in the office." */
const isAnnouncement = (sentence: string) =>
  /\bthere was an? (?:\w+ )?(?:incident|situation|altercation)\b/i.test(sentence) ||
  (announces.test(sentence) &&
    (/[:]$/.test(sentence) || readDays(sentence).length > 0 || sentence.length < 90));
