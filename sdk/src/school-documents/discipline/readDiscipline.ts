import { readDays } from "../days/readDays.ts";
import { type Field, type Label, readFields } from "../fields/readFields.ts";
import type { DisciplineFindings, Found } from "../findings.ts";
import { bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { withoutSignOff } from "../lines/people.ts";
import { sentencesOf } from "../lines/sentences.ts";

type Role = "incident" | "days" | "manifestation" | "other";

/** What a discipline notice says happened, for how many school days the child is removed, and when the manifestation meeting is. */
export function readDiscipline(all: readonly Line[]): DisciplineFindings {
  const lines = withoutSignOff(all);
  const body = bodyStyleOf(lines);
  const fields = readFields(lines, (cell, line) =>
    labelOf(cell, line.cells.length === 1 && isProminent(line, body)),
  );
  const sentences = paragraphsOf(lines).flatMap(({ text, page }) =>
    sentencesOf(text).map((sentence) => ({ text: sentence, page })),
  );
  return {
    incident: incidentField(fields) ?? incidentInLetter(lines),
    days: daysField(fields) ?? daysInText(sentences),
    manifestationMeeting: manifestationField(fields) ?? manifestationDay(sentences),
  };
}

const incidentLabel =
  /^(incident|description( of (the )?(incident|behavior|offense|conduct|infraction|event))?|details( of (the )?incident)?|incident (description|details|summary)|what happened|summary of (the )?(incident|behavior)|behavior|offense description|reason for (the )?(suspension|removal|discipline\w*)|nature of (the )?(offense|incident|violation)|statement of facts|facts)( ?\([^)]*\))?\s*(:|$)/i;
const daysLabel =
  /^((total )?(number|no\.?|#) of (school )?days( of (suspension|removal))?|days (suspended|of suspension|of removal|assigned|removed)|length of (suspension|removal)|(suspension|removal) (length|days)|school days|duration( of (suspension|removal))?|total days)\s*(:|$)/i;
const manifestationLabel = /^(date (and time )?of )?(the )?(manifestation|mdr)\b[^:.]{0,70}(:|$)/i;
const otherLabel =
  /^(code|rule|violation|policy|location|time|date|disposition|consequence|action( taken)?|student|grade|school|administrator|may return|return|reported by|witness\w*|interim|services|rights|your rights|prior (incidents|interventions)|incident (date|time|location|number|#))\b[^:]{0,40}(:|$)/i;

function labelOf(cell: string, isTitle: boolean): Label<Role> | null {
  const text = cell.trim();
  for (const [role, wording] of [
    ["manifestation", manifestationLabel],
    ["days", daysLabel],
    ["incident", incidentLabel],
    ["other", otherLabel],
  ] as const) {
    const match = wording.exec(text);
    if (match) return { role, rest: text.slice(match[0].length).trim() };
  }
  return isTitle ? { role: "other", rest: "" } : null;
}

function incidentField(fields: readonly Field<Role>[]): Found<string> | null {
  const field = fields.find(({ role, text }) => role === "incident" && text.length > 20);
  return field ? { value: field.text, page: field.page, quote: field.text, isClear: true } : null;
}

const introduced =
  /\b(following (took place|occurred|incident|behavior|conduct|happened|reasons?|offense)[^:]*|reason[^:.]{0,60}|incident[^:.]{0,60}|as follows|because)\s*:\s*/i;
const consequence =
  /\b(suspen(d|s)|expel|expulsion|removed from|may return|code of (student )?conduct|handbook|violat\w*|conference|manifestation|right to|appeal|in accordance|as a result|not (be )?(permitted|allowed)|consequence)/i;
const happening =
  /\b(on|at|during|in) \b[^.]*\b(hit|pushed|kicked|bit|threw|struck|punched|left|ran|refused|used|brought|made|threatened|fought|overturned|yelled|disrupted|damaged|took|had|was|were|grabbed|slapped|spit|climbed|broke|possess\w*|engaged|involved|entered|pulled|shouted|cursed|destroyed|vaped?|sent|posted)\b/i;

/** After "the following took place:", or the sentences of the paragraph that tells it. */
function incidentInLetter(lines: readonly Line[]): Found<string> | null {
  for (const { text, page } of paragraphsOf(lines)) {
    const match = introduced.exec(text);
    const rest = match ? text.slice(match.index + match[0].length) : "";
    if (rest.length > 20) return { value: rest, page, quote: text, isClear: true };
  }
  for (const { text, page } of paragraphsOf(lines)) {
    const told = sentencesOf(text).filter(
      (sentence) =>
        !consequence.test(sentence) && !/^(dear|re:|this (letter|notice)|please|you |if )/i.test(sentence),
    );
    const start = told.findIndex((sentence) => happening.test(sentence) && readDays(sentence).length > 0);
    if (start === -1) continue;
    const value = told.slice(start).join(" ");
    return { value, page, quote: text, isClear: false };
  }
  return null;
}

const counts = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const count = String.raw`(\d{1,3}|${counts.join("|")})(?:\s*\(\d{1,3}\))?`;
const inText = [
  new RegExp(
    String.raw`\b(?:suspended|suspension|removed|removal|excluded|expelled)\b[^.]{0,70}?\b(?:for|of|total(?:ing)?|is|:)\s+(?:a (?:total|period) of )?${count}[\s-]+(?:consecutive |full |school |out-of-school )*days?\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${count}[\s-]+(?:school[\s-])?days?[\s-]+(?:out[- ]of[- ]school |in[- ]school |OSS |ISS )?(?:suspension|removal)\b`,
    "i",
  ),
];

function daysField(fields: readonly Field<Role>[]): Found<number> | null {
  for (const { role, text, page } of fields) {
    const match = role === "days" ? new RegExp(`^${count}`, "i").exec(text) : null;
    if (match) return { value: numberOf(match[1]), page, quote: text, isClear: true };
  }
  return null;
}

function daysInText(sentences: readonly { text: string; page: number }[]): Found<number> | null {
  for (const { text, page } of sentences) {
    if (
      /\b(more than|exceed\w*|up to|at least|any|a student|this school year|to date)\b/i.test(text) &&
      !/\b(is|has been|was|will be) suspended\b/i.test(text)
    )
      continue;
    const match = inText.map((wording) => wording.exec(text)).find((found) => found !== null);
    if (match) return { value: numberOf(match[1]), page, quote: text, isClear: true };
  }
  return null;
}

const numberOf = (written = "") =>
  /\d/.test(written) ? Number(written) : counts.indexOf(written.toLowerCase()) + 1;

function manifestationField(fields: readonly Field<Role>[]): Found<string> | null {
  for (const { role, text, page } of fields) {
    const [day] = role === "manifestation" ? readDays(text) : [];
    if (day) return { value: day.day, page, quote: text, isClear: day.isClear };
  }
  return null;
}

function manifestationDay(sentences: readonly { text: string; page: number }[]): Found<string> | null {
  let isAbout = false;
  for (const { text, page } of sentences) {
    isAbout =
      /\b(manifestation|mdr)\b/i.test(text) ||
      (isAbout && /\b(meeting|review|it|this|team|committee)\b/i.test(text));
    const day =
      isAbout && /\b(meet|held|scheduled|date|on|review|take place|convene[ds]?|gather|set for)\b/i.test(text)
        ? readDays(text).at(0)
        : undefined;
    if (day) return { value: day.day, page, quote: text, isClear: day.isClear };
  }
  return null;
}
