import { alsoTold, noticeIfRefused, usualLabels } from "./common.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import { type BodyPart, fact, frame, type LetterText, law, list, paragraph, request } from "./Sentence.ts";

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
          "If you have decided on a removal that changes the placement, this meeting must be held within 10 school days of that decision.",
          "manifestation",
          "34 CFR 300.530(e)",
        ),
      ),
      removals ? paragraph(fact(`What has happened, and which school days were missed: ${removals}`)) : null,
      ...whatHappens(facts, "The behavior in question:"),
      ...alsoTold(facts, usualLabels),
      paragraph(
        law(
          "A manifestation determination must answer two questions:",
          "manifestation",
          "34 CFR 300.530(e)(1)",
        ),
      ),
      list("law", [
        `Was the behavior caused by ${first}'s disability, or did it have a direct and substantial link to it?`,
        "Was it the direct result of the IEP not being carried out?",
      ]),
      paragraph(
        request(`Please hold the meeting ${facts.within}.`),
        facts.byMyCount,
        request(
          "Please send me before the meeting the IEP, the discipline record, the teachers' notes, and the dates of every removal this school year.",
        ),
      ),
      paragraph(
        law(
          "From the 11th school day of removal in a school year, services must go on.",
          "discipline-10-days",
          "34 CFR 300.530(b), (d)",
        ),
        request(`Please tell me which services ${first} will get, and from which day.`),
      ),
    ],
  };
}
