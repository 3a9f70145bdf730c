import type { Label } from "../fields/readFields.ts";

export type DisciplineRole =
  | "narrative"
  | "reason"
  | "offense"
  | "days"
  | "manifestation"
  | "meeting"
  | "other";

/** What the words of a label ask for; the first that fits decides. */
const roles: readonly (readonly [DisciplineRole, RegExp])[] = [
  ["manifestation", /\b(manifestation|mdr)\b/i],
  [
    "narrative",
    /\b(narrative|what happened|statement of (the )?facts)\b|\b(descri\w+|summary|details|account|explanation|nature) of\b.{0,25}\b(incidents?|behaviors?|conduct|misconduct|events?|offense|infraction|violation|problem|what)\b/i,
  ],
  ["reason", /^(the )?(new|this|current|present) (removal|suspension|incident|event)$/i],
  [
    "meeting",
    /\bdate (and time )?of (the )?(meeting|review|conference)\b|\b(meeting|review|determination|conference) (was |is |will be )?(date|held|scheduled)\b/i,
  ],
  ["days", /^(suspension|removal|exclusion|suspended( for)?|length)$/i],
  [
    "days",
    /^(?!.*\b(to date|prior|previous|earlier|before|cumulative|already|(this|school) year|remaining|return|so far)\b).*\b(days|length|duration)\b/i,
  ],
  [
    "other",
    /\b(date|time|location|place|where|when|number|no\.|id|code|type|level|prior|previous|earlier|history|to date|total days|this year|remaining|return|witness\w*|reported|referred|entered|staff|administrator|response|prevention|strateg\w+|intervention|consequence|action|disposition|result|determination|rights|appeal|services|police|agency|notified|contact\w*|special education|sped|result)\b|#/i,
  ],
  [
    "narrative",
    /\b(descri\w+|comments?|remarks|what (he|she|they|your child|the student) did|details?|summary|statement|facts|account|explanation|circumstances|report)\b/i,
  ],
  [
    "reason",
    /\b(reasons?|why|because|grounds|cause|basis|allegations?|charges?|incident|event|occurrence|behaviors?|conduct|misconduct|what)\b/i,
  ],
  ["offense", /\b(violations?|offenses?|infractions?|rule|referral)\b/i],
];

const longestLabel = 60;
/** Labels that are followed by their text without a colon, where nothing else tells them. */
const bare =
  /^(incident( description| details| summary)?|description( of (the )?\w+)?|narrative|what happened|behavior|details|facts|number of (school )?days|days( of \w+)?|length( of \w+)?)$/i;

/**
 * The label at the start of a cell of a discipline form.
 * @param place Whether the line is a heading, a row of labels above their values, or the cell is apart from other text.
 */
export function disciplineLabelOf(
  cell: string,
  { isTitle, isAbove, isOfItsOwn }: { isTitle: boolean; isAbove: boolean; isOfItsOwn: boolean },
): Label<DisciplineRole> | null {
  const text = cell.trim().replace(/^(\(?\d{1,2}[.)]|\(?[a-gA-G][.)]|[•●▪])\s+/, "");
  const colon = /[:?](?=\s|$)/.exec(text);
  // "Students with an IEP: manifestation determination:"
  const end = colon && !(isTitle && text.endsWith(":")) ? colon.index + 1 : text.length;
  if (end > longestLabel) return null;
  const words = text.slice(0, end).replace(/[:?]$/, "");
  const isWhole = end === text.length;
  const isLabel =
    isAbove ||
    isTitle ||
    colon !== null ||
    (isWhole && ((/^[A-Z]/.test(words) && bare.test(words)) || (isOfItsOwn && isLabelText(words))));
  // A sentence before a colon is text.
  if (!isLabel || /(?<!\bno)\.\s/i.test(words) || words.split(" ").length > 12) return null;
  const [head = words] = words.split(/ (?:that|which|leading|resulting|subject) /i);
  const role = roles.find(([, wording]) => wording.test(head))?.[0] ?? "other";
  return { role, rest: text.slice(end).trim() };
}

/** A cell apart from other text that could be a label: a few words about a part of such a form. */
const isLabelText = (words: string) =>
  words.replace(/ ?\([^)]*\)/g, "").split(" ").length <= 5 &&
  /^[A-Z]/.test(words) &&
  !/\d/.test(words) &&
  roles.some(([, wording]) => wording.test(words));
