import { alsoTold, noticeIfRefused, usualLabels } from "./common.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import { fact, frame, type LetterText, law, list, paragraph, request } from "./Sentence.ts";

// Letters about an IEP's content, or about having one at all.

export function iepMeeting(facts: LetterFacts): LetterText {
  const { child, first, said } = facts;
  const why = said("urgencyReason");
  return {
    subject: "Request for an IEP meeting",
    body: [
      paragraph(
        request(`I am the parent of ${child}. I ask for a meeting of ${first}'s IEP team.`),
        law(
          "The team must revise an IEP, as appropriate, when progress is not as expected, when there are new test results, or when a parent brings new information.",
          "iep-annual-review",
          "34 CFR 300.324(b)(1)",
        ),
      ),
      why ? paragraph(fact(`I would like to talk about this: ${why}`)) : null,
      ...alsoTold(facts, usualLabels),
      paragraph(
        request(
          `I ask that the meeting be held ${facts.within}, and that you give me at least 10 days' notice so that I can attend.`,
        ),
        facts.byMyCount,
        facts.stateMeeting,
      ),
      paragraph(
        request("Please offer me two or three times, and tell me who will be there."),
        law(
          "The school must set a time and place that we both agree on.",
          "meeting-notice",
          "34 CFR 300.322(a)",
        ),
      ),
      paragraph(
        request(
          "Please send me any draft, test report and progress data at least five school days before the meeting.",
        ),
        request("I may bring someone who knows my child, and I will tell you who it is."),
      ),
      noticeIfRefused("a change that I ask for at the meeting"),
    ],
  };
}

export function disagreement(facts: LetterFacts): LetterText {
  const { child, first } = facts;
  return {
    subject: "My disagreement with the team's decision",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I do not agree with a part of what the school has decided or proposed for ${first}, and I ask the team to look at it again.`,
        ),
      ),
      paragraph(frame("What I do not agree with, and why:")),
      list("fact", facts.lines("specificConcerns")),
      ...alsoTold(facts, usualLabels),
      paragraph(
        law(
          "The team must consider a parent's concerns when it writes an IEP.",
          "iep-considerations",
          "34 CFR 300.324(a)(1)",
        ),
        request("Please keep this letter with the IEP and in the school record."),
      ),
      paragraph(
        request(
          "Please go ahead with every service on which we agree, and keep the services and placement of the current IEP in place for the rest while we work this out.",
        ),
        law(
          "If a hearing is asked for, the child stays in the current placement until it is over, unless we agree otherwise.",
          "stay-put",
          "34 CFR 300.518(a)",
        ),
      ),
      paragraph(
        request(`Please answer each point in writing ${facts.within}.`),
        facts.byMyCount,
        request("If it helps, I will gladly meet with you first."),
      ),
      paragraph(
        law(
          "When a school proposes or refuses to change a child's evaluation, placement or services, it must give prior written notice.",
          "prior-written-notice",
          "34 CFR 300.503(a)",
        ),
        request("Please send me that notice for each point above, with your reasons and what they rest on."),
        request("I am also open to mediation."),
      ),
    ],
  };
}

export function specificServices(facts: LetterFacts): LetterText {
  const { child, first } = facts;
  return {
    subject: "Request to add services to the IEP",
    body: [
      paragraph(
        request(`I am the parent of ${child}. I ask the IEP team to add these services to ${first}'s IEP:`),
      ),
      list("request", facts.lines("requestedServices")),
      ...alsoTold(facts, { ...usualLabels, additionalInfo: "Why they are needed" }),
      paragraph(
        law(
          "A service such as speech, occupational or physical therapy, counseling or transport must be given when a child needs it to benefit from special education.",
          "related-services",
          "34 CFR 300.34(a)",
        ),
        request("If you see another way to meet the need, please tell me which, and what data it rests on."),
      ),
      paragraph(
        request("Please also write down who gives each service, and the size of the group."),
        law(
          "For each service the IEP must state the start date, how often and how long it is given, and where.",
          "iep-content",
          "34 CFR 300.320(a)(7)",
        ),
      ),
      paragraph(
        request(`I ask that the team meet about this ${facts.within}.`),
        facts.byMyCount,
        facts.stateMeeting,
      ),
      noticeIfRefused("a service, in whole or in part"),
    ],
  };
}

export function consentWithdrawn(facts: LetterFacts): LetterText {
  const { child, first, said } = facts;
  const reason = said("urgencyReason");
  return {
    subject: "Withdrawal of consent for special education",
    body: [
      paragraph(
        request(
          `I am the parent of ${child}. I withdraw my consent for all special education and related services for ${first}.`,
        ),
        law(
          "A parent may withdraw consent in writing at any time.",
          "revoke-consent",
          "34 CFR 300.300(b)(4)",
        ),
      ),
      reason ? paragraph(fact(`My reason: ${reason}`)) : null,
      ...alsoTold(facts, usualLabels),
      paragraph(
        frame(
          "I understand that this ends all of these services and the special rules for discipline, and that it does not undo what was done before or change past records.",
        ),
      ),
      paragraph(
        request(`Please send me prior written notice ${facts.within}, with the day on which services end.`),
        facts.byMyCount,
        law(
          "The school must give this notice before services stop.",
          "revoke-consent",
          "34 CFR 300.300(b)(4)(i)",
        ),
      ),
      paragraph(request("Please also tell me whom to ask if I want my child to be evaluated again later.")),
    ],
  };
}
