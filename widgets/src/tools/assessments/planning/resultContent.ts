import type { LawWords, ResultWords } from "../resultWords.ts";
import type { AddOn } from "./logic.ts";
import type { Area } from "./questions.ts";

// Texts of the planning result.

const steps = [
  "Ask the school in writing for an evaluation in these areas. Say what you see, with dates and examples.",
  "Ask for the area and not for a test by its name. The examiner chooses the test that fits your child.",
  "When the consent form comes, check that every area you worry about is on it. Ask what each test is for.",
  "Ask to get the report well before the meeting, and for someone who can explain it to you.",
];

export const advices: Readonly<{ some: (count: number) => ResultWords; nothing: ResultWords }> = {
  some: (count) => ({
    title:
      count === 1 ? "One assessment to ask the school about" : `${count} assessments to ask the school about`,
    explanation:
      "This is what schools call the tests that fit what you checked, and who usually does them. The school may plan others.",
    steps,
  }),
  nothing: {
    title: "No area was chosen",
    explanation:
      "A short list cannot hold everything. If something about school worries you, it counts, and you may ask for an evaluation.",
    steps,
  },
};

interface AssessmentWords {
  /** The names are the specification's. */
  readonly name: string;
  readonly professional: string;
  readonly looksAt: string;
}

export const assessments: Readonly<Record<Area, AssessmentWords>> = {
  academic: {
    name: "Psychoeducational Assessment",
    professional: "School Psychologist",
    looksAt:
      "Ask for: reading, writing and math, each on its own, and how your child thinks, remembers and learns.",
  },
  communication: {
    name: "Speech and Language Assessment",
    professional: "Speech-Language Pathologist",
    looksAt:
      "Ask for: speech sounds, understanding, using words and sentences, and talking with others. Ask to have hearing checked first.",
  },
  behavior: {
    name: "Behavioral/Social-Emotional Assessment",
    professional: "School Psychologist",
    looksAt:
      "Ask for: attention, feelings, behavior and friendships, from you, from teachers and by watching your child in class.",
  },
  motor: {
    name: "Occupational Therapy Assessment",
    professional: "Occupational Therapist",
    looksAt: "Ask for: handwriting, using the hands, and taking care of oneself during the school day.",
  },
  adaptive: {
    name: "Adaptive Behavior Assessment",
    professional: "Special Education Teacher or School Psychologist",
    looksAt: "Ask for: everyday skills at home, at school and around town, told by you and by the teacher.",
  },
};

export const addOns: Readonly<Record<AddOn, string>> = {
  sensory:
    "Sensory needs: how your child takes in sound, light, touch and movement at school. An occupational therapist can look at this.",
  "gross-motor":
    "Gross motor skills: balance, stairs and moving around the school. A physical therapist can look at this.",
  fba: "A functional behavior assessment (FBA): what comes before the behavior, and what your child gets from it.",
  "writing-tools":
    "Tools for reading and writing: whether typing, dictating or listening to text would help.",
};

export const text = {
  fileName: /* message */ "assessment-planning",
  title: "Assessment Planning: Results",
  professional: (who: string) => `Who usually does it: ${who}.`,
  checked: "What you checked",
  alsoTitle: "Ask about these too",
  also: [
    "Health, vision and hearing. Trouble there can look like trouble with learning or behavior.",
    "Assistive technology: devices and tools, from a pencil grip to a talking device.",
  ],
  domain: {
    title: "Ask for the area, not for the test",
    text: "“Please test my child's reading” is better than the name of a test. The school has to cover the area, and the examiner can choose a test that fits your child's age and language.",
    law: [
      {
        text: "The tests must cover every area where a disability is suspected.",
        provisions: ["evaluation-standards"],
      },
    ],
  } satisfies { title: string; text: string; law: LawWords[] },
  law: [
    {
      text: "The school needs your written consent before it tests your child for the first time. Saying yes to the tests is not saying yes to services.",
      provisions: ["consent-initial-evaluation"],
    },
    {
      text: "The school may not go by one score alone. What you tell it is a part of the evaluation.",
      provisions: ["evaluation-standards"],
    },
    {
      text: "Under federal law the school has 60 days from the day it gets your signed consent to finish the first evaluation, unless your state sets its own limit.",
      provisions: ["initial-evaluation-deadline"],
    },
    {
      text: "For every child with an IEP, the team must consider assistive technology.",
      provisions: ["assistive-technology"],
    },
    {
      text: "For a student who turns 16, or earlier where the state says so, the IEP plans for life after school, from assessments about work, learning and living.",
      provisions: ["transition"],
    },
    {
      text: "If you do not agree with the school's evaluation, you may ask for an independent one at public expense. The school must then see that it is provided, or ask a hearing officer to find that its own was sound.",
      provisions: ["iee"],
    },
    {
      text: "A child who has an IEP is tested again when a parent asks, though not more than once a year unless both sides agree.",
      provisions: ["reevaluation"],
    },
  ] satisfies LawWords[],
  lawOnBehavior: [
    {
      text: "When behavior gets in the way of learning, the IEP team must consider positive supports.",
      provisions: ["behavior-in-iep"],
    },
  ] satisfies LawWords[],
  letterNote:
    "We can start a letter that asks for these tests, with what you checked in it. If your child has an IEP, pick the letter for a re-evaluation there.",
  letterNoteNothing:
    "We can start a letter that asks for an evaluation. You fill in what worries you. If your child has an IEP, pick the letter for a re-evaluation there.",
} as const;
