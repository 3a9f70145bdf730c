import type { DocumentKind } from "../findings.ts";
import { refusal } from "../notice/refusal.ts";

/** A wording that speaks for one kind of document. */
export interface KindSign {
  readonly kind: DocumentKind;
  readonly wording: RegExp;
  readonly weight: number;
  /** True: counts only in a short line near the top of the first page, where a document's title is. */
  readonly isTitle: boolean;
}

const title = (kind: DocumentKind, wording: RegExp, weight = 10): KindSign => ({
  kind,
  wording,
  weight,
  isTitle: true,
});
const body = (kind: DocumentKind, wording: RegExp, weight = 2): KindSign => ({
  kind,
  wording,
  weight,
  isTitle: false,
});

/** The titles of the published state forms and of vendors' exports, and what their sections say. */
export const kindSigns: readonly KindSign[] = [
  title(
    "iep",
    /^(the )?individuali[sz]ed education(al)? (program|plan)\b(?!.*\b(progress|meeting notice)\b)/i,
  ),
  title("iep", /\bIEP\b(?!.*\b(progress|report card|notice|invitation)\b)/i, 5),
  title("iep", /\b(annual review|present levels)\b/i, 2),
  body("iep", /\bpresent levels? of (academic|educational|performance|functional)/i, 3),
  body("iep", /\b(measurable )?annual goals?\b/i),
  body("iep", /\bleast restrictive environment\b/i, 1),
  body("iep", /\bextended school year\b/i),
  body("iep", /\b(related services|supplementary aids)\b/i),
  body("iep", /\b(state(wide)?|district)[- ]?(and district)?[- ]?(wide)? (assessments?|testing)\b/i, 1),

  title("prior-written-notice", /\bprior (written )?notice\b/i, 14),
  title("prior-written-notice", /\b(PWN|PR-01)\b/, 8),
  title(
    "prior-written-notice",
    /\bnotice of (recommended educational placement|proposed|proposal|refusal|action)/i,
    12,
  ),
  title("prior-written-notice", /\b(school )?district (proposes|proposal|refusal)\b/i, 8),
  body("prior-written-notice", /\bprior written notice\b/i),
  body("prior-written-notice", /\bactions? (that (was|were|is|are) )?(proposed|refused)\b/i, 3),
  body("prior-written-notice", /\b(other )?options? (that were )?considered\b/i, 3),
  body("prior-written-notice", /\b(other )?factors? (that (is|are|were) )?relevant\b/i, 3),
  body("prior-written-notice", /\bevaluation procedure, (assessment|test), record,? (or|and) report/i, 3),

  title("denial-letter", /^(dear|hi|hello|good (morning|afternoon))\b/i, 4),
  title("denial-letter", /^(re|subject)\s*:/i, 3),
  title(
    "denial-letter",
    /^(re|subject)\s*:.*\b(request|IEE|evaluation|services?|aide|decision|response)\b/i,
    4,
  ),
  body("denial-letter", refusal, 6),
  body(
    "denial-letter",
    /\b(thank you for|in response to|we received|regarding|responding to|about|reviewed) your (recent )?(letter|e-?mail|request|note)/i,
    4,
  ),
  body("denial-letter", /^(sincerely|respectfully|regards|best( wishes)?|warmly|cordially)\s*,?$/i, 3),

  title("evaluation-report", /\bevaluation team report\b|\bPR-06\b|\bETR\b/i, 12),
  title("evaluation-report", /\b(re-?)?evaluation\b/i, 4),
  body("evaluation-report", /\bstandard scores?\b/i, 3),
  body("evaluation-report", /\bpercentiles?( ranks?)?\b/i, 2),
  body(
    "evaluation-report",
    /\b(WISC|WJ|WIAT|KTEA|BASC|CELF|Vineland|ABAS|KABC|DAS|CTOPP|GORT|TOWRE|BRIEF|Conners)\b/,
    3,
  ),
  body("evaluation-report", /\breason for referral\b/i, 3),
  body(
    "evaluation-report",
    /\b(tests? administered|assessments? administered|behavioral observations|background information)\b/i,
    3,
  ),

  title("progress-report", /\bprogress (report|note|monitoring report|summary|update)\b/i, 14),
  title(
    "progress-report",
    /\b(report (of|on) )?(student )?progress\b.*\b(goals?|IEP|annual)\b|\b(goals?|IEP|annual)\b.*\bprogress\b/i,
    9,
  ),
  body(
    "progress-report",
    /\b(sufficient|adequate|satisfactory|insufficient|limited|some|expected) progress\b/i,
    3,
  ),
  body("progress-report", /\b(progress|goal) codes?\b|\bkey to progress\b/i, 3),
  body("progress-report", /\b(reporting|marking|grading) period\b/i, 3),

  title(
    "discipline-notice",
    /\b(suspension|expulsion|disciplin(e|ary)|manifestation|removal|exclusion)\b/i,
    14,
  ),
  body("discipline-notice", /\bsuspen(ded|sion)\b/i, 3),
  body("discipline-notice", /\bmanifestation determination\b/i, 3),
  body("discipline-notice", /\b(code of (student )?conduct|student handbook)\b/i, 3),
  body("discipline-notice", /\b(out[- ]of[- ]school|in[- ]school) suspension\b|\b(OSS|ISS)\b/, 3),
  body("discipline-notice", /\b(incident|infraction|offense|violation)\b/i, 1),
];
