import { alsoTold, noticeIfRefused, usualLabels } from "./common.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import {
  type BodyPart,
  fact,
  frame,
  type LetterText,
  law,
  list,
  paragraph,
  request,
  type Sentence,
} from "./Sentence.ts";

// The letters about behavior, safety and removal from school.

function whatHappens(facts: LetterFacts, lead: string): readonly (BodyPart | null)[] {
  const items = facts.lines("behaviorConcerns");
  return items.length > 0 ? [paragraph(frame(lead)), list("fact", items)] : [];
}

export function functionalAssessment(facts: LetterFacts): LetterText {
  const { child, first } = facts;
  return {
    subject: "Request for a functional behavioral assessment",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I ask for a functional behavioral assessment (FBA) of ${first}.`,
        ),
        law(
          "An evaluation must cover all areas of suspected disability, and behavior can be one of them.",
          "evaluation-standards",
          "34 CFR 300.304(c)(4)",
        ),
      ),
      ...whatHappens(facts, "This is what happens:"),
      ...alsoTold(facts, usualLabels),
      paragraph(request("Please have a trained person watch in more than one setting and find out:")),
      list("request", [
        "when, where and how often the behavior happens, and how long it lasts;",
        "what comes right before it, and what happens right after;",
        `what ${first} gains or avoids by it, and which skill is missing.`,
      ]),
      paragraph(
        law(
          "When behavior gets in the way of learning, the IEP team must consider positive supports and other ways to help.",
          "behavior-in-iep",
          "34 CFR 300.324(a)(2)(i)",
        ),
        request("Please hold a team meeting to go over the results and plan supports."),
      ),
      paragraph(
        request(
          `Please send me the consent form, and your written decision on this request, ${facts.within}.`,
        ),
        facts.byMyCount,
      ),
      noticeIfRefused("this assessment"),
    ],
  };
}

export function behaviorPlan(facts: LetterFacts): LetterText {
  const { child, first } = facts;
  return {
    subject: "Request for a behavior intervention plan",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I ask the IEP team to write a behavior intervention plan (BIP) for ${first}.`,
        ),
        law(
          "When behavior gets in the way of learning, the team must consider positive supports and other ways to help.",
          "behavior-in-iep",
          "34 CFR 300.324(a)(2)(i)",
        ),
      ),
      ...whatHappens(facts, "This is what happens:"),
      ...alsoTold(facts, usualLabels),
      paragraph(
        request("I ask that the plan rest on a functional behavioral assessment and say in plain words:"),
      ),
      list("request", [
        `which skill ${first} is taught in place of the behavior, and by whom;`,
        "which positive supports are used, and how staff are trained in them;",
        "how progress is measured, and how often I get the numbers;",
        "what adults do to keep everyone safe in a crisis.",
      ]),
      paragraph(
        request("Please make the plan a part of the IEP."),
        law(
          "The IEP must list the child's services and supports, and the supports for staff.",
          "iep-content",
          "34 CFR 300.320(a)(4)",
        ),
      ),
      paragraph(
        request(
          `Please send me your written decision ${facts.within}, with two or three dates for a meeting.`,
        ),
        facts.byMyCount,
      ),
      noticeIfRefused("a plan or a part of it"),
    ],
  };
}

/** Leaving the building or the room, the street, or self-injury: signs that a plan is needed before any assessment. */
const dangers =
  /\b(elop\w+|r[au]n(s|ning)? (off|away|out)|wander\w*|bolt\w*|(left|leaves|leaving|got|gets|walked|walks|out of|escaped?) (the |of the |out of the )?(school|building|playground|school ?yard|grounds)|street|traffic|parking lot|road|hurts? (him|her|them)sel(f|ves)|self-injur\w*|bang\w* (his|her|their) head|chok\w+|seizure\w*)\b/i;

function inDanger({ words }: LetterFacts): boolean {
  const told = [words("behaviorConcerns"), words("medicalConditions"), words("additionalInfo")].join(" ");
  return dangers.test(told);
}

export function aideAssessment(facts: LetterFacts): LetterText {
  const { child, first } = facts;
  return {
    subject: "Request to assess the need for one-to-one support",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I ask the IEP team to assess whether ${first} needs one-to-one adult support at school.`,
        ),
        law(
          "The IEP must list the aids and supports that a child needs to learn beside classmates without disabilities.",
          "supplementary-aids",
          "34 CFR 300.42, 300.320(a)(4)",
        ),
      ),
      ...whatHappens(facts, "This is why I ask:"),
      ...alsoTold(facts, usualLabels),
      inDanger(facts)
        ? paragraph(
            request(
              `${first}'s safety cannot wait for the assessment. Please put a safety plan in place now, and send it to me within 2 school days: who watches ${first}, when and where, and whom you call.`,
            ),
          )
        : null,
      paragraph(request("I ask that the assessment look at the whole school day, and say:")),
      list("request", [
        "which tasks and times of day need an adult close by, and what could happen without one;",
        "which other supports have been tried, for how long, and with what result;",
        "what an aide would do, and what training that takes;",
        `how the help would fade as ${first} learns to do more alone.`,
      ]),
      paragraph(
        request(
          `Please send me an assessment plan with the consent form, and hold a meeting about it ${facts.within}.`,
        ),
        facts.byMyCount,
      ),
      noticeIfRefused("this assessment or the support"),
    ],
  };
}

/** The day of the decision, and the meeting's deadline. */
function whenDecided({ decision }: LetterFacts): readonly Sentence[] {
  const before = "and before any expulsion hearing";
  if (decision === null)
    return [
      request("Please tell me in writing on which day you decided on the removal."),
      request(`Please hold the meeting within 10 school days of that day, ${before}.`),
    ];
  const { day, tenthSchoolDay, isOver } = decision;
  return [
    fact(`By what I was told, you decided on the removal on ${day}.`),
    ...(tenthSchoolDay === null
      ? [request(`Please hold the meeting within 10 school days of that day, ${before}.`)]
      : [
          frame(
            `By my count the tenth school day after it ${isOver ? "was" : "is"} about ${tenthSchoolDay}.`,
          ),
          request(
            isOver
              ? `Please hold the meeting on the first day that we can all come, ${before}.`
              : `Please hold the meeting by then, ${before}.`,
          ),
        ]),
  ];
}

export function manifestationMeeting(facts: LetterFacts): LetterText {
  const { child, first, said } = facts;
  const removals = said("urgencyReason");
  return {
    subject: "Request for a manifestation determination",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I ask for a manifestation determination meeting about ${first}.`,
        ),
        law(
          "It must be held within 10 school days of a decision to change a child's placement for breaking a rule.",
          "manifestation",
          "34 CFR 300.530(e)(1)",
        ),
      ),
      paragraph(...whenDecided(facts)),
      removals ? paragraph(fact(`The removals so far: ${removals}`)) : null,
      paragraph(
        law(
          "Shorter removals count too: more than 10 school days in a year that form a pattern are a change of placement.",
          "discipline-10-days",
          "34 CFR 300.536(a)(2)",
        ),
        request(
          "Please send me the dates of all of them, also of days when I was asked to pick my child up.",
        ),
      ),
      ...whatHappens(facts, "The behavior in question:"),
      ...alsoTold(facts, usualLabels),
      paragraph(
        request(`Please tell me the day and time of the meeting ${facts.within}.`),
        facts.byMyCount,
        request(
          "Please send me the IEP, the discipline record and the teachers' notes before it, and answer two questions there:",
        ),
      ),
      list("request", [
        `Was the behavior caused by ${first}'s disability, or did it have a direct and substantial link to it?`,
        "Was it the direct result of the IEP not being carried out?",
      ]),
      paragraph(
        law(
          "If either answer is yes, the child goes back to the placement from before, unless we agree otherwise or a special circumstance applies, and the team does a functional behavioral assessment and a behavior plan.",
          "fba-bip",
          "34 CFR 300.530(f)",
        ),
      ),
      paragraph(
        law(
          "From the 11th school day of removal in a school year, services must go on.",
          "discipline-10-days",
          "34 CFR 300.530(b), (d)",
        ),
        request(`Please tell me which services ${first} will get, and from which day.`),
        law(
          "A parent who does not agree with the result may ask for an expedited hearing.",
          "expedited-hearing",
          "34 CFR 300.532",
        ),
      ),
    ],
  };
}
