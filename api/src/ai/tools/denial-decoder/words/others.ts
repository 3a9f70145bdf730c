import type { ReasonWords } from "./ReasonWords.ts";

const noSuspicion =
  "The school sees no sign of a disability, and says so in a written notice with its reasons and data.";
const noticeLetter = "It asks the school to put its refusal and its reasons in writing.";
const askLetter = "It asks for testing in writing, so that the school has to say yes or refuse in writing.";

/** Reasons that are not on the list and that parents hear all the same. */
export const others = {
  wait: {
    explanation:
      "Often not a valid reason by itself. You may ask for testing at any time of the year. The school has to ask for your consent, or refuse in a written notice with its reasons. To wait is no answer, and it may not delay testing when a disability is suspected.",
    wouldChange: [
      { text: "Whether you asked in writing, and on what date.", unless: "writtenRequest" },
      "What points to a disability now.",
    ],
    wouldMakeValid: [noSuspicion],
    steps: [
      "Ask again in writing, with the date of each time you asked before.",
      "Ask for an answer in writing by a date that you name.",
    ],
    whySend: noticeLetter,
  },
  diagnosis_first: {
    explanation:
      "Often not a valid reason by itself. Federal law asks for no medical diagnosis before a school tests a child. If the school suspects a disability, it must test in all areas where one is suspected. A diagnosis can help, but it does not decide by itself.",
    wouldChange: [
      "What points to a disability at school now.",
      "Your state's own rules for some disabilities.",
    ],
    wouldMakeValid: [noSuspicion],
    steps: [
      "Ask for testing in writing now. Do not wait for an outside visit.",
      "If the school wants a doctor's view, ask it to arrange that at no cost to you.",
    ],
    whySend: askLetter,
  },
  medication_first: {
    explanation:
      "Often not a valid reason by itself. A school may not make a controlled drug, such as many used for attention, a condition for testing, help or coming to school. What your child takes is up to you and your doctor. Teachers may still tell you what they see in class.",
    wouldChange: ["The words the school used: did it make this a condition, or only share what it sees?"],
    wouldMakeValid: [
      "The school did not make it a condition, and refused for another reason that it can show.",
    ],
    steps: [
      "Write down who said it, when, and in what words.",
      "Ask for testing or help in writing, apart from any talk of medicine.",
    ],
    whySend: noticeLetter,
  },
  wrong_label: {
    explanation:
      "Often not a valid reason by itself. Help follows what your child needs, not the name of the disability. A name alone is no reason to refuse a service that your child needs. The team has to look at your own child's needs.",
    wouldChange: [
      "What the evaluation says your child needs.",
      "Which goals in the IEP this help would serve.",
    ],
    wouldMakeValid: [
      "Data show that your child does not need this help.",
      "The school offers other help that meets the same need.",
    ],
    steps: [
      "Name the need, not the label: what can your child not do without this help?",
      "Ask the team which of your child's needs it looked at, and with what data.",
    ],
    whySend: noticeLetter,
  },
  learning_english: {
    explanation:
      "Limited English by itself cannot be the main reason to find that a child has a disability. But a child who learns English can also have a disability. Testing has to be in the language that shows best what your child can do, where that is possible.",
    wouldChange: [
      "Whether the same trouble shows in your child's first language.",
      "Whether brothers, sisters or classmates who learn English do better.",
    ],
    wouldMakeValid: ["The data show that learning English is the main cause of the trouble."],
    steps: [
      "Write down what is hard for your child in the first language too.",
      "Ask for testing in writing, in your child's first language or in both.",
    ],
    whySend: askLetter,
  },
  missed_school: {
    explanation:
      "If a lack of teaching in reading or math is the main cause of the trouble, that alone cannot make a child eligible. But a child who missed school can also have a disability. The disability may even be why your child missed school.",
    wouldChange: [
      "Why your child missed school: was it health, worry or something at school?",
      "Whether the trouble was there before, or stays with good teaching.",
    ],
    wouldMakeValid: ["The data show that a lack of teaching in reading or math is the main cause."],
    steps: [
      "Write down why your child missed school, and what was hard before that.",
      "Ask for testing in writing, and say what else you think is behind it.",
    ],
    whySend: askLetter,
  },
  setting: {
    explanation:
      "Children with and without disabilities learn together as far as that suits the child. But the district must have a range of settings, and must look at aids and help before it takes a child out of the regular class. A setting is chosen for one child, from that child's IEP, and not for all children alike.",
    wouldChange: [
      "What help was tried in the regular class, and how it went.",
      "What your child's goals call for.",
    ],
    wouldMakeValid: [
      "You asked for a special class, and the data show that your child can learn in the regular class with aids and help.",
      "You asked for the regular class, and the data show that learning there cannot work, even with aids and help.",
    ],
    steps: [
      "Ask which settings the team looked at, and why it said no to each.",
      "Ask what help your child will get where your child is now, and how the team will see if it works.",
    ],
    whySend: noticeLetter,
  },
  no_need: {
    explanation:
      "The school may refuse what your child does not need. But it has to show why, from data about your child. You are part of the team that decides. An IEP has to fit your child, so that your child can make progress.",
    wouldChange: [
      "What the data say: progress on the goals, reports and notes from class.",
      "What your child can and cannot do without this help.",
    ],
    wouldMakeValid: ["Data show that your child makes good progress without it."],
    steps: [
      "Ask which data show that your child does not need it.",
      "Bring your own examples, and ask for a meeting to go through them.",
    ],
    whySend: noticeLetter,
  },
  private_school: {
    explanation:
      "Children in private school still have to be found and tested if a disability is suspected. But a child whom parents place there has no right of their own to the services that a public school would give. So a refusal to test is often not valid, and a refusal of services can be.",
    wouldChange: [
      { text: "Whether the school refused to test, or refused services.", unless: "refusal" },
      "Whether you or the district placed your child there.",
      "If you teach at home: whether your state counts that as private school.",
    ],
    wouldMakeValid: ["You placed your child there, and the district refused services, not testing."],
    steps: [
      "Ask which district has to test your child, and send your request there.",
      "Ask which services the district offers to children in private schools.",
    ],
    whySend: askLetter,
  },
  not_eligible: {
    explanation:
      "A child gets an IEP only if the child has a disability and needs special education because of it. The school may say no after a full evaluation. You are part of the group that decides, and no single test score may settle it. If you disagree with the evaluation, you can ask for an independent one.",
    wouldChange: [
      "Whether the school did a full evaluation in all areas of concern.",
      "Whether it used more than one score.",
      "Whether you got the report and took part in the meeting.",
    ],
    wouldMakeValid: ["A full evaluation shows no disability, or no need for special education."],
    steps: [
      "Ask for a copy of the report and of the decision. Both are free.",
      "If you disagree with the evaluation, ask for an independent one at public expense.",
    ],
    whySend: "It asks for an independent evaluation, in case you disagree with the school's own.",
  },
  plan_504_enough: {
    explanation:
      "What counts is what your child needs. A 504 plan can give changes, aids and services, so that your child can take part. An IEP gives teaching made to fit your child. A 504 plan is no first step that you must take before an IEP. You may still ask for a full evaluation.",
    wouldChange: [
      "Whether your child needs special teaching, or only changes in class.",
      "How well the 504 plan has worked so far.",
    ],
    wouldMakeValid: ["A full evaluation shows that your child does not need special education."],
    steps: [
      "Write down what is still hard in spite of the 504 plan.",
      "Ask in writing for a special education evaluation.",
    ],
    whySend: askLetter,
  },
  policy: {
    explanation:
      "Often not a valid reason by itself. A local rule or habit does not stand above what your child needs. The team has to decide for this one child. The school may refuse only for reasons about your child that it can show.",
    wouldChange: [
      "What the rule says, and where it is written.",
      "What your child's data say about the need.",
    ],
    wouldMakeValid: [
      "Data show that your child does not need it.",
      "The school offers another way that meets the need.",
    ],
    steps: ["Ask for a copy of the rule.", "Ask the team what your child needs, apart from the rule."],
    whySend: noticeLetter,
  },
  childs_fault: {
    explanation:
      "What looks like a choice can be a sign of a disability. When behavior gets in the way of learning, the team has to look at supports. The school should say what it tested and what it saw, not only what it thinks.",
    wouldChange: [
      "When it happens, how often, and what comes before it.",
      "What a doctor, a therapist or a teacher says about it.",
    ],
    wouldMakeValid: [noSuspicion],
    steps: [
      "Write down what you see, in plain facts: when, where, and how long.",
      "Ask in writing for testing in all areas that worry you, behavior too.",
    ],
    whySend: askLetter,
  },
  no_reason: {
    explanation:
      "The school gave no reason that we could weigh. When a school refuses, it must say so in a written notice. That notice has to say what it refuses, why, and what it used to decide.",
    wouldChange: [
      "The reason, once you have it in writing.",
      "What you asked for, and whether you asked in writing.",
    ],
    wouldMakeValid: ["The notice gives a reason about your child, with data behind it."],
    steps: [
      "Write down what you asked for, on what date, and who said no.",
      "When the reason comes, check it here again.",
    ],
    whySend: noticeLetter,
  },
} as const satisfies Record<string, ReasonWords>;

/** Where we do not know the reason: no guess. */
export const unknown: ReasonWords = {
  explanation:
    "We do not know this reason well enough to say if it can stand, and we do not want to guess. What holds for every refusal: the school must give it in a written notice, with its reasons and the data it used.",
  wouldChange: [
    "The reason in the school's own words.",
    "What you asked for: testing, a service, or a place.",
  ],
  wouldMakeValid: ["The notice gives a reason about your child, with data behind it."],
  steps: ["Pick the nearest reason from the list, or write in one sentence what the school said."],
  whySend: noticeLetter,
};
