import { alsoTold, inOneBreath, noticeIfRefused, told, usualLabels } from "./common.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import { type BodyPart, fact, frame, type LetterText, law, list, paragraph, request } from "./Sentence.ts";

// The letters that request an evaluation, by the school or an independent evaluator.

const concernLabels = {
  academicConcerns: "Schoolwork",
  behaviorConcerns: "Behavior",
  communicationConcerns: "Speech and language",
  motorConcerns: "Movement and handwriting",
  socialEmotionalConcerns: "Feelings and friends",
} as const;

/** Help that some schools want to try before they test. */
const helpTriedFirst = /\b(RTI|MTSS|tier [123]|response to intervention|intervention)/i;

export function initialEvaluation(facts: LetterFacts): LetterText {
  const { child, first, school, words } = facts;
  const history = [words("academicConcerns"), words("additionalInfo"), words("previousEvaluations")].join(
    " ",
  );
  return {
    subject: "Request for a first special education evaluation",
    body: [
      paragraph(
        request(`I am the parent of ${child}. I ask ${school} to evaluate ${first} for special education.`),
        helpTriedFirst.test(history)
          ? law(
              "When a disability is suspected, help such as RTI or MTSS may go on, but it may not delay or deny the evaluation.",
              "rti-no-delay",
              "OSEP Memo 11-07",
            )
          : law(
              "Under federal law a parent may ask for a first evaluation.",
              "parent-request-evaluation",
              "34 CFR 300.301(b)",
            ),
      ),
      paragraph(
        frame(`I suspect that ${first} has a disability that gets in the way at school. This is why:`),
      ),
      list("fact", told(facts, concernLabels)),
      ...alsoTold(facts, usualLabels),
      pleaseTest(facts),
      paragraph(
        request(
          "Please send me the consent form, so that testing can start, and the procedural safeguards notice.",
        ),
        request(`Please also send me your written answer to this request ${facts.within}.`),
        facts.byMyCount,
        facts.stateFirstStep,
        facts.stateEvaluation ??
          law(
            "Testing must be done within 60 days of my consent, or within the time that our state sets.",
            "initial-evaluation-deadline",
            "34 CFR 300.301(c)(1)",
          ),
      ),
      noticeIfRefused("this evaluation or a part of it"),
    ],
  };
}

export function reEvaluation(facts: LetterFacts): LetterText {
  const { child, first, said } = facts;
  const why = said("urgencyReason");
  return {
    subject: "Request for a new special education evaluation",
    body: [
      paragraph(
        request(`I am the parent of ${child}. I ask for a re-evaluation of ${first}.`),
        law(
          "The school must re-evaluate a child when a parent asks, though not more than once a year unless we both agree.",
          "reevaluation",
          "34 CFR 300.303",
        ),
      ),
      why ? paragraph(fact(`I ask now for this reason: ${why}`)) : null,
      paragraph(frame("This is what has changed, or what still needs an answer:")),
      list("fact", told(facts, concernLabels)),
      ...alsoTold(facts, { ...usualLabels, previousEvaluations: "Last evaluations" }),
      pleaseTest(facts),
      paragraph(
        request("Please send me the consent form, so that testing can start."),
        request(`Please also send me your written decision on this request ${facts.within}.`),
        facts.byMyCount,
      ),
      noticeIfRefused("this re-evaluation or a part of it"),
    ],
  };
}

function pleaseTest({ first, areas }: LetterFacts): BodyPart | null {
  return paragraph(
    law(
      "An evaluation must cover every area of suspected disability.",
      "evaluation-standards",
      "34 CFR 300.304(c)(4)",
    ),
    request(`Please test ${first} in each of them, and include ${inOneBreath(areas)}.`),
  );
}

export function section504(facts: LetterFacts): LetterText {
  const { child, first, school, said } = facts;
  const health = said("medicalConditions");
  return {
    subject: "Request for a Section 504 evaluation",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I ask ${school} to evaluate ${first} under Section 504, and to decide with me which help ${first} needs at school.`,
        ),
        law(
          "A school must evaluate a child when it has reason to think that the child needs help because of a disability.",
          "section-504-evaluation",
          "34 CFR 104.35(a)",
        ),
      ),
      health ? paragraph(fact(`What I know of ${first}'s health and other conditions: ${health}`)) : null,
      paragraph(frame(`I believe that this limits ${first} in major life activities at school.`)),
      ...alsoTold(facts, {
        additionalInfo: "How it gets in the way at school",
        previousEvaluations: "Earlier evaluations",
      }),
      paragraph(
        law(
          "Whether a condition limits a child must be judged without the help of medicine, assistive technology or learned ways of coping.",
          "disability-definition-504-ada",
          "42 U.S.C. 12102(4)(E)",
        ),
        request("Please look at every part of the school day: lessons, tests, lunch, recess and trips."),
      ),
      paragraph(
        request("Please invite me to the meeting where this is decided, and tell me what I should bring."),
        request(`Please send me your written decision on this request ${facts.within}.`),
        facts.byMyCount,
      ),
      paragraph(
        request(
          "If you decide not to evaluate, please tell me why in writing, with the notice of my rights.",
        ),
        law(
          "Rights under Section 504 include seeing the records and asking for a hearing.",
          "section-504-safeguards",
          "34 CFR 104.36",
        ),
      ),
    ],
  };
}

export function independentEvaluation(facts: LetterFacts): LetterText {
  const { child, first, said } = facts;
  const reason = said("specificConcerns");
  const which = said("previousEvaluations");
  const areas = facts.lines("requestedServices");
  return {
    subject: "Request for an independent educational evaluation at public expense",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I disagree with the school's evaluation of ${first}, and I ask for an independent educational evaluation (IEE) at public expense.`,
        ),
      ),
      which ? paragraph(fact(`The evaluation I disagree with: ${which}`)) : null,
      reason ? paragraph(fact(`My reason: ${reason}`)) : null,
      areas.length > 0 ? paragraph(request("I ask that the IEE cover these areas:")) : null,
      list("request", areas),
      ...alsoTold(facts, { medicalConditions: "Health", additionalInfo: "Please also know" }),
      paragraph(
        law(
          "The district must, without unnecessary delay, either see that an IEE is provided or file for a hearing to show that its own evaluation was sound.",
          "iee",
          "34 CFR 300.502(b)(2)",
        ),
        law(
          "The district may ask for my reasons, but it may not require me to explain.",
          "iee",
          "34 CFR 300.502(b)(4)",
        ),
      ),
      paragraph(
        request(
          "Please send me the district's rules for an IEE and a list of evaluators, so that I can choose one who meets them.",
        ),
        request("If the rules limit cost or distance, please tell me how to ask for an exception."),
      ),
      paragraph(request(`Please send me your written decision ${facts.within}.`), facts.byMyCount),
      paragraph(
        request(
          "If the district will not pay, please tell me in writing on which day it will file for a hearing.",
        ),
      ),
    ],
  };
}
