import type { NoticePart } from "../findings.ts";

const looked = String.raw`(?:reviewed|reviewing|review of|considered|relied (?:up)?on|looked (?:again )?(?:at|over|through)|examined|studied|consulted|used|drew (?:up)?on|weighed|took into account|went over|gathered|had before (?:us|it)|(?:is|are|was|were|rests?|rested) (?:also )?based (?:up)?on|based (?:this|our|the|its|that) \w+ (?:up)?on|rests? (?:up)?on|informed by|comes from|came from|supported by|on the basis of|based (?:up)?on (?:a |the |our )?(?:review|results|data))`;
const data = String.raw`(?:records?|reports?|data|evaluations?|reevaluations?|assessments?|scores?|grades?|report cards?|samples?|observations?|progress|logs?|attendance|input|notes|interviews?|graphs?|checklists?|measures?|tests?|testing|ratings?|referrals?|protocols?|screen(?:ing|er)s?|transcripts?|probes?|benchmarks?|documentation|statements?|results|recommendations? (?:of|from)|file|diagnos\w+)`;
const option = `(?:consider(?:ed|ing)|discussed|talked about|looked (?:at|into)|weighed|thought about|explored)`;
const notChosen = String.raw`(?:reject(?:ed|ing)|not (?:chosen|selected|picked|adopted|pursued|taken)|(?:was|were|is|are|been) (?:\w+ )?(?:turned down|ruled out|set aside|declined|dismissed|not chosen)|turned (?:it|this|that|them|both) down|ruled (?:it|this|that|them|both)? ?out|decided against|chose not|did not choose|would not (?:meet|be enough|have|give|help|allow|address|work)|did not (?:meet|work|fit|think|believe|feel))`;

/** How a letter says the parts of a notice; the first that fits a sentence decides. */
const parts: readonly (readonly [NoticePart, RegExp])[] = [
  [
    "sources-of-help",
    /\b(?:assistance|help)(?: you)? (?:to |in |with )*(?:understand(?:ing)?|this notice|these (?:rights|provisions|safeguards)|the safeguards|your rights)\b|\b(?:contact|call|reach|write|e-?mail|visit|turn to)\b[^.]*\b(?:for (?:free )?(?:help|assistance|support|more information)|help (?:you )?(?:in )?understand\w*|parent (?:training|information|center)|advoca\w*|disability rights|legal aid|ombuds\w*)\b|\b(?:parents?|family|families) (?:training |information |support |resource )*(?:and \w+ )?(?:center|network|alliance|organi[sz]ation|coalition|helpline|line)\b|\b(?:parents?|famil(?:y|ies)|advoca\w+|ombuds\w*|disability)\b[^.]*\b\d{3}[-. ]\d{4}\b|\b(?:information|resource|support|training|empowerment|advocacy|parent|family) (?:center|network|alliance|coalition)\b|\bprotection (?:and|&) advocacy\b|\bservice center\b/i,
  ],
  [
    "safeguards",
    /\b(?:safeguards|parent(?:al|s'?|'s)?(?: and student)? rights|notice of (?:your )?rights|your (?:legal )?rights|rights (?:and protections|as a parent|booklet|handbook|brochure|under (?:idea|the individuals|federal|state|part b)|in special education)|procedural protections)\b/i,
  ],
  [
    "other-options",
    new RegExp(
      String.raw`\b(?:also (?:considered|discussed|talked about|looked at|weighed)|considered (?:other|the option|adding|providing|whether|several|two|three|a number)|other (?:options?|alternatives?|choices)|(?:options?|alternatives?) (?:that )?(?:was|were|we|the team)? ?(?:considered|rejected|discussed)|${option}\b[^.]*\b(?:but (?:he|she|they|it|that|this|we|the)\b|(?:but|and) (?:it |they )?(?:was |were )?(?:rejected|not chosen|not selected|decided against|did not|turned down|ruled out))|${option}\b[^.]*\b(?:but|and|however) (?:\w+ )?(?:decided|chose|concluded|determined|felt|found|believed) (?:against|not|that)|(?:was|were) (?:considered and )?(?:rejected|ruled out)|(?:was|were) considered\b)`,
      "i",
    ),
  ],
  [
    "other-factors",
    /\b(?:other|another|additional) (?:relevant )?factors?\b|\bfactors? (?:that (?:was|were|is|are) )?relevant\b|\b(?:nothing|anything|no one) else (?:was |is )?(?:relevant|mattered|affected|influenced)\b/i,
  ],
  ["data-used", new RegExp(String.raw`\b${looked}\b[^.]*\b${data}\b`, "i")],
];
const optionsTold = new RegExp(String.raw`\b${option}\b.*\b${notChosen}\b`, "is");

/** The part of a notice that a sentence of a letter is about; null for other sentences. */
export const partIn = (sentence: string): NoticePart | null =>
  parts.find(([, wording]) => wording.test(sentence))?.[0] ?? null;

/** Whether a paragraph tells what was considered and not chosen: "We discussed a shorter day. It was turned down …". */
export const tellsOptions = (paragraph: string) => optionsTold.test(paragraph);
