import type { DateLabel } from "../findings.ts";

/** What forms print beside each kind of day; the first that fits decides. `null`: a day that we do not name. */
export const dateLabels: readonly (readonly [DateLabel | null, RegExp])[] = [
  [
    null,
    /\b(birth|dob|d\.o\.b|birthdate|born|last iep|previous iep|prior iep|mailed|sent|received|requested|request|reported|printed|print date|revised|rev\.|enroll\w*|entry|exit|graduation|target|objective|notice of meeting|amend\w*|progress)\b(?!.*\b(meeting date|iep date)\b)/i,
  ],
  [
    "reevaluation-due",
    /\b(re-?evaluation|triennial|three[- ]year|3[- ]year|next eval\w*|eval\w* due|re-?eval)\b.*\b(due|date|by|before|on or before|next)?|\bnext (re-?evaluation|triennial|three[- ]year|evaluation)\b|\bre-?evaluation (is )?due\b|\bdate of next re-?evaluation\b/i,
  ],
  [
    "last-evaluation",
    /\b(last|most recent|current|latest|initial|previous|date of( most recent| last)?|prior) (full )?(and )?(individual )?(re-?)?(evaluation|eval|assessment|triennial|etr|fie|eligibility determination|eligibility)\b|\b(evaluation|etr|fie|eligibility)( report)?( completed?)?( completion)? date\b|\b(etr|evaluation) (completed|date)\b/i,
  ],
  [
    "annual-review-due",
    /\b(next annual|annual review|next (iep )?review|iep review|review)( (date|due|due date|on or before|by))?\b.*|\b(next iep|annual iep|annual)( meeting| review)?( date)?( due)?\b|\bnext (scheduled )?(iep )?(meeting|review)\b/i,
  ],
  [
    "consent-signed",
    /\b(consent)\b.*\b(date|signed|received|on)\b|\bdate of (parent\w* )?consent\b|\bconsent (for|to)\b/i,
  ],
  [
    "iep-ends",
    /\b(iep|plan|program|services?)?\s*(end|ends|ending|expiration|expires|to|through|until|end date|stop)( date)?\b(?!.*\b(start|begin)\b)|\banticipated duration\b|\bduration of (the )?iep\b/i,
  ],
  [
    "iep-starts",
    /\b(iep|plan|program|services?)?\s*(start|starts|starting|begin|begins|beginning|effective|implementation|initiation|implemented|from)( date)?\b/i,
  ],
  [
    "meeting",
    /\b(meeting|conference|team met|iep team met|committee|ard|arc|cse|eligibility)( meeting)?( date| held| on)?\b|\bdate of (the )?(iep|meeting|conference|iep meeting|ard|ard meeting|team meeting)\b|\biep date\b|\bmet on\b/i,
  ],
  ["incident", /\b(incident|offense|infraction|occurred|occurrence|violation|conduct)\b/i],
  ["signed", /\b(signature|signed|sign)\b/i],
  [
    "document",
    /^(date|dated|date of (this )?(notice|letter|report|document)|report date|notice date|letter date|date of report|date written|today's date|date issued)\b/i,
  ],
];
