import type { DocumentKind } from "../findings.ts";
import { proposal } from "../notice/proposal.ts";
import { refusal } from "../notice/refusal.ts";

/** A wording that speaks for one kind of document. */
export interface KindSign {
  readonly wording: RegExp;
  readonly weight: number;
}

interface KindSigns {
  /** Count only in a short line near the top of the first page, where a document's title is. */
  readonly titles: readonly KindSign[];
  /** Count once, anywhere. */
  readonly texts: readonly KindSign[];
}

const sign = (wording: RegExp, weight: number): KindSign => ({ wording, weight });

/** The titles of the published state forms and of vendors' exports, and what their texts say. */
export const kindSigns: Readonly<Record<DocumentKind, KindSigns>> = {
  iep: {
    titles: [
      sign(
        /\bindividual(i[sz]ed)? education(al)? (program|plan)\b(?!.*\b(progress|meeting notice|goal report)\b)/i,
        10,
      ),
      sign(/\bIEP\b(?!.*\b(progress|report|notice|invitation|evaluation|goals? update)\b)/i, 5),
      sign(/\b(special education|individual|student support|learning|service) plan\b/i, 6),
      sign(/\b(annual review|present levels)\b/i, 2),
    ],
    texts: [
      sign(/\bpresent levels? of (academic|educational|performance|functional)/i, 3),
      sign(/\b(measurable )?annual goals?\b/i, 1),
      sign(/\bextended school year\b/i, 2),
      sign(/\b(supplementary aids|specially designed instruction)\b/i, 2),
    ],
  },
  "prior-written-notice": {
    titles: [
      sign(/\bprior (written )?notice\b/i, 14),
      sign(/\b(PWN|PR-01|N-?1 form|form N-?1)\b/, 8),
      sign(
        /\b(written )?notice (of|regarding|to parents? of) .{0,40}\b(recommended educational placement|propos\w*|refus\w*|action|decision|recommendation|intent)\b/i,
        12,
      ),
      sign(/\b(district|school|agency|team)('s)? (proposes|proposal|refusal|refuses)\b/i, 8),
      sign(/\bwritten notice\b/i, 8),
      // A letter whose subject is the notice.
      sign(/^(re|subject|regarding)\s*:.*\b(prior|written) notice\b/i, 6),
      sign(
        /\b(notice|notification)\b(?!.*\b(suspension|disciplin|removal|meeting|safeguards|confidential))/i,
        4,
      ),
    ],
    texts: [
      sign(/\bprior (written )?notice\b/i, 3),
      sign(
        /\b(this (letter|notice|e-?mail|is)|writing|purpose)\b[^.]*\b(prior|written) (prior |written )?notice\b(?! of [^.]{0,40}\b(suspen|remov|disciplin|expul))/i,
        10,
      ),
      sign(/\bactions? (that (was|were|is|are) )?(being )?(proposed|refused)\b/i, 3),
      sign(
        /\b(proposes?|proposing|refuses?|refusing) to (initiate|change|conduct|provide|begin|find|continue|discontinue)\b/i,
        3,
      ),
      sign(
        /\b(other )?(options?|alternatives?) (that )?(were |was |the team |the iep team )?considered\b/i,
        3,
      ),
      sign(/\b(other )?factors? (that (is|are|were) )?relevant\b|\bother relevant factors\b/i, 3),
      sign(/\bevaluation procedure, (assessment|test), record,? (or|and) report/i, 3),
      sign(proposal, 2),
      sign(
        /\b(district|school|team|agency|committee|department)\b.{0,30}\b(proposes|is proposing|refuses|is refusing) to\b/i,
        4,
      ),
      sign(/\b(help|assistance) (in |with |to )?understand(ing)? this notice\b/i, 4),
      sign(/\b300\.503\b/, 3),
    ],
  },
  "denial-letter": {
    titles: [
      sign(/^(re|subject|regarding)\s*:/i, 3),
      sign(
        /^(re|subject|regarding)\s*:.*\b(request|IEE|evaluation|services?|aide|decision|response|placement|therapy|testing)\b/i,
        4,
      ),
      sign(/\b(request|response|answer)\b.*\b(response|request|decision|answer)\b/i, 6),
    ],
    texts: [
      sign(refusal, 7),
      sign(
        /^(\w+ )?(decision|response|answer|outcome|determination|status)\s*:\s*(denied|not approved|declined|refused)\b/i,
        7,
      ),
      sign(
        /\byou (asked|requested)\b|\b(your|the) (recent |written )?(letter|e-?mail|request|note|message)\b/i,
        4,
      ),
    ],
  },
  "evaluation-report": {
    titles: [
      sign(
        /\b(evaluation|assessment|eligibility|reevaluation|psycho-?educational|multidisciplinary|psychological|neuropsychological|full and individual|speech[- ](and[- ])?language|occupational therapy|educational|cognitive|academic)\b.*\b(report|summary|evaluation|FIE|determination|results|assessment|worksheet|checklist|statement|record)\b/i,
        12,
      ),
      sign(/\breport of (the )?.{0,40}\b(evaluation|assessment)\b/i, 12),
      sign(
        /\btest(ing)? (results|summary|report|data)\b|\b(results|summary|report) of (the )?(test(ing|s)?|assessments?)\b/i,
        10,
      ),
      sign(/\bevaluation team report\b|\bPR-06\b|\bETR\b|\bFIE\b/i, 12),
      sign(/\b(re-?)?evaluation\b/i, 4),
    ],
    texts: [
      sign(/\bstandard scores?\b/i, 4),
      sign(/\bpercentiles?( ranks?)?\b/i, 2),
      sign(
        /\b(WISC|WJ|WIAT|KTEA|BASC|CELF|Vineland|ABAS|KABC|DAS|CTOPP|GORT|TOWRE|BRIEF|Conners|KBIT|PPVT|BOT|GFTA)\b/,
        3,
      ),
      sign(/\b(reason(s|\(s\))? for (referral|(re-?)?evaluation)|referral question)\b/i, 4),
      sign(
        /\b(tests? administered|assessments? administered|assessment results|behavioral observations|background information|developmental history|test results)\b/i,
        3,
      ),
      sign(/\b(examiner|evaluator|evaluated by|assessed by|school psychologist)\b/i, 2),
      sign(
        /\b(meets?|met|qualif\w+|eligible)\b.{0,60}\b(criteria|disabilit\w+|impairment|special education)\b/i,
        2,
      ),
    ],
  },
  "progress-report": {
    titles: [
      sign(/\bprogress (report|notes?|monitoring|summary|update|toward|on)\b/i, 14),
      sign(/\b(reports?|update|summary|record|statement) (of|on) .{0,30}\b(progress|goals?)\b/i, 12),
      sign(
        /\b(goals?|IEP|annual)\b.*\b(progress|update|report card)\b|\bprogress\b.*\b(goals?|IEP|annual)\b/i,
        12,
      ),
      sign(/\breports?\b.*\bprogress\b/i, 8),
      sign(/\bquarterly (report|update)\b/i, 8),
    ],
    texts: [
      sign(
        /\b(sufficient|adequate|satisfactory|insufficient|limited|some|expected|minimal|steady|good|making|no) progress\b/i,
        2,
      ),
      sign(
        /\b(progress|goal|rating) codes?\b|\bkey to progress\b|\bprogress (key|toward (the )?(annual )?goal)\b/i,
        4,
      ),
      sign(/\b(reporting|marking|grading) period\b/i, 3),
      sign(
        /\bgoals?\b.*\b(progress|met|mastered|on track)\b|\b(progress|met|mastered|on track)\b.*\bgoals?\b/i,
        3,
      ),
      sign(
        /\b(1st|2nd|3rd|4th|first|second|third|fourth) (quarter|trimester|term|marking period|grading period|nine weeks|semester)\b|\b(quarter|trimester|Q) ?[1-4]\b/i,
        3,
      ),
      // A letter that says what it is.
      sign(/\b(here|this) is\b[^.]{0,40}\bprogress\b/i, 10),
      sign(/\bhow \p{Lu}?\p{L}+ (did|is doing|has done) (on|with|toward)\b.*\bgoals?\b/iu, 6),
      sign(/\b(goal (met|mastered)|mastered|on track|not yet (introduced|addressed|started))\b/i, 3),
    ],
  },
  "discipline-notice": {
    titles: [
      sign(
        /\b(suspension|suspended|expulsion|disciplin(e|ary)|manifestation|emergency removal|removal from school|exclusion|incident report|office referral|behavior referral)\b/i,
        14,
      ),
      sign(
        /\b(conduct|behavior|discipline) (report|record|log|form|notice|notification|referral|detail)\b/i,
        8,
      ),
      sign(/\bnotice of .{0,20}removal\b|\/ removal\b/i, 14),
      sign(
        /^(re|subject)\s*:.*\b(pick(ing|ed)?[- ]?up|(sent|going|send) home|early (pick-?up|dismissal|release)|incident|behavior today)\b/i,
        10,
      ),
    ],
    texts: [
      sign(/\bsuspen(d|ded|sions?)\b/i, 4),
      sign(
        /\b(is|was|has been|have been|will be|being) (hereby )?(suspended|assigned [^.]{0,30}\bsuspension)\b|\bsuspen(ded|sion) (from|out of) school\b/i,
        4,
      ),
      sign(/\bmanifestation (determination|meeting|review|hearing|conference)\b/i, 4),
      sign(/\ba manifestation of (the|his|her|their|your child['’]s)\b.{0,12}\bdisability\b/i, 6),
      sign(/\b(code of (student )?conduct|student handbook|discipline (code|policy))\b/i, 3),
      sign(/\b(out[- ]of[- ]school|in[- ]school) suspension\b|\b(OSS|ISS)\b/, 3),
      sign(/\b(OSS|ISS) \d/, 2),
      sign(
        /\b(out of school|remov\w+|suspen\w+|exclu\w+)\b[^.]{0,50} for \S+( \(\d+\))? (school )?days?\b|\bdays? (out of school|of suspension)\b/i,
        6,
      ),
      sign(/^(MDR|manifestation)\b/i, 2),
      sign(/\b(incident|infraction|offense|violation)\b/i, 1),
      // A removal that the school does not call one. One alone may be a folder sent home, or a bus.
      sign(
        /\b(keep|stay(ing)?|remain|sent|send(ing)?|(he|she) (is|will be)) (him |her |them |at )*home\b/i,
        6,
      ),
      sign(/\bcome (and )?(get|pick up)\b|\bpick (him|her|them) up\b/i, 6),
    ],
  },
};
