import { alsoTold, noticeIfRefused, usualLabels } from "./common.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import { fact, frame, type LetterText, law, list, paragraph, request } from "./Sentence.ts";

// Letters about something that went wrong, and about leaving a school because of it.

export function makeupServices(facts: LetterFacts): LetterText {
  const { child, first, said } = facts;
  const inIep = said("currentServices");
  const wished = facts.lines("requestedServices");
  const { medicalConditions: _, currentServices: __, ...labels } = usualLabels;
  return {
    subject: "Request for make-up (compensatory) services",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I ask for services to make up for what ${first} should have had under the IEP and did not get.`,
        ),
        law("Special education must be given in line with the child's IEP.", "fape", "34 CFR 300.17(d)"),
      ),
      inIep ? paragraph(fact(`What the IEP says: ${inIep}`)) : null,
      paragraph(frame(`This is what ${first} missed:`)),
      list("fact", facts.lines("specificConcerns")),
      ...alsoTold(facts, labels),
      wished.length > 0 ? paragraph(request("I ask that it be made up in this way:")) : null,
      list("request", wished),
      paragraph(
        request("Please send me the service logs, so that we can add up the missed time together."),
        request(
          "Please then meet with me to write down how much will be made up, by whom and by which day, on top of the services that the IEP gives now.",
        ),
      ),
      paragraph(
        law(
          "Federal rules name compensatory services as a remedy for services that a child did not get.",
          "compensatory-education",
          "34 CFR 300.151(b)(1)",
        ),
        request(`Please send me your written answer ${facts.within}, with two or three times for a meeting.`),
        facts.byMyCount,
      ),
      noticeIfRefused("to make up these services, in whole or in part"),
    ],
  };
}

export function bullyingReport(facts: LetterFacts): LetterText {
  const { child, first, school, said } = facts;
  const since = said("socialEmotionalConcerns");
  const { currentServices: _, ...labels } = usualLabels;
  return {
    subject: "Report of bullying, and request to keep my child safe",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I report that ${first} is being bullied at ${school}. I ask you to look into it, and to keep ${first} safe.`,
        ),
      ),
      paragraph(frame("This is what happened:")),
      list("fact", facts.lines("specificConcerns")),
      since ? paragraph(fact(`What has changed for ${first} since then: ${since}`)) : null,
      ...alsoTold(facts, labels),
      paragraph(
        law(
          "A public school must give a student with a disability an appropriate education.",
          "section-504-rights",
          "34 CFR 104.33(a)",
        ),
        frame("Bullying can stand in the way of that."),
        request("I ask you to take these steps:"),
      ),
      list("request", [
        `Send me a safety plan within 2 school days: who looks out for ${first}, where and when, and whom ${first} can go to.`,
        `Talk with ${first}, and with those who saw it. Keep any video, messages and notes.`,
        `Keep ${first} in the same classes and activities, unless I agree to a change.`,
        `Call a meeting of ${first}'s IEP or 504 team, to see whether ${first} now needs other help.`,
      ]),
      paragraph(
        request(
          `Please tell me in writing ${facts.within} what you found and what you will do, as far as privacy rules allow.`,
        ),
        facts.byMyCount,
        request("Please also send me your policy on bullying."),
      ),
      paragraph(request("If you decide not to look into this, please tell me why in writing.")),
    ],
  };
}

export function privatePlacement(facts: LetterFacts): LetterText {
  const { child, first, school, event } = facts;
  const newSchool = facts.privateSchool ?? "a private school";
  return {
    subject: "Notice that I will place my child in a private school at public expense",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I reject the placement that the district has proposed for ${first}, and I intend to enroll ${first} in ${newSchool} at public expense.`,
        ),
        law(
          "A parent gives this notice in writing at least 10 business days before the child leaves the public school.",
          "private-reimbursement",
          "34 CFR 300.148(d)(1)",
        ),
      ),
      paragraph(
        event === null
          ? frame(`I will not move ${first} until 10 business days after you have this letter.`)
          : fact(`${first}'s last day at ${school} will be ${event.day}.`),
        event?.hasTenBusinessDays
          ? frame("That is at least 10 business days after the date of this letter.")
          : null,
      ),
      paragraph(frame("These are my concerns about the placement that was proposed:")),
      list("fact", facts.lines("specificConcerns")),
      ...alsoTold(facts, { previousEvaluations: "Earlier evaluations", additionalInfo: "Please also know" }),
      paragraph(
        request(
          `I would rather settle this with you. If you can offer a placement that meets these needs, please send it to me in writing ${facts.within}, with two or three times for a meeting.`,
        ),
        facts.byMyCount,
      ),
      paragraph(
        request(
          `If you want to evaluate ${first} first, please send me the notice and the consent form; I will make ${first} available.`,
        ),
      ),
      noticeIfRefused("to pay for this placement"),
    ],
  };
}

/**
 * The seven items of 34 CFR 300.153(b); child, address and school are also above the letter's text (`letterDocument`).
 */
export function stateComplaint(facts: LetterFacts): LetterText {
  const { child, first, school, said } = facts;
  const district = facts.district ?? "the school district";
  const problem = said("urgencyReason");
  const solutions = facts.lines("requestedServices");
  return {
    subject: "State complaint under IDEA",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}, who attends ${school}. I file this signed complaint and ask you to look into it.`,
        ),
        law(
          "A parent may file such a complaint with the state.",
          "state-complaint",
          "34 CFR 300.151, 300.153(a)",
        ),
      ),
      paragraph(
        fact(`I state that ${district} has violated a requirement of Part B of IDEA or of its regulations.`),
        problem ? fact(`The problem: ${problem}`) : null,
      ),
      paragraph(frame("These are the facts:")),
      list("fact", facts.lines("specificConcerns")),
      ...alsoTold(facts, {
        previousEvaluations: "Earlier evaluations",
        additionalInfo: "Enclosed, and what else matters",
      }),
      solutions.length > 0
        ? paragraph(request(`I propose that ${first}'s problem be resolved in this way:`))
        : null,
      list("request", solutions),
      paragraph(
        law(
          "A complaint may cover what happened in the year before the state gets it.",
          "state-complaint",
          "34 CFR 300.153(c)",
        ),
        facts.isWithinYear ? frame("Each date above is within one year of this letter.") : null,
      ),
      paragraph(
        law(
          "The state must send a written decision within 60 days of the filing, unless an extension is allowed.",
          "state-complaint",
          "34 CFR 300.152(a)-(b)",
        ),
        request(`I ask for that decision ${facts.within}.`),
        request("Please tell me who handles the complaint, and how I can send more information."),
      ),
      paragraph(
        law(
          "A copy of this complaint goes to the district at the same time.",
          "state-complaint",
          "34 CFR 300.153(d)",
        ),
      ),
    ],
  };
}
