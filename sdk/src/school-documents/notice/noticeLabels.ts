import type { Label } from "../fields/readFields.ts";
import type { NoticePart } from "../findings.ts";

/** "basis" asks for the reasons on one form and for the data used on another. */
export type NoticeRole = NoticePart | "basis" | "other";

/** How forms ask for the seven parts of 34 CFR 300.503(b); the first that fits decides. */
const labels: readonly (readonly [NoticeRole, RegExp])[] = [
  [
    "other-options",
    /\b(options?|alternatives?|choices|ideas)\b.*\b(considered|rejected|discussed|reviewed|(not|n['’]t) (chosen|choose|select\w*|pick\w*|used?)|talked about|looked at|think about|turned down|explored)\b|\b(other|alternative|additional|rejected|different) (options?|choices|ideas|alternatives?)\b|^alternatives?\b|^(considered|thought about|talked about|discussed),? but (no|not)\b|\b(other|different) (things|plans|ways)\b.*\b(thought|considered|talked|discussed|looked|tried)\b|^not (chosen|selected|adopted)\b|\bwhat else (was considered|(did )?(we|the|they)\b.*\b(consider\w*|discuss\w*|think|thought|talk\w*|look\w*|tried|try))/i,
  ],
  [
    "other-factors",
    /\b(other|additional|any)\b.{0,25}\bfactors?\b|\bfactors?\b.{0,25}\brelevant\b|\brelevant factors\b|\b(other|additional) (relevant )?(information|considerations?|comments)\b|\b(what|anything) else\b.*\b(matter\w*|affect\w*|relevant|count\w*|important|influenc\w*)\b/i,
  ],
  [
    "data-used",
    /\b(each )?evaluation procedures?\b|\bbas(is|ed)\b.*\b(on|of)\b(?!.*\bdecision$)|\b(data|records?|reports?|assessments?|information|evaluations?|evidence|tests?|documents?|sources)\b.{0,60}\b(used?|using|relied|considered|reviewed|basis|support\w*|consulted|examined)\b|\bdocuments? (used|reviewed)\b|^(supporting |relevant )?(data|documentation|documents|evidence|records?|evaluations?|assessments?)( (and|or) (reports?|records?|data|assessments?|evaluations?|tests?))*$|^sources? of (information|data)\b|^(what we |we |information )?used$|^what the (data|records|reports) (show|say|tell)\w*\b|\bused? (this|the following|these) (information|data|records?|reports?)\b|\bwhat\b.{0,40}\b(looked at|used?|reviewed?|considered?|relied on|based on|look at|rely on)\b/i,
  ],
  [
    "sources-of-help",
    /\bsources?\b.{0,40}\b(contact|help|assistance|parents?)\b|\b(help|assistance|questions|support)\b.{0,40}\b(understand\w*|contact)\b|\bcontact\w*\b.{0,60}\b(help|assistance|understand\w*|questions|information)\b|\bresources (for|to) (parents?|famil\w+|help|assist)|\bwho (can|to|you can) (help|contact|call|answer|ask)|\bwhere to (get|find|go|turn|call)|\bwhere (you|parents) can\b.*\b(help|assistance)|\bparent resources\b|\b(help|assistance) (with|about|on) (this|the|understanding|your|these)\b|^for (more )?(help|assistance)\b|^(assistance|resources|contacts?|help|support for parents|parent (assistance|support))( information| for (parents|families)| available)?\b/i,
  ],
  [
    "safeguards",
    /\b(procedural|legal) safeguards\b|\bsafeguards\b|\bparent(al|s'?|'s)? rights\b|\byour (\w+ )?rights\b|^rights\b|\bprotections?\b/i,
  ],
  [
    "reasons",
    /\b(reasons?|reasoning|why|rationale|explanation|justification|grounds)\b|^because\b|\bbecause\s*:?$|\bhow (we|the \w+( \w+)?) (came to|reached|made|arrived at)\b/i,
  ],
  ["basis", /\bbasis\b/i],
  [
    "action",
    /\b(actions?|decisions?|determinations?|proposals?|refusals?|resolutions?|conclusions?)\b|^(yes|no|(not )?(agreed|approved|accepted|granted)( to| on)?|declined|denied|rejected)$|^(what )?(will|won['’]t|will not) (change|happen)$|^(we|the team) (said|say) (yes|no)( to)?$|\b(propos\w*|refus\w*|requested)\b.{0,40}\bchanges?\b|\bchanges? in\b|\b(district|school|team|agency|lea|division|department|board|committee|we|iep team|ard committee)\b.{0,40}\b(propos\w*|refus\w*|declin\w*|agree\w*)\b|\bwhat (we|the (school|district|team|committee))( have| has| are| is)?( not)? (decided|want\w*|plan\w*|will|agree\w*|declin\w*|do(ing)?|offer\w*|chang\w*|propos\w*|refus\w*)\b|^(what )?(we|the (school|district|team)) (will|will not|won['’]t)( do)?$|^(our |the |team |iep |committee['’]?s? |district(['’]s)? |school(['’]s)? |team['’]s |final |summary of )*(response|outcome)\b|^(what was )?(decided|agreed)( on)?$|^(proposed|refused)\b|\b(changes?|services?|placement) (being |that (is|are) )?(proposed|refused)\b|\b(is|are) (being )?(proposed|refused)\b|^what (will|is going to) (change|happen)\b|^the (proposed |requested )?changes? (is|are|will be)\b|\brequests? (that (was|were) )?(not |being )?(agreed|granted|denied|refused|declined)\b/i,
  ],
  ["sources-of-help", /\b(help|assistance|resources)\b/i],
];
const otherLabel =
  /^(?!parents?\W* (rights|resources|assistance|support))(student|child|school|district|grade|date|to|from|parent|meeting|dob|id|type of notice|purpose|signature|name|title|sent|method|participants?|team members?|copy|cc|enclosures?|effective date|implementation date|initiation)\b[^:]{0,30}:/i;
const statement =
  /^(?:the )?(?:[\w-]+ )?(?:district|school|team|agency|lea|committee) (?:proposes|refuses|will|declines|agrees)(?: not)?(?: to)? (?!to\b|the following|actions?\b|changes?\b)\w+ \w+/i;
const longestLabel = 260;

/** The label at the start of a cell of a notice: a question of the form, or a heading. */
export function noticeLabelOf(cell: string, isTitle: boolean): Label<NoticeRole> | null {
  const text = cell.trim().replace(/^(\(?\d{1,2}[.)]|\(?[a-gA-G][.)]|[•●▪]|section \w+[.:]?)\s*/i, "");
  if (otherLabel.test(text)) return { role: "other", rest: "" };
  const colon = /[:?](?=\s|$)/.exec(text);
  const end = colon ? colon.index + 1 : isTitle ? text.length : -1;
  if (end < 0 || end > longestLabel) return null;
  const words = text.slice(0, end).replace(/\s*[:?]$/, "");
  // A sentence before the colon is text.
  if (!isTitle && /[a-z]\.\s+[A-Z]/.test(words)) return null;
  if (/^(prior |written )*notice\b|^types? of (action|decision)\b|^action #?\d+( of \d+)?$/i.test(words))
    return { role: "other", rest: text.slice(end).trim() };
  // "The agency proposes a shorter day: three periods each morning"
  if (!isTitle && end < text.length && statement.test(words)) return null;
  const found = labels.find(([, wording]) => wording.test(words));
  if (!found) return isTitle ? { role: "other", rest: text.slice(end).trim() } : null;
  return { role: found[0], rest: text.slice(end).trim() };
}
