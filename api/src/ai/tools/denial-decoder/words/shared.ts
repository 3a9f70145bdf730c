import type { Declined } from "@iep-insider/sdk/safety";
import type { DecidingFact } from "../rules/judge.ts";
import type { OpenFact } from "./ReasonWords.ts";

/** What a deciding fact changes; the first replaces the general answer. */
export const decidingFacts: Readonly<Record<DecidingFact, string>> = {
  "under-three":
    "It may be valid. Under age 3, another program helps: early intervention. School services under this law start at age 3. For a child who leaves early intervention and is eligible, a plan must be ready by the third birthday.",
  "over-age":
    "It may be valid. Your child seems to be past the last age for services in your state. Check the exact last day, since some states count to the end of the school year.",
  diploma:
    "It may be valid. A regular high school diploma ends services under this law. A paper that is not a regular diploma does not end them by itself, before the state's last age.",
  "over-21":
    "Federal law speaks of ages 3 through 21, and your child seems to be older. A state may go on longer, so check the rule of yours.",
  "school-age":
    "Often not a valid reason at this age. Services under this law start at age 3 and can go through age 21. The last part differs from state to state. For ages 3 to 5, ask who runs preschool services in your state.",
  "near-the-end":
    "Services can go through age 21, and the last day differs from state to state. A regular diploma ends them sooner.",
  "tested-this-year":
    "It may be valid. Your child was tested less than a year ago. A child with an IEP need not be evaluated again more than once a year unless you both agree. But if you disagree with the school's evaluation, you can ask for an independent one at public expense. Then the school must pay or ask for a hearing.",
  "tested-over-a-year-ago":
    "Often not a valid reason here. For a child with an IEP the limit is one evaluation a year unless you both agree, and that year seems to be over. When a parent asks for a new one after that, the school should do it. Check the date on the last report.",
  "tested-over-three-years-ago":
    "Often not a valid reason here. A child with an IEP must be evaluated again at least once every 3 years, unless you and the school agree that it is not needed. That time seems to be over.",
  "found-not-eligible":
    "The limit of one evaluation a year is for a child who has an IEP. Without one you may ask for an evaluation at any time. The school must then ask for your consent, or refuse in a written notice with its reasons. If you disagree with the school's evaluation, you can ask for an independent one at public expense.",
  "part-test":
    "What counts is what was tested. An evaluation has to cover all areas where a disability is suspected. A quick screening, a private test or a test of one area does not settle the rest. If you share a private report, the school has to look at it too.",
  "none-suspected-with-data":
    "It may be valid. A school that suspects no disability may refuse to test, if it says so in a written notice with its reasons and data. You may still show why you suspect one, and you may disagree.",
  "none-suspected":
    "A school that suspects no disability may refuse to test, but only in a written notice with its reasons and the data it used. What it says must fit what is known about your child.",
  "in-iep":
    "Often not a valid reason by itself. Your child's IEP seems to name this already. Then the school has to give it, and a lack of money, staff or space does not undo that. Ask about make-up time for what was missed.",
  "other-offered":
    "What counts is what the school offers in its place. The school may choose between ways that each meet the need, and cost can matter then. It may not choose a way that does not meet the need.",
  "test-refused":
    "Often not a valid reason to refuse testing. It may matter later, when the team decides what your child needs. But when a disability is suspected, the school has to evaluate. Limited English, missed days, a 504 plan or a private school do not change that.",
  "impact-told":
    "To get an IEP, a disability has to affect how your child does in school, so this reason can be valid. But what you tell sounds like an effect, and school is more than grades. Ask what data the school has on it.",
};

/** What would change a finding, and what would make the refusal valid. */
export interface DecidingFactWords {
  readonly wouldChange: readonly OpenFact[];
  readonly wouldMakeValid: readonly string[];
}

const nearTheEnd: DecidingFactWords = {
  wouldChange: [
    { text: "Your child's exact age.", unless: "age" },
    "Your state's last age for services.",
    { text: "Whether your child has a regular diploma.", unless: "diploma" },
  ],
  wouldMakeValid: [
    "Your child is past your state's last age.",
    "Your child has a regular high school diploma.",
  ],
};

/** In place of what is said of the reason in general. */
export const afterFact: Readonly<Partial<Record<DecidingFact, DecidingFactWords>>> = {
  "in-iep": {
    wouldChange: [
      "What the IEP says word for word: how much, how often and where.",
      "Whether the IEP was changed since, by the team or with your agreement.",
    ],
    wouldMakeValid: ["The IEP was changed in the right way, with written notice, and no longer names it."],
  },
  "under-three": {
    wouldChange: [
      "Your child's date of birth.",
      "Whether the third birthday is near, so that planning should begin.",
    ],
    wouldMakeValid: ["Your child is under age 3."],
  },
  "school-age": {
    wouldChange: [
      "Your child's date of birth.",
      { text: "Whether your child has a regular diploma.", unless: "diploma" },
    ],
    wouldMakeValid: ["Your child is not yet 3.", "Your child already has a regular high school diploma."],
  },
  "near-the-end": nearTheEnd,
  "over-21": nearTheEnd,
  "found-not-eligible": {
    wouldChange: [
      "What has changed since the last evaluation.",
      { text: "Whether the last evaluation looked at all the areas that worry you.", unless: "coverage" },
      { text: "Whether you agree with its results.", unless: "disagreement" },
    ],
    wouldMakeValid: [
      "The school sees no sign of a disability, and says so in a written notice with its reasons and data.",
    ],
  },
  "tested-over-a-year-ago": {
    wouldChange: [
      "The exact date of the last evaluation.",
      { text: "Whether you asked for a new one in writing.", unless: "writtenRequest" },
      { text: "Whether your child has an IEP now.", unless: "plan" },
    ],
    wouldMakeValid: ["It turns out that the last full evaluation was less than a year ago."],
  },
  "tested-over-three-years-ago": {
    wouldChange: ["The exact date of the last evaluation."],
    wouldMakeValid: ["You and the school agreed that a new evaluation is not needed."],
  },
  "test-refused": {
    wouldChange: [
      "What points to a disability now.",
      { text: "Whether the school refused to test, or tested and then said no.", unless: "refusal" },
    ],
    wouldMakeValid: [
      "The school sees no sign of a disability, and says so in a written notice with its reasons and data.",
    ],
  },
};

export const noNotice = "You say that no written notice came, and the school owes you one when it refuses.";
export const disagree =
  "If you disagree with the school's evaluation, ask for an independent one at public expense. The school may ask why, but you do not have to say.";

export const steps = {
  askNotice:
    "Ask for the refusal in prior written notice. It must say what the school refuses, why, and what data it used.",
  checkNotice:
    "Check the prior written notice: does it say what is refused, why, and what data the school used? Ask in writing for what is missing.",
  makeUp:
    "List each missed session, and ask for a meeting about make-up time. If that fails, you can file a state complaint.",
  askAgain: "Ask for an evaluation in writing, and say what has changed since the last one.",
  retest: "Ask for the new evaluation in writing, and name the date of the last one.",
  earlyIntervention:
    "Ask for early intervention in your county or state now. Ask also when the move to preschool services will be planned.",
  noDays: "Federal law names no number of days for the school's answer. Ask for it by a date that you name.",
  answerIn: (state: string, limit: string) =>
    `${state} has a rule on the first step after you ask for testing: ${limit}. Ask the school from which day it counts.`,
  testIn: (state: string, limit: string) =>
    `The rule in ${state} gives ${limit} for a first evaluation. Ask the school from which day it counts.`,
  ageIn: (state: string, rule: string) => `The rule on age in ${state}: ${rule}`,
  help: "Get free help: each state has a parent center that knows the local rules.",
  helpIn: (center: string, state: string) => `Get free help from the parent center in ${state}: ${center}.`,
  unchecked: "We have not been able to check this name.",
} as const;

/** What this tool can do instead of what was asked. */
export const declines: Readonly<Record<Declined, string>> = {
  lawyer:
    "We cannot act as your lawyer. This tool can say if a school's reason can stand, and what to ask for in writing. Pick the reason, and tell us what the school said.",
  prediction:
    "We cannot say how a case or a hearing will turn out. This tool can say if a school's reason can stand, and what to ask for in writing. Pick the reason, and tell us what the school said.",
  instructions:
    "This text tells us what to answer, so we did not look at the reason. Pick the reason, and tell us in your own words what the school said.",
  "not-ours":
    "This tool looks only at a school's reasons to refuse testing, services or a plan. Pick the reason, and tell us what the school said.",
};

export const notSure =
  "We may have misread the reason, so this costs you nothing. If it does not fit, put the reason in one short sentence, or choose it from the list.";

/** For a refusal by someone other than a school. */
export const notOfSchool = {
  explanation:
    "This does not read like something a school refused. We know the rules for schools: testing, IEPs, 504 plans and services. The letter itself, or whoever sent it, can tell you how to object and by when. Look for that date first. This costs you nothing.",
  steps: [
    "Find the part of the letter that says how to appeal, and the last day for it.",
    "Call your state's parent center for free help. It also knows who helps outside school.",
  ],
} as const;

export const doNotKnow =
  "We could not look at this refusal, and we do not want to guess. The school must give its reasons in prior written notice. Ask for that first.";

export const send = {
  retest: "It asks for the new evaluation in writing.",
  askAgain: "It asks for testing in writing, so that the school has to say yes or refuse in writing.",
  meeting:
    "It asks for a meeting on how the school will give what the IEP says, and make up what was missed.",
  disagree: "It tells the school what you do not agree with, and why you suspect a disability.",
} as const;
