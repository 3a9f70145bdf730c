import type { DateLabel } from "../findings.ts";

const plan = String.raw`(?:iep|plan|program|ieps?)`;
const endWords = String.raw`(?:end|ends|ending|ended|expir\w*|expiration)`;
const startWords = String.raw`(?:start|starts|starting|begin|begins|beginning|effective|implement\w*|initiation|initiated|in effect)`;

/** What forms print beside each kind of day; the first that fits decides. Null: a day that is not read. */
export const dateLabels: readonly (readonly [DateLabel | null, RegExp])[] = [
  ["document", /^(date )?sent:?$/i],
  [
    null,
    /\b(birth|dob|d\.o\.b|birthdate|born|(last|previous|prior) (iep|annual review|meeting)|mailed|sent|received?|request(ed)?|printed|print date|rev(ised)?\b|enroll\w*|entry|entered|exit|graduation|target|objective|notice of meeting|amend\w*|benefits?|copy|provided|by (?=.*\bwill\b)|week of|manifestation|mdr|return|quarter|school year)\b(?!.*\b(meeting date|iep date)\b)/i,
  ],
  [
    "consent-signed",
    /\bconsent\b.*\b(date|signed|received|given|obtained|on)\b|\bdate of (parent\w* |written |informed )*consent\b|\bconsent( for (initial )?(evaluation|services|placement))?( date)?$/i,
  ],
  [
    "reevaluation-due",
    /\b(next|due|triennial|3[- ]?year|three[- ]year|proposed|projected)\b.*\b(re-?eval\w*|evaluation|eval|triennial|etr|fie)\b|\b(re-?evaluation|re-?eval|triennial|three[- ]year (re-?)?(evaluation|review)|3[- ]?year (re-?)?(evaluation|review)|evaluation|etr|fie)( (is|must be|report|to be completed))* ?\b(due|by|on or before)\b|^(triennial|re-?evaluation)( (date|review|evaluation))*:?$|\bnext eval\b|\bnext re-?evaluation\b|\bre-?evaluation\b.*\b(before|by)$/i,
  ],
  [
    "last-evaluation",
    /\b(last|most recent|current|latest|initial|previous|prior) (full |comprehensive )?(and )?(individual )?(re-?)?(evaluation|eval|assessment|triennial|etr|fie|eligibility)\b|\b(re-?)?(evaluation|eval|etr|fie|eligibility)( report| determination)?( completed| completion)? date\b|\bdate of (the )?(last |most recent |current |initial )?(full |individual )?(re-?)?(evaluation|eligibility)|\b(etr|re-?evaluation|evaluation) (completed|completion)\b|\beligibility (determined|established)\b/i,
  ],
  [
    "annual-review-due",
    /\b(next )?annual (iep )?(review|meeting)\b|\bnext (annual|iep|review)\b|\b(iep )?review (date|due|by|on or before)\b|\biep (is )?due\b|\bannual( iep)?( due)?( date)?:?$|\breview of (the |this )?iep\b|\bto be reviewed\b|\breviewed (no later than|by|on or before|before)\b/i,
  ],
  [
    "iep-starts",
    new RegExp(
      String.raw`\b${plan} (?:dates?|duration|period|term|in effect)\b(?!.*${endWords})(?<!iep date)`,
      "i",
    ),
  ],
  [
    "iep-ends",
    new RegExp(
      String.raw`\b${plan}\b.{0,20}\b${endWords}\b|^(?:projected |anticipated |expected )?${endWords}\b|\bend date\b|\bduration date\b|\b${plan}\b.{0,30}\b(?:through|until|to)$|\banticipated duration\b`,
      "i",
    ),
  ],
  [
    "iep-starts",
    new RegExp(
      String.raw`\b${plan}\b.{0,20}\b${startWords}\b|^(?:projected |anticipated |date of )?${startWords}\b|\bstart date\b|\bbegin(?:ning)? date\b|\binitiation date\b|\b${plan}\b.{0,30}\bfrom$|\beffective (?:date|from)\b`,
      "i",
    ),
  ],
  [
    "meeting",
    /\b(meeting|conference|ard|arc|cse|team|committee)( meeting)?( date| held| met| on| of)*:?$|\b(meeting|conference|ard|arc|cse)( date| held on| held)\b|\bdate of (the )?(iep|meeting|conference|iep meeting|ard|ard meeting|team meeting|cse|arc|iep team meeting|review|annual review)\b|\biep date\b|\b(team|committee) met\b|\bmeeting (held )?on\b|^iep:?$/i,
  ],
  ["incident", /\b(incident|offense|infraction|occurred|occurrence|violation)\b/i],
  ["signed", /\b(signature|signed|sign)\b/i],
  [
    "document",
    /^(date|dated|date of (this )?(notice|letter|report|document|written notice)|(report|notice|letter|document|pwn) date|date (written|issued)|today's date|(notice|report|letter) (of|dated)|date (this )?(notice|report))\b/i,
  ],
];
