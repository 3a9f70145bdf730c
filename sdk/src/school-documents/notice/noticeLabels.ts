import type { Label } from "../fields/readFields.ts";
import type { NoticePart } from "../findings.ts";

export type NoticeRole = NoticePart | "other";

/** How forms ask for the seven parts of 34 CFR 300.503(b); the first that fits decides. */
const labels: readonly (readonly [NoticeRole, RegExp])[] = [
  [
    "other-options",
    /\b(other|additional|alternative)?\s*(options?|alternatives?|choices)\b.*\b(considered|rejected|discussed|reviewed|not chosen|talked about|looked at)\b|\bother options\b|\boptions considered\b|\bwhat else (was|did|we|the team)\b/i,
  ],
  [
    "other-factors",
    /\b(other|additional|any)\b.{0,25}\bfactors?\b|\bfactors?\b.{0,25}\brelevant\b|\brelevant factors\b|\b(other|additional) (relevant )?(information|considerations?|comments)\b/i,
  ],
  [
    "data-used",
    /\b(each )?evaluation procedures?\b|\b(basis|based)\b.*\b(for|on|of)\b|\b(data|records?|reports?|assessments?|information|evaluations?|evidence|tests?)\b.{0,60}\b(used|relied|considered|reviewed|basis|support\w*)\b|\bdocuments? (used|reviewed)\b|^(supporting )?(data|documentation|evidence|records?)$|^sources? of information\b|\bwhat (we|the team|the district|the school) (looked at|used|reviewed|considered|relied on)\b/i,
  ],
  [
    "sources-of-help",
    /\bsources?\b.{0,40}\b(contact|help|assistance|parents?)\b|\b(help|assistance|questions|support)\b.{0,40}\b(understand\w*|contact)\b|\bcontact\w*\b.{0,60}\b(help|assistance|understand\w*|questions|information)\b|\bresources (for|to) (parents?|help|assist)|\bwho (can|to|you can) (help|contact|call)|\bwhere to (get|find|go)|\bparent resources\b|\b(help|assistance) with (this|the|understanding|your)\b|^for (help|assistance)\b|^(assistance|resources|contacts?|help|support for parents|parent (assistance|support))( information)?\b/i,
  ],
  [
    "safeguards",
    /\b(procedural|legal) safeguards\b|\bsafeguards\b|\bparent(al|s'?|'s)? rights\b|\byour rights\b|^rights\b|\bprotections?\b/i,
  ],
  ["reasons", /\b(reasons?|why|rationale|explanation|justification|because)\b/i],
  [
    "action",
    /\bactions?\b.{0,40}\b(proposed|refused|taken|being|or|propos\w*|refus\w*)\b|\b(proposed|refused|propos\w*|refus\w*)\b.{0,40}\bactions?\b|\b(district|school|team|agency|lea|division|committee|we|iep team|ard committee)\b.{0,40}\b(propos\w*|refus\w*)\b|\bdescription of (the )?(action|proposal|decision)\b|\bwhat (we|the (school|district|team)) (have |has )?(decided|want|plan|will)\b|^(our |the |team |district('s)? |school('s)? |final |summary of )*(decisions?|response|determination)\b|\baction on\b|^(proposal|proposed|refusal|refused|proposals? and refusals?|what (we|the (school|district|team)) (are |is )?(propos\w*|refus\w*|decided))\b/i,
  ],
];
const otherLabel =
  /^(student|child|school|district|grade|date|to|from|parent|meeting|dob|id|type of notice|purpose|signature|name|title|sent|method|participants?|team members?|copy|cc|enclosures?|effective date|implementation date|initiation)\b[^:]{0,30}:/i;
const longestLabel = 260;

/** The label at the start of a cell of a notice: a question of the form, or a heading. */
export function noticeLabelOf(cell: string, isTitle: boolean): Label<NoticeRole> | null {
  const text = cell.trim().replace(/^(\(?\d{1,2}[.)]|\(?[a-gA-G][.)]|[•●▪]|section \w+[.:]?)\s*/i, "");
  if (otherLabel.test(text)) return { role: "other", rest: "" };
  const colon = /[:?](?=\s|$)/.exec(text);
  const end = colon ? colon.index + 1 : isTitle ? text.length : -1;
  if (end < 0 || end > longestLabel) return null;
  const words = text.slice(0, end);
  // A sentence before the colon is text.
  if (!isTitle && /[a-z]\.\s+[A-Z]/.test(words)) return null;
  if (/^(prior |written )*notice\b/i.test(words)) return { role: "other", rest: text.slice(end).trim() };
  const found = labels.find(([, wording]) => wording.test(words));
  if (!found) return isTitle ? { role: "other", rest: text.slice(end).trim() } : null;
  return { role: found[0], rest: text.slice(end).trim() };
}
