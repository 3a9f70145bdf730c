import type { LawWords, ResultWords } from "../resultWords.ts";
import type { Level } from "./logic.ts";

// Texts of the one-to-one aide result.

/** `teaching`: strong by schoolwork alone (ADR 26). */
export const advices: Readonly<Record<Level | "teaching", ResultWords>> = {
  strong: {
    title: "Strong case for a one-to-one aide",
    explanation:
      "Your answers point to a child who needs an adult close by for at least a part of the school day. That is a strong reason to ask. The team decides, and there is no score that it has to follow.",
    steps: [
      "Ask the school in writing to assess your child's need for one-to-one support, and to meet with you about it.",
      "Ask how your child is kept safe until then.",
      "Name the times, the places and the tasks. “One-to-one all day” is hard to agree to and hard to check.",
      "Ask what training the adult gets, and for a plan of how the help steps back as your child learns.",
    ],
  },
  teaching: {
    title: "Strong case for one-to-one support with schoolwork",
    explanation:
      "It is the schoolwork that makes this result strong. That is a need for teaching, and a one-to-one aide is one of several ways to meet it.",
    steps: [
      "Ask the school in writing to assess what keeps your child from working alone.",
      "Ask which teaching would change that: more time with a special education teacher, a small group, other lessons or tools, or an aide.",
      "Name the lessons and the tasks where the work stops when the adult leaves.",
      "Ask for a goal in the IEP for working alone, and how the help steps back as your child learns.",
    ],
  },
  shared: {
    title: "Consider a shared aide",
    explanation:
      "Your answers point to a child who needs an adult nearby more often than classmates do. An adult shared with other children, or help at the hard times of the day, may be enough. If it is not, you can ask for more.",
    steps: [
      "Ask the school in writing to assess what support your child needs, and at which times.",
      "Start with the hardest times of the day. Have it written down who helps, with what, and for how long it is tried.",
      "Ask what the school will write down, and set a day to look at it together.",
      "If your child is not safe even once, ask for a meeting at once.",
    ],
  },
  general: {
    title: "Start with general supports",
    explanation:
      "Your answers point to help that teachers can give to the whole class or to a small group. You know your child best: one thing that worries you still counts.",
    steps: [
      "Write down for two weeks when an adult has to step in, for what, and for how long.",
      "Ask the teacher which supports can start now, such as a picture schedule, breaks or a partner.",
      "Set a day to look together at whether it works.",
      "If it does not, or if your child is not safe, ask the team in writing for more help.",
    ],
  },
};

export const text = {
  fileName: /* message */ "one-to-one-aide-assessment",
  title: "One-to-One Aide: Results",
  whyTitle: "Which answers led to this",
  behaviors: (count: number) => (count === 1 ? "1 behavior" : `${count} behaviors`),
  noBehaviors: "No behavior was checked.",
  notCounted: "What was tried did not change the result. It belongs in what you tell the team.",
  selfInjury:
    "You marked that your child hurts their own body. Tell your child's doctor and the school today what you have seen.",
  safety: {
    title: "Do not wait with safety",
    text: "Ask how your child is kept safe today. Do not wait for the next yearly meeting.",
  },
  care: {
    title: "Health and personal care",
    text: "You said that your child needs help with health or personal care. Ask for a written health plan that names a trained adult for those times, whatever this result says.",
    law: [
      {
        text: "School nursing is among the services that must be given when a child needs them to gain from special education.",
        provisions: ["related-services"],
      },
    ],
  } satisfies { title: string; text: string; law: LawWords[] },
  /** Besides the right to ask for an evaluation. */
  right: [
    {
      text: "If your child has an IEP, the team must consider your concerns, and aides are among the supports it can write in.",
      provisions: ["iep-considerations", "supplementary-aids"],
    },
  ] satisfies LawWords[],
  law: [
    {
      text: "Your child must get the aids and supports they need to learn with children who have no disability. The IEP team decides what is needed, and there is no federal test or score for a one-to-one aide.",
      provisions: ["supplementary-aids"],
    },
    {
      text: "The IEP must say when help starts, how much there is, where it is given and for how long.",
      provisions: ["iep-content"],
    },
    {
      text: "Your child learns with classmates who have no disability as far as that suits your child. That is why the team will ask whether an aide brings your child closer to them or keeps them apart.",
      provisions: ["lre"],
    },
    { text: "Aides must be trained and supervised.", provisions: ["personnel-qualifications"] },
  ] satisfies LawWords[],
  lawOnBehavior: [
    {
      text: "When behavior gets in the way of learning, the team must consider positive supports.",
      provisions: ["behavior-in-iep"],
    },
  ] satisfies LawWords[],
  letterNote: {
    aide_assessment:
      "We can start a letter that asks the school to assess the need for one-to-one support, with what you answered in it.",
    iep_meeting:
      "We can start a letter that asks for an IEP meeting about support, with what you answered in it. You can pick another letter there.",
  },
} as const;
