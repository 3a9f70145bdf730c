import type { DateLabel } from "../findings.ts";

const end = `(?:ends?|ending|ended|expires?|expiration)`;
const start = String.raw`(?:starts?|starting|begins?|beginning|effective|implement\w*|initiation|initiated|initiate|in effect|valid from)`;
const evaluation = `(?:(?:re)?evaluation|assessment|etr|eser|fie|eligibility|triennial)`;
const next = `(?:next|due|triennial|proposed|projected|anticipated|by|on or before|no later than|before|expires?)`;
const document = `(?:notice|letter|report|document|pwn|memo(?:randum)?|form|response|reply|message|answer|worksheet|summary|amendment)`;
const made = `(?:sent|mailed|issued|completed|written|prepared|provided|given|finalized|delivered|reported|answered|posted)`;

/**
 * What forms print beside each kind of day, in the words that `plainLabel` leaves; the first that fits decides.
 * Null: a day that is not read.
 */
const dateLabels: readonly (readonly [DateLabel | null, RegExp])[] = [
  [
    "document",
    new RegExp(
      `^(?:date )?${made}(?: on| home)?$|^(?:date )?cop(?:y|ies) (?:sent |mailed |given )?to (?:the )?parents?(?: on)?$|^date of (?:this|our) (?:answer|amendment)$|^(?:date )?(?:${made} to|to) (?:the )?parents?(?:/guardians?)?$|^(?:progress )?report(?:ing)? (?:date|period ending)$`,
    ),
  ],
  [
    "document",
    new RegExp(String.raw`\b${document}\b(?: (?:was|is|date))* ${made}\b(?: on| to .*)?(?: date)?$`),
  ],
  [null, /\b(manifestation|mdr)\b/],
  ["meeting", /^date of (the )?eligibility (meeting|conference)$/],
  [
    null,
    /\b(birth|dob|d\.o\.b|birthdate|born|(last|previous|prior) (iep|annual review|meeting)|mailed|sent|(?<!\bconsent\b.*)received?|request(ed)?|printed|print date|rev(ised)?\b|enroll\w*|entry|entered|exit|graduation|target|objectives?|notice of meeting|amend\w*|benefits?|copy|provided|by (?=.*\bwill\b)|week of|return|quarter|school year|suspen\w*|referral|referred|screening|physical|initial placement|safeguards)\b(?!.*\b(meeting date|iep date)\b)/,
  ],
  [
    "consent-signed",
    /\bconsent\b.*\b(date|signed|received|given|obtained|on)\b|\bdate of (parent\w* |written |informed )*consent\b|\bconsent( for (initial )?(evaluation|services|placement))?( date)?$/,
  ],
  [
    "meeting",
    /^date of (the )?annual review$|\bannual (iep )?(review|meeting)( was)? held\b|^annual iep meeting( date)?$|^(date of )?(the )?annual (iep )?review meeting( date)?$/,
  ],
  [
    "annual-review-due",
    /\bannual (iep )?(reviews?|meeting)\b|\bnext (annual|iep|review|plan)\b|\b(iep )?review (date|due|by|on or before|no later than)\b(?<!eligibility review \w+)|\biep (is )?due\b|\bannual( iep)?( due)?( date)?$|\bannual case review\b|\banniversary\b|\breview of (the |this )?iep\b|\bto be reviewed\b|\breviewed (no later than|by|on or before|before)\b/,
  ],
  [
    "reevaluation-due",
    new RegExp(
      String.raw`\b${next}\b.*\b${evaluation}\b|\b${evaluation}\b(?: (?:is|must|be|occur|report|to|completed|meeting|review|date))*[ :]*\b(?:due|by|on or before|before|expires?|no later than)\b|^(?:triennial|reevaluation)(?: (?:date|review|evaluation|reevaluation))*$|\breevaluate (?:by|before|on)\b|\btriennial (?:due|reevaluation|review)\b|(?<!\b(?:last|recent|previous|prior|current|latest) )\breevaluation date$|^eligibility review(?: date)?$`,
    ),
  ],
  [
    "last-evaluation",
    new RegExp(
      String.raw`\b(?:last|most recent|current|latest|initial|previous|prior) (?:(?:full|comprehensive|and|individual|integrated|written|triennial) )*${evaluation}\b|\b${evaluation}(?: report| determination)?(?: completed| completion)? date\b|\bdate of (?:the )?(?:(?:full|individual|comprehensive) )*${evaluation}\b|\b${evaluation} (?:completed|completion|established|determined)\b|^(?:last )?evaluated(?: on)?$`,
    ),
  ],
  [
    null,
    /(?<!^date )\b(services?|goals?|action|proposed|objective|modifications?|accommodations?|activity|medication|interim)\b.*\b(start\w*|begin\w*|effective|initiat\w*|end\w*)\b|\beffective date of (the )?action\b/,
  ],
  [
    "iep-starts",
    new RegExp(
      String.raw`\b(?:iep|plan|program) (?:dates?|duration|period|term|in effect)\b(?!.*\b(?:${end}|to|through|until)$)(?!.*\b${end}\b)(?<!iep date)`,
    ),
  ],
  [
    "iep-ends",
    new RegExp(
      String.raw`\b(?:iep|plan|program)\b.{0,20}\b${end}\b|^(?:projected |anticipated |expected |valid )?${end}\b|\b(?:end|duration) date\b|\b(?:iep|plan|program)\b.{0,30}\b(?:to|through|until)$|^valid (?:to|through|until)$|\banticipated duration\b`,
    ),
  ],
  [
    "iep-starts",
    new RegExp(
      String.raw`\b(?:iep|plan|program)\b.{0,20}\b${start}|^(?:projected |anticipated |date (?:of|to be) )?${start}\b|\b(?:start|begin(?:ning)?|initiation) date\b|\b(?:iep|plan|program|services)\b.{0,30}\bfrom$|\beffective (?:date|from)\b|\bdate services (?:will )?begin\b`,
    ),
  ],
  [
    "meeting",
    /\b(meeting|conference|ard|arc|cse|ppt|team|committee|staffing|dismissal)( meeting)?( date| held| met| on| of)*$|\b(meeting|conference|ard|arc|cse|ppt|staffing)( date| held on| held)\b|\bdate of (the )?(current )?(iep|meeting|conference|iep meeting|ard|ard meeting|team meeting|cse|arc|iep team meeting|review|annual review)\b|\b(current )?iep date\b|\b(team|committee|we) met\b|\bmet( again)? on$|\b(was |date )?held( on)?$|\bmeeting (held )?on\b|^iep$|^met$/,
  ],
  [
    "incident",
    /\bevents? of$|\b(incident|event|offense|infraction|occurred|occurrence|violation|date of (the )?(behavior|conduct|misconduct)|it happened)\b/,
  ],
  ["signed", /\b(signature|signed|sign)\b/],
  [
    "document",
    new RegExp(
      String.raw`^(?:date|dated|dated this|(?:.* )?[a-z\d]+ date / fecha|date / fecha|(?:parent )?notice|today's date|(?:${document}|plan|iep written) date|date of (?:this |the |written |progress )*${document}|(?:${document}) (?:of|dated))$|^(?:date )?(?:of )?issue$|^(?:report|letter|memo(?:randum)?)$|^(?:this )?notice to (?:the )?parents?$|^date (?:this )?${document}\b`,
    ),
  ],
];

/** What a label says about its day; undefined when nothing names the day, null when it is a day that is not read. */
export function dateLabelOf(written: string): DateLabel | null | undefined {
  const label = plainLabel(written);
  return dateLabels.find(([, wording]) => wording.test(label))?.[0];
}

/** In small letters without punctuation at its end, and with one word for each thing. */
const plainLabel = (written: string) =>
  written
    .toLowerCase()
    .replace(/(?<=[a-z] ?)\([^)]*\)?/g, " ")
    .replace(/\bre-?\s?eval(uation|s|\.)?(?![a-z])/g, "reevaluation")
    .replace(/\beval(s|\.)?(?![a-z.])/g, "evaluation")
    .replace(/\b(3|three)[- ]?(yr|year)s?\b\.?/g, "triennial")
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .replace(/^[\s•*\d.)]*(?=[a-z])/, "")
    .replace(/[\s:(.–—-]+$/, "");
