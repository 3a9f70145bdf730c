import { isContext } from "./decisionIn.ts";

/** Speaks to the parents, about the letter, or of what comes next: no reason for a decision. */
const noReason =
  /\b(?:look(?:ing)? forward|feel free|any (?:further |other |more )?questions|thank you|thanks|appreciate|sincerely|we know how|we understand (?:how|that you)|we share|hope (?:this|that|you)|(?:happy|glad|pleased|welcome) to (?:talk|discuss|answer|meet|speak|sit down|go over)|let (?:me|us) know|please|at your convenience|send you|enclosed|attached|(?<!\b(?:which|that|than) )you (?:may|can|might|could|should|must|will|are (?:free|welcome|entitled|invited))|(?:your|signed|written) consent|not (?:a|an) easy decision|sorry|understand your|we (?:recognize|realize|value|want)|congratulat\w+|have a (?:great|good|nice|wonderful)|take care|talk soon|copy of (?:the |your |our |this |a )*(?:procedural|safeguards|rights|parent\w*|notice|report|letter|policy))\b/i;
const startsElsewhere =
  /^(?:you(?:['’]\w+)?|if|should|when (?:you|we|i|the (?:team|district|school))\b|unless|once|until|please|this (?:letter|notice|e-?mail)|this is (?:in|a|an|my|our|to) (?:(?:answer|reply|response|respond|follow))|we met|on (?:monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)\b|i (?:will|['’]ll|can|would|am|wanted|want|know)|we (?:will|['’]ll|can(?! only|not)|would)|i['’](?:ll|d|m)|we['’](?:ll|d)|the (?:district|school|team) will)\b/i;
const future = /\b(?:will|['’]ll|shall) (?!not\b)|\bgoing to\b/i;

/** Whether a text is no reason although it is where reasons are. */
export const isAside = (text: string) => noReason.test(text) || isHeading(text);

/** Whether a sentence states something about the child, the school or the data, as reasons do. */
export const isFact = (sentence: string) =>
  !/\?$|:$|^request(?:ed)? ?#?\d+\b/i.test(sentence) &&
  !isHeading(sentence) &&
  !noReason.test(sentence) &&
  !startsElsewhere.test(sentence) &&
  !isContext(sentence);

/** A few words without a period. */
const isHeading = (text: string) => !/[.!;,]["”’)]*$/.test(text) && text.split(" ").length < 8;

/** The same, where only its words and not its place may show that it is a reason. */
export const isPlainFact = (sentence: string) =>
  isFact(sentence) && !future.test(sentence) && !/^(?:we|i)\b/i.test(sentence) && cue.test(sentence);

const cue =
  /\b(?:because|since|due to|reasons?|data|scores?|scored|grades?|grade level|progress|already|currently|passing|average|benchmark|teachers?|staff|therapist|psychologist|reports?|reported|writes?|least restrictive|needs?|does not|did not|do not|has not|have not|cannot|indicat\w*|show\w*|percent\w*|percentile|tests?|tested|earned|passed|failed|met|meets|absent|missed|attend\w*|gained|regress\w*|lost|mastered|able to|independent\w*|without|only|no longer|reads?|level|observ\w*|policy|law|regulations?|guidelines?|criteria)\b|\d/i;

/** Announces reasons: "The team's reasons were these:", "We decided this because:" */
export const opensReasons = (text: string) =>
  /\b(?:reasons?|because|why|as follows|basis|grounds|facts|considerations?|based on(?: the following)?|findings|rationale|factors)\b[^.]*:$|\breasons?\b(?: \w+){0,3} (?:these|as follows|the following|below|follow)[.:]$/i.test(
    text,
  );

/** A reason without the words that introduce it. */
export const withoutIntroduction = (sentence: string) =>
  sentence
    .replace(/^(?:(?:while|although|though|even though) [^,]{8,80}|whatever [^,]{3,60}), (?=\p{L})/iu, "")
    .replace(/^it was (?:also )?(?:noted|found|reported|observed) that /i, "")
    .replace(
      /^(?:(?:the|our|my|one|another|a second|the (?:main|other|second|first)) reasons?(?: for (?:this|that|our|the) [^,.]{3,40}?)? (?:is|was|are|were)(?: that)?:?|(?:(?:the |our )?(?:team|we|committee|district|school) (?:reached|made|came to|took) (?:this|these|that|the) (?:decision|conclusion|determination)s? because|(?:this|that|it|(?:this|that|the|our) (?:decision|determination|recommendation|denial|refusal|change|action|conclusion)) (?:is|was) (?:being )?(?:made |taken |reached |proposed |refused |recommended )?(?:mainly |partly |largely )?(?:because|due to(?: the fact that)?|since)(?! of))|our reasoning is (?:that|as follows:))\s+/i,
      "",
    );
