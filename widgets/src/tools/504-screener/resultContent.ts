import type { ProvisionId } from "@iep-insider/sdk/law";

// Texts of the result, on the screen and in the report.

export type Band = "none" | "support" | "consider" | "strong";

interface BandWords {
  readonly title: string;
  readonly range: string;
  readonly explanation: readonly string[];
  readonly steps: readonly [string, string, string, string];
}

export const bands: Readonly<Record<Band, BandWords>> = {
  none: {
    title: "Your answers show no problem at school right now",
    range: "0 points",
    explanation: [
      "None of your answers points to a 504 plan or to an IEP today.",
      "If something worries you that was not asked here, it still counts. This score does not rule out an IEP.",
    ],
    steps: [
      "If something worries you, write down what you see, on which day, and how often.",
      "Ask the teacher what they see in class.",
      "Come back to these questions when something changes.",
      "You may ask for an evaluation in writing at any time. You do not need a score for that.",
    ],
  },
  support: {
    title: "504 Plan or General Education Support",
    range: "1 to 8 points",
    explanation: [
      "Your answers point to help that lets your child take part in class: changes in the room, the time or the task. A 504 plan puts such help in writing.",
      "A 504 plan is not a lesser plan that has to come first, and this score does not rule out an IEP.",
    ],
    steps: [
      "For two weeks, write down what is hard at school, how often it happens, and what helps.",
      "Ask the teacher what help your child gets now, and on which day you will look together at whether it works.",
      "If a disability or a health condition gets in the way at school, ask in writing for a Section 504 evaluation.",
      "If you think your child needs a different kind of teaching, you may ask for a full evaluation in writing. You do not need a higher score for that.",
    ],
  },
  consider: {
    title: "Consider IEP Evaluation",
    range: "9 to 16 points",
    explanation: [
      "Your answers show needs that changes in class may not meet by themselves. It is time to find out whether your child needs special teaching.",
      "An evaluation can lead to an IEP, to a 504 plan, or to other help. It is how you and the school find out.",
    ],
    steps: [
      "Ask in writing for a full evaluation, in every area that worries you. Keep a copy, and note the day you sent it.",
      "Add what you know: dates and examples, samples of schoolwork, and notes from doctors or therapists.",
      "Ask the school to think about Section 504 as well, so that there is a plan if your child does not get an IEP.",
      "Ask what help your child gets in class until then, and how the school will know if it works.",
    ],
  },
  strong: {
    title: "Strong Reasons to Ask for an IEP Evaluation",
    range: "17 to 24 points",
    explanation: [
      "Your answers show strong needs that reach into much of the school day. These are good reasons to ask for an IEP evaluation now.",
      "No screener can say whether your child will get an IEP. A team that you are part of decides that, after the evaluation.",
    ],
    steps: [
      "Ask in writing for a full evaluation this week, in every area that worries you. Keep a copy, and note the day you sent it.",
      "Say what has been tried and what came of it. Add reports, schoolwork, and how often your child is out of class.",
      "When the consent form comes, check that every area you worry about is on it. Then sign it, date it and keep a copy.",
      "If the school says no or asks you to wait, ask for that answer in writing, with the reasons.",
    ],
  },
};

export const result = {
  score: (score: number, of: number) => `Your score: ${score} of ${of}`,
  stepsTitle: "What to do next",
  honest:
    "This score is not a legal test, not a diagnosis and not legal advice. We made the questions and the points to help you sort what you see. No school goes by them.",
  letterNote: {
    "504_evaluation":
      "We can start a letter that asks for a Section 504 evaluation, with what you answered in it. You can pick another letter there, such as the one for a full evaluation.",
    initial_evaluation:
      "We can start a letter that asks for a full evaluation, with what you answered in it. You can change every word.",
  },
  letterButton: "Use Letter Generator Tool",
  back: "Change my answers",
  startOver: "Take Screener Again",
  copy: "Copy Results",
  download: "Download Results",
} as const;

interface LawWords {
  readonly text: string;
  readonly provisions: ProvisionId[];
}

export const report = {
  fileName: /* message */ "iep-vs-504-screener",
  title: "IEP vs 504 Screener Results",
  /** If special teaching was answered; the score alone would say less. */
  specialTeaching: {
    title: "One answer counts more than its points",
    text: "You chose teaching in a different way, by a specialist. So ask for a full evaluation, whatever your score.",
    sentences: [
      {
        text: "Teaching that is made to fit a child's own needs is what the law calls special education, and the IEP is where it is written down.",
        provisions: ["special-education", "iep-content"],
      },
    ],
  } satisfies { title: string; text: string; sentences: LawWords[] },
  /** In every band, directly below the next steps. */
  always: {
    title: "This is true with every score",
    sentences: [
      {
        text: "You may ask for a full evaluation in writing, at any time. The school must then ask for your consent to test, or refuse in writing and give its reasons.",
        provisions: ["parent-request-evaluation", "prior-written-notice"],
      },
      {
        text: "A 504 plan does not close the door to an IEP. You may ask for an IEP evaluation while your child has one, and a child with an IEP keeps the rights of Section 504.",
        provisions: ["parent-request-evaluation", "other-disability-laws"],
      },
    ],
  } satisfies { title: string; sentences: LawWords[] },
  answers: {
    title: "Your answers and their points",
    line: (question: string, answer: string, points: string) => `${question} ${answer}: ${points}`,
    points: (points: number) => (points === 1 ? "1 point" : `${points} points`),
    missing: "No answer",
  },
  scale: {
    title: "How the score is read",
    line: (range: string, title: string) => `${range}: ${title}`,
    enoughAlone:
      "3 points for basic skills, the kind of help, how well help has worked, a report, time out of class, or learning without help: Consider IEP Evaluation, with a lower score too.",
  },
  plans: {
    title: "What each plan is",
    sides: [
      {
        title: "504 plan",
        items: [
          "Help so that your child can take part in school as classmates do.",
          "Mostly changes and support: more time, breaks, a seat, care for health needs. It can hold special teaching too.",
          "For a disability that limits your child a lot in something basic, such as learning, paying attention or breathing.",
        ],
      },
      {
        title: "IEP",
        items: [
          "Special teaching that fits your child, with goals for the year.",
          "Other services too, such as speech therapy, if your child needs them to gain from that teaching.",
          "For a child with one of the disabilities in the law who needs special teaching because of it.",
        ],
      },
    ],
  },
  law: {
    title: "What the law says",
    sentences: [
      {
        text: "To get an IEP, a child must have one of the disabilities in the law and need special education because of it. A doctor's diagnosis is not required, and it is not enough by itself.",
        provisions: ["eligibility-two-part"],
      },
      {
        text: "Special education is teaching that is made to fit your child's own needs, at no cost to you.",
        provisions: ["special-education"],
      },
      {
        text: "The IEP must hold goals for the year, and the services with their start, amount, place and length. Related services, such as speech therapy, belong to it when a child needs them to gain from special education.",
        provisions: ["iep-content", "related-services"],
      },
      {
        text: "A group of qualified people and you decide together whether your child has a disability, and what your child needs.",
        provisions: ["eligibility-team"],
      },
      {
        text: "Under Section 504, a public school must give a free appropriate education to a child whose condition substantially limits a major life activity, even without an IEP.",
        provisions: ["section-504-rights"],
      },
      {
        text: "One such activity is enough. A condition that comes and goes counts if it limits your child when it is active, and the good effects of medicine are left out.",
        provisions: ["disability-definition-504-ada"],
      },
      {
        text: "For Section 504, too, the school must evaluate a child when it has reason to think that the child needs help because of a disability. Federal law sets no number of days for it.",
        provisions: ["section-504-evaluation"],
      },
      {
        text: "For an IEP, the tests must cover every area where a disability is suspected. The school may not go by one score alone.",
        provisions: ["evaluation-standards"],
      },
      {
        text: "Under federal law the school has 60 days from the day it gets your signed consent to finish the first evaluation, unless your state sets its own limit.",
        provisions: ["initial-evaluation-deadline"],
      },
      {
        text: "The school may not use extra help, such as RTI or MTSS, to delay or deny the tests when a disability is suspected.",
        provisions: ["rti-no-delay"],
      },
      {
        text: "A child who has not failed and who moves up from grade to grade can still be found eligible.",
        provisions: ["grades-no-bar"],
      },
      {
        text: "An IEP and a 504 plan come with different rights for parents. Under Section 504 they include notice, seeing the records and an impartial hearing.",
        provisions: ["section-504-safeguards"],
      },
    ],
  } satisfies { title: string; sentences: LawWords[] },
  help: {
    title: "Who can help you for free",
    text: "Every state has a Parent Training and Information Center. It helps families of children with disabilities at no cost. Find yours at parentcenterhub.org.",
  },
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;
