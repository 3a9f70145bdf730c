import { alsoTold, noticeIfRefused, usualLabels } from "./common.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import { fact, frame, type LetterText, law, list, paragraph, request } from "./Sentence.ts";

// Letters that request something in writing, or access to it.

export function priorNotice(facts: LetterFacts): LetterText {
  const { child } = facts;
  return {
    subject: "Request for prior written notice",
    body: [
      paragraph(
        request(`I am the parent of ${child}. I ask for prior written notice of the decision below.`),
        law(
          "A school must give prior written notice a reasonable time before it changes, or refuses to change, a child's evaluation, placement or services.",
          "prior-written-notice",
          "34 CFR 300.503(a)",
        ),
      ),
      paragraph(frame("What was asked for or decided, when, and by whom:")),
      list("fact", facts.lines("specificConcerns")),
      ...alsoTold(facts, usualLabels),
      paragraph(
        law("Prior written notice must have seven parts.", "prior-written-notice", "34 CFR 300.503(b)"),
        request("Please answer each one:"),
      ),
      list("law", [
        "what the school proposes or refuses to do;",
        /* message */ "why;",
        "each test, record or report it relied on;",
        "that I have legal protections, and how to get the notice of rights;",
        "where I can get help to understand them;",
        "which other choices the team looked at, and why it turned them down;",
        "any other reason for the decision.",
      ]),
      paragraph(request(`Please send me the notice ${facts.within}.`), facts.byMyCount),
    ],
  };
}

export function observation(facts: LetterFacts): LetterText {
  const { child, first, said } = facts;
  const why = said("urgencyReason");
  return {
    subject: "Request to visit the classroom",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I ask to visit ${first}'s class and watch a part of the school day.`,
        ),
      ),
      why ? paragraph(fact(`What I hope to learn: ${why}`)) : null,
      ...alsoTold(facts, usualLabels),
      paragraph(
        frame(
          "I know that no federal rule gives me a right to a visit, and that your own policy and our state's rules decide.",
        ),
        frame("Seeing a normal day would help me do my part well at our meetings."),
      ),
      paragraph(
        request("I ask for 45 to 60 minutes, at a time when the hardest part of the day can be seen."),
        request("Please send me your policy on visits; I will follow it."),
        frame("I will sit quietly, and I will keep to myself what I see of other children."),
      ),
      paragraph(request(`Please offer me two dates ${facts.within}.`), facts.byMyCount),
      paragraph(
        request(
          "If a visit is not possible, please tell me why in writing, and what other way you can offer.",
        ),
      ),
    ],
  };
}

export function followUp(facts: LetterFacts): LetterText {
  const { child, first, event } = facts;
  const notes = facts.lines("specificConcerns");
  return {
    subject: "Summary of our conversation",
    body: [
      paragraph(
        frame(
          `I am the parent of ${child}. Thank you for taking the time to talk with me${event ? ` on ${event.day}` : ""}.`,
        ),
        request(
          notes.length > 0
            ? `I am putting in writing what we discussed about ${first}, so that we have one record. Please tell me if I have anything wrong.`
            : `I ask for a written summary of our last conversation about ${first}, so that we have one record.`,
        ),
      ),
      notes.length > 0 ? paragraph(frame("My notes:")) : null,
      list("fact", notes),
      ...alsoTold(facts, usualLabels),
      paragraph(request("Please confirm, or add where it is missing:")),
      list("request", [
        "what will be done, by whom, and by which day;",
        "what was asked for and not agreed to, and why;",
        "how and when I will hear about progress.",
      ]),
      paragraph(
        request(`Please write to me ${facts.within}.`),
        facts.byMyCount,
        notes.length > 0
          ? frame("Unless I hear otherwise by then, I will take it that we both understood it this way.")
          : null,
        request(`Please also put this letter into ${first}'s school record.`),
      ),
      noticeIfRefused("something that I have asked for"),
    ],
  };
}

const wholeFile = [
  "IEPs or 504 plans, with meeting notes and prior written notices;",
  "evaluations, test scores and reports;",
  "progress data, service logs and work samples;",
  "attendance, discipline and health records.",
];

export function recordsRequest(facts: LetterFacts): LetterText {
  const { child, first, school, event } = facts;
  const wanted = facts.lines("specificConcerns");
  return {
    subject: "Request for education records",
    body: [
      paragraph(
        request(
          wanted.length > 0
            ? `I am the parent of ${child}. I ask to see these education records of ${first}, and to have copies of them:`
            : `I am the parent of ${child}. I ask to see all education records of ${first} that ${school} and the district keep, and to have copies of them. They include:`,
        ),
      ),
      list("request", wanted.length > 0 ? wanted : wholeFile),
      ...alsoTold(facts, { previousEvaluations: "Earlier evaluations", additionalInfo: "Please also know" }),
      paragraph(
        law(
          "A school must let a parent see education records without unnecessary delay, before any IEP meeting, and not more than 45 days after the request.",
          "records-access",
          "34 CFR 300.613(a), 99.10(b)",
        ),
        facts.stateRecords,
      ),
      paragraph(
        event
          ? request(
              `The next IEP meeting is on ${event.day}. Please let me have the records at least five school days before it.`,
            )
          : null,
        request(`${event ? "In any case, please" : "Please"} give me access ${facts.within}.`),
        facts.byMyCount,
      ),
      paragraph(
        request(
          "E-mail is fine for copies. If there is a cost, please tell me how much before you make them.",
        ),
        law(
          "A fee for copies may not keep a parent from seeing the records, and the search itself is free.",
          "records-access",
          "34 CFR 300.617",
        ),
      ),
      paragraph(
        request(
          "If there is a record that you do not have or will not show me, please tell me in writing which one and why.",
        ),
      ),
    ],
  };
}
