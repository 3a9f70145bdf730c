import type { Intent } from "../Intent.ts";

/** Being tested: asking, time limits, refusals, testing again. */
export const evaluation: readonly Intent[] = [
  {
    id: "ask-for-evaluation",
    title: "Asking for testing",
    law: ["parent-request-evaluation", "child-find"],
    topic: "answer",
    answer: [
      "You can ask the school to test your child at any time. It is best to ask in writing.",
      "The school then has two choices. It can ask for your consent and test, or it can say no in a written notice that gives its reasons.",
      "Your child does not have to be failing first. Federal law does not make the school say yes, so tell it what you see at home and at school.",
    ],
    doNext: [
      "Write a short, dated letter that asks for a full evaluation and says what worries you.",
      "Send it to the principal and keep a copy.",
      "Ask for the answer in writing.",
    ],
  },
  {
    id: "evaluation-request-ignored",
    title: "No answer to your request for testing",
    law: ["parent-request-evaluation", "prior-written-notice", "state-complaint"],
    topic: "answer",
    answer: [
      "The school may not leave your request lying. It must ask for your consent and test, or send you a written notice that says no and gives its reasons.",
      "Federal law names no number of days for that first step. The notice has to come a reasonable time before the school acts or refuses.",
      "If there is still no answer, you can send the state a complaint. It must be about something that happened not more than one year before the state gets it.",
    ],
    doNext: [
      "Send your request again in writing, with the date of the first one.",
      "Ask for a consent form or a written notice by a day that you name.",
      "If nothing comes, ask the state agency about a state complaint.",
    ],
  },
  {
    id: "evaluation-time",
    title: "How long testing may take",
    law: ["initial-evaluation-deadline", "evaluation-deadline-exceptions"],
    topic: "evaluation",
    answer: [
      "For a first evaluation, federal law gives the school 60 days from the day it gets your signed consent. If your state has set its own limit, that one counts instead.",
      "So under federal law, the day on which you ask is not the first day.",
      "The limit can change if your child moves to a new district partway, or if your child is not brought to the tests.",
    ],
    doNext: [
      "Find the date on which the school got your signed consent.",
      "Ask in writing for the date by which the testing will be done.",
      "If the time is up, ask the state agency about a state complaint.",
    ],
  },
  {
    id: "evaluation-refused",
    title: "The school will not test",
    law: ["parent-request-evaluation", "prior-written-notice", "mediation", "due-process", "state-complaint"],
    topic: "answer",
    answer: [
      "The school may say no, but it has to do so in writing. The notice must say why, what records it used, and what else it looked at.",
      "A spoken no is not enough.",
      "If you do not agree, you can ask for mediation, file a state complaint, or ask for a due process hearing. You may use these without a meeting first.",
    ],
    doNext: [
      "Ask for prior written notice of the refusal.",
      "Check each reason against what you know, and write down what it leaves out.",
      "Send new facts, such as work samples or a doctor's note, and ask again.",
    ],
  },
  {
    id: "refuse-testing",
    title: "Saying no to testing",
    law: ["consent-initial-evaluation", "consent-reevaluation"],
    answer: [
      "Yes, you can say no. The school needs your written consent before it first tests your child. A yes to tests is not a yes to services.",
      "If you refuse, the school may ask for mediation or a hearing to go ahead, but it does not have to. It may not do so if you teach your child at home or pay for a private school.",
      "For later testing it needs your consent too, unless you do not answer after it has tried to reach you.",
    ],
    doNext: [
      "Ask the school what it wants to test and why.",
      "If part of it worries you, say in writing which part.",
      "Write your answer on the form, with the date, and keep a copy.",
    ],
  },
  {
    id: "what-testing-covers",
    title: "What testing has to cover",
    law: ["evaluation-standards", "existing-data-review"],
    answer: [
      "The testing must cover every area in which a disability is suspected. The school may not go by one test or one score.",
      "It has to use what you tell it about your child. The people who test must be trained, and the tests must be fair across race and culture.",
      "They must be given in the language and form most likely to show what your child can do, where that is feasible.",
    ],
    doNext: [
      "List every area that worries you: reading, speech, attention, behavior, motor skills.",
      "Ask in writing that each one is tested.",
      "Ask for the full report before you meet.",
    ],
  },
  {
    id: "reevaluation",
    title: "Testing again",
    law: ["reevaluation", "existing-data-review", "consent-reevaluation"],
    answer: [
      "You can ask for new testing, and so can a teacher. It is done not more than once a year, unless you and the school agree.",
      "It is due at least once every 3 years, unless you and the school agree that it is not needed.",
      "If the team finds that old data are enough, it must tell you why. You may still ask for tests, and then the school must do them. New tests need your consent.",
    ],
    doNext: [
      "Look up the date of the last evaluation.",
      "Ask in writing for a re-evaluation and name each area.",
      "Do not agree to skip it unless you are sure.",
    ],
  },
];
