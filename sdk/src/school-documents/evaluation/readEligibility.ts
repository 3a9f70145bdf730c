import type { Found } from "../findings.ts";
import { listItems, splitBoxes } from "../iep/listItems.ts";
import { type BodyStyle, bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { type Paragraph, paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";

const heading = /\b(eligib\w+|determination|conclusions?|decision|disability categor\w+)\b/i;
/** "meets Ohio's criteria", "continues to qualify", "was found eligible" */
const decision =
  /\b((is|are|was|were|be|been|remains?|found|not|considered|classified|identified|deemed|continues? to be|determined) (not |no longer |to be |as )*(eligible|ineligible)|(meets?|met|meet|fits?|satisf(?:y|ies|ied)) (the |all |both |state |federal |\w+['’]s? )*((?!some |most |several |many )\w+ )?(criteria|criterion|requirements|definition|standards?)|(finds?|found|determine[sd]?) [\w ]{2,30} (to be )?(not )?(eligible|ineligible)|(meets?|met|meet) (the )?eligibility (for|as|under|requirements)|qualif(y|ies|ied) (for|as|under|with|to receive|in the)|(does|do|did) not (\w+ )?qualify|no longer qualif(?:y|ies))\b|^[^.:]{3,40}: *(not )?(eligible|ineligible|qualifies|does not qualify)\b/i;
const someone = "(?:student|child|preschooler|learner|pupil|individual)";
const disability =
  "(?:disabilit(?:y|ies)|impairment|disorder|disturbance|delay|autism|injury|deaf\\w*|blindness)";
/** "is a student with an emotional disability", where someone concludes it or a need is named. */
const classified = new RegExp(
  [
    String.raw`\b(?:conclude[sd]?|determine[sd]?|decide[sd]?|agree[sd]?|finds?|found|decision|opinion|evidence|identif\w+)\b.*\b(?:(?:is|remains|continues to be|to be|as) (?:not |no longer )?an? (?:preschool )?${someone} (?:with|who has)|(?:has|have|not have) an?) .{0,60}\b(?:disabilit\w+|impairment|disorder|delay|autism|injury|deaf\w*|blindness|disturbance)\b`,
    String.raw`\b(?:is|remains|continues to be) (?:not |no longer )?an? ${someone} with .{3,80}\b(?:and|who) (?:does not |no longer )?(?:needs?|requires?) (?:special|specially)\b`,
    String.raw`\b(?:remains|continues to be|is no longer|is not) an? ${someone} with\b`,
    String.raw`\b(?:is|was|be|been|remains) (?:identified|classified|determined|considered|found) (?:as|to be) (?:not )?an? (?:\w+ )?${someone} (?:with|who)\b`,
    String.raw`\b(?:exits?|exited|will exit|leaves) (?:from )?special education\b`,
    String.raw`\b(?:results?|data|findings|evaluation|evidence|information|scores|assessments?)\b(?: \w+){0,4} (?:supports?|do(?:es)? not support|(?:is|are) (?:not )?consistent with|confirms?|warrants?|do(?:es)? not warrant)\b.{0,40}\b(?:eligib\w+|classification|identification|disabilit\w+|special education)\b`,
    String.raw`\b(?:criteria|criterion|parts?|prongs?|requirements|definition)\b[^.;]{0,80}\b(?:is|are|was|were|has been|have been) (?:not |all )?(?:met|satisfied|fulfilled)\b`,
    String.raw`\b(?:classification|(?:disability|eligibility) (?:category|classification|label))\b[^.;]{0,20}\b(?:will|is|remains|continues|changes|stays)\b`,
    String.raw`\b(?:does not|did not|doesn['’]t|no longer) (?:have|has|demonstrate|show|exhibit)s? (?:an?|any) [^.;]{0,50}\b${disability}`,
    String.raw`\b(?:has|have|demonstrates?|exhibits?) an? [^.;]{0,50}\b${disability}\b[^.;]{0,30}\b(?:that|which) (?:adversely|negatively|significantly)`,
    String.raw`\b(?:conclude[sd]?|determine[sd]?|decide[sd]?|agree[sd]?|finds?|found)\b[^.;]{0,60}\b(?:consistent with|evidence of|presence of)\b[^.;]{0,50}\b${disability}`,
    String.raw`\b(?:is not in need of|(?<!but )does not (?:currently )?(?:need|require)|no longer (?:needs?|requires?)) (?:special education|special(?:ly)? designed)`,
    String.raw`\beligibility\b[^.;]{0,20}\b(?:has been|is|was|could not be|cannot be) (?:not )?(?:established|confirmed|found|continued|ended)\b|\b(?:establish|confirm|support)(?:ed|s)? (?:[\w'’]+ )?eligibility\b`,
    String.raw`\b(?:is|was|been|remains) (?:not |no longer )?(?:entitled to|identified as having|found to have|determined to have|in need of) [^.;]{0,50}\b(?:special education|specially designed|${disability})`,
    String.raw`\b(?:special education|special(?:ly|ized) (?:designed )?instruction)\b[^.;]{0,20} (?:is|are|was) (?:not |no longer )?(?:required|needed|necessary|warranted)\b`,
    String.raw`\bhas an? (?:[^.;]{0,40} )?${disability} but (?:does not|no longer) needs?\b`,
    String.raw`\b(?:will be|is|be|being) (?:dismissed|exited|discharged) from\b[^.;]{0,40}\b(?:special education|services|therapy)\b`,
    String.raw`\b(?:demonstrates?|shows?|has|continues? to (?:demonstrate|show|have)|there is) (?:an? |no )?(?:continued |continuing |ongoing )?need for special(?:ly)?\b`,
    String.raw`\b(?:will )?(?:continues?|remain|remains) (?:to (?:receive|need|require) (?:special education|specially|services)\b.{0,40}\bcategory|(?:under|in) the category)\b`,
  ].join("|"),
  "i",
);
/** A checked box may say it without anyone who concludes it. */
const ofBox = new RegExp(
  String.raw`^(?:not )?eligible (?:as|for|under)\b|\b(?:is|remains) (?:not |no longer )?an? ${someone} with\b|\bhas an? (?:.{3,40}\b)?(?:disability|impairment)\b.*\bneeds?\b`,
  "i",
);
const noDecision =
  /\b(if|whether|may be|might|must|in order to be|could be|would be|should be (?:eligible|found|considered|made|identified)|purpose|(?<!no )question|to determine|will determine|criteria for eligibility are|was found eligible (at|in)|first found|has been eligible|asked|previously|at age|since \d{4})\b|\?$/i;

/** What a sentence below a heading about eligibility is about, if it is the decision. */
const subject =
  /\b(?:is|are|was|has|have|does|do|did|will|identified|found|agreed|concluded)\b.*\b(?:eligib\w+|qualif\w+|special education|disabilit\w+|impairment|categor\w+|services)\b/i;

/** The sentence with the decision: first below a heading about it, else the last in the report; of boxes, the checked one. */
export function readEligibility(lines: readonly Line[]): Found<string> | null {
  const body = bodyStyleOf(lines);
  let isBelowHeading = false;
  let stem = "";
  const found: Found<string>[] = [];
  let checked: Found<string> | null = null;
  let mentioned: Found<string> | null = null;
  const passagesOf = paragraphsOf(lines).flatMap((paragraph) => withoutHeading(paragraph, body));
  for (const { text, page, lines: own } of passagesOf) {
    const [first] = own;
    if (first && own.length === 1 && (isProminent(first, body) || (text.length < 50 && !/[.]$/.test(text)))) {
      isBelowHeading = heading.test(text);
      if (!decision.test(text)) {
        if (/:$/.test(text)) stem = text.slice(0, -1);
        continue;
      }
    }
    const hasBoxes = splitBoxes(text).length > 0;
    const passages = hasBoxes ? checkedOf(own, stem).map(firstDecision) : sentencesOf(text);
    for (const passage of passages) {
      const told = passage.replace(/n['’]t\b/g, " not");
      const isDecision =
        decision.test(told) || classified.test(told) || ((hasBoxes || isBelowHeading) && ofBox.test(told));
      if (isBelowHeading && !hasBoxes && !noDecision.test(told) && subject.test(told))
        mentioned ??= { value: passage, page, quote: passage, isClear: false };
      if (!isDecision || noDecision.test(told)) continue;
      // "Eligibility: Ann meets the criteria"
      const value = withoutOpinion(passage.replace(/^[^.:]{3,40}: +(?=[A-Z])/, ""));
      if (value.split(" ").length < 3) continue;
      const finding = { value, page, quote: passage, isClear: isBelowHeading };
      found.push(finding);
      if (hasBoxes) checked ??= finding;
    }
  }
  // Beside a checked box, sentences without one are choices, too.
  const first = checked ?? found.find(({ isClear }) => isClear) ?? found.at(-1) ?? mentioned;
  // Several that differ are told apart by their place only.
  const isOnly = found.every(({ value, isClear }) => !isClear || value === first?.value);
  return first && (checked || isOnly ? first : { ...first, isClear: false });
}

/** A heading that is close to its text is a paragraph of its own. */
function withoutHeading(paragraph: Paragraph, body: BodyStyle): Paragraph[] {
  const [first, second, ...others] = paragraph.lines;
  if (!first || !second || !isProminent(first, body) || isProminent(second, body)) return [paragraph];
  return [
    { ...paragraph, text: first.text, lines: [first] },
    ...paragraphsOf([{ ...second, isApart: true }, ...others]),
  ];
}

/** The checked items of a list, behind what begins it: "The student:" above "[x] is eligible". */
function checkedOf(lines: readonly Line[], before: string): string[] {
  let stem = before;
  return listItems(lines).flatMap(({ text, isChecked }) => {
    if (isChecked === null && /:$/.test(text)) stem = text.slice(0, -1);
    return isChecked ? [stem !== "" && /^[a-z]/.test(text) ? `${stem} ${text}` : text] : [];
  });
}

/** The first sentence that decides: an empty box below may have no text, so its words follow. */
const firstDecision = (text: string) =>
  sentencesOf(text).find((sentence) => decision.test(sentence) || ofBox.test(sentence)) ?? text;

/** "It is the opinion of this examiner that Ann meets the criteria", "The team met and decided that she qualifies" */
const withoutOpinion = (sentence: string) =>
  sentence
    .replace(
      /^(after|based (up)?on|following|given|in light of|considering|upon|pending|subject to)\b[^,]{5,90}, (?:with [^,]{5,50}, )?(?=(the|our|it|he|she|this)\b|\p{Lu}\p{Ll}+ (is|does|no longer|meets|continues|qualifies|was|has|remains|appears)\b)/iu,
      "",
    )
    .replace(
      /^(it(['’]s| is| was) (the |my |our )?|in (the |my |our )?)(professional |clinical )?(opinion|recommendation|judgment|conclusion|decision|determination|consensus) of\b([^.]*?,? that |[^.,]*?, )(?=[A-Z]|the (child|student)|he |she |they )/i,
      "",
    )
    .replace(
      /^there (?:is|was) no (?:question|doubt)\b[^.]{0,40} that (?=[A-Z]|the |he |she |they )|^it(?:['’]s| is| was) (?:recommended|suggested|agreed|concluded|determined)\b(?! by)[^.]{0,40}? that (?=[A-Z]|the )/i,
      "",
    )
    .replace(
      /^[^.]{0,30}\b(?:met|looked at|reviewed|considered)\b[^.]{0,60}\b(?:and|to) (?:decided?|determined?|agreed?|found|concluded?) that (?=[A-Z]|the (?:child|student)|he |she |they )/,
      "",
    )
    .replace(
      /^(?:[Oo]n [A-Z]\w+ \d{1,2}(?:, \d{4})?,? )?(?:[Tt]he )?(?:[\w-]+ ){0,3}(?:[Tt]eam|[Cc]ommittee) (?:has )?agreed with\b[^.]{0,60}? that (?=[A-Z]|the (?:child|student)|he |she |they )/,
      "",
    );
