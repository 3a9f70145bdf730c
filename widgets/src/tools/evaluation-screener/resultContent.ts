import type { ProvisionId } from "@iep-insider/sdk/law";
import type { Category } from "./content.ts";

// Texts of the result, on the screen and in the report.

/** Checked items that should not wait for the school. */
export type UrgentId = "self-harm" | "lost-skills";

export const findings = {
  some: (count: number) => ({
    title:
      count === 1
        ? "What you marked points to one area to ask the school to check."
        : `What you marked points to ${count} areas to ask the school to check.`,
    description: "These are the areas to look at. None of them is a diagnosis:",
    recommendation:
      "Ask the school in writing for a full evaluation. Say what you see. You do not have to name any of these areas, and the school may find others.",
  }),
  nothing: {
    title: "You marked nothing, so this screener points to no area.",
    description: "A short list cannot hold everything. You know your child best.",
    recommendation:
      "If something about school worries you, it counts. You may ask the school for an evaluation in writing at any time.",
  },
} as const;

export const urgentTexts = {
  "self-harm":
    "Do not wait for the school to test. Tell your child's doctor and the school counselor today what you have seen or heard.",
  "lost-skills":
    "A head injury, or skills that were there and are gone: tell your child's doctor soon, if the doctor does not know yet. Tell the school as well, and after a head injury ask it to look at traumatic brain injury.",
} as const satisfies Record<UrgentId, string>;

interface AreaWords {
  /** The kind of disability, as schools call it. */
  readonly category: string;
  /** What to look at, without the name of a disability. */
  readonly name: string;
  /** The areas to test for these items. */
  readonly checks: readonly string[];
  readonly note: string;
}

export const areaWords: Readonly<Record<Category, AreaWords>> = {
  learning: {
    category: "Specific Learning Disability",
    name: "Reading, Writing and Math",
    checks: [
      "Reading, spelling, writing and math, each on its own.",
      "How your child thinks, learns and remembers.",
      "What help was tried at school, and how well it worked.",
    ],
    note: "A child can be bright and still have a learning disability.",
  },
  health: {
    category: "Other Health Impairment (ADHD/Medical)",
    name: "Attention and Health",
    checks: [
      "Attention, planning and self-control, at school and at home.",
      "Health, medicine and tiredness, and how they change the school day.",
    ],
    note: "Attention and health stand under one name, since both can leave a child with less strength for school.",
  },
  speech: {
    category: "Speech or Language Impairment",
    name: "Talking and Understanding",
    checks: [
      "Speech: sounds, voice and stutter.",
      "Language: what your child understands, and how your child uses words and sentences.",
      "Hearing, before anything else.",
    ],
    note: "Learning English is not a disability. If your child speaks another language, ask for testing in that language too.",
  },
  emotional: {
    category: "Emotional Disability",
    name: "Feelings and Getting Along",
    checks: [
      "Feelings, mood and behavior, at school and at home.",
      "What comes before the hard moments, and what helps.",
      "Getting along with other children and with adults.",
    ],
    note: "The school will ask how long this has lasted and how strong it is. Write down dates and examples.",
  },
  autism: {
    category: "Autism",
    name: "Social Understanding and Routines",
    checks: [
      "Talking and playing with others.",
      "Routines, interests, and how your child takes in sound, light and touch.",
      "A look at your child in class, at lunch and at recess.",
    ],
    note: "Autism can be found at any age, and in children who talk and learn well.",
  },
  orthopedic: {
    category: "Orthopedic Impairment",
    name: "Moving and Using the Hands",
    checks: [
      "Fine motor skills, such as handwriting, cutting and dressing. An occupational therapist (OT) tests these.",
      "Gross motor skills, such as walking, stairs and balance. A physical therapist (PT) tests these.",
      "How your child gets around the school and sits at a desk.",
    ],
    note: "Trouble with handwriting or buttons often has another name than this one. Ask for the test, whatever the name will be.",
  },
  intellectual: {
    category: "Intellectual Disability",
    name: "Everyday Skills",
    checks: [
      "How your child thinks and learns.",
      "Everyday skills at home, at school and around town.",
      "Speech, language and hearing, since they can hide what a child knows.",
    ],
    note: "Thinking and everyday skills are both tested. Being slow in one of them is not enough for this name.",
  },
  visual: {
    category: "Visual Impairment",
    name: "Seeing",
    checks: [
      "Sight, by an eye doctor.",
      "How well your child uses sight in class, on paper and on a screen.",
    ],
    note: "Ask to have sight checked first. Poor sight can look like trouble with learning.",
  },
  hearing: {
    category: "Hearing Impairment",
    name: "Hearing",
    checks: [
      "Hearing, by a hearing specialist (audiologist).",
      "How well your child follows speech in a noisy room.",
    ],
    note: "Ask to have hearing checked first. Poor hearing can look like not paying attention.",
  },
  multiple: {
    category: "Multiple Disabilities",
    name: "More Than One Need at Once",
    checks: [
      "Each need, and how the needs act on one another.",
      "How your child says things, moves, and takes part in the school day.",
    ],
    note: "Schools use this name when needs go together so that a program for one of them is not enough. Having two conditions does not always mean this.",
  },
};

export const result = {
  honest:
    "This is a starting point for talking with the school. It is not a diagnosis or legal advice, and there is no score. No result here takes away your right to ask.",
  letterNote:
    "We can start the letter for you, with what you marked in it. You can change every word before you send it.",
  letterNoteNothing: "We can start the letter for you. You fill in what worries you.",
  letterButton: "Write my evaluation letter",
  back: "Change my answers",
  startOver: "Start Over",
  copy: "Copy Results",
  download: "Download Results",
} as const;

interface LawWords {
  readonly text: string;
  readonly provisions: ProvisionId[];
}

export const report = {
  fileName: /* message */ "special-education-evaluation-recommendations",
  title: "Special Education Evaluation Recommendations",
  urgentTitle: "Look at this first",
  checked: "What you marked",
  checks: "Ask the school to check",
  category: (name: string) => `Schools may use this name where an evaluation finds it: ${name}.`,
  ask: {
    title: "What to do next",
    items: [
      "Ask for the evaluation in a letter or an e-mail. Keep a copy, and note the day you sent it.",
      "Say what you see, with dates and examples. Add notes from doctors and samples of schoolwork.",
      "When the consent form comes, read it and ask what each test is for. Check that every area you worry about is on it.",
      "If your child already has an IEP, ask for a re-evaluation instead. The Letter Generator has that letter too.",
      "If the school says no or asks you to wait, ask for that answer in writing, with the reasons.",
    ],
  },
  notes: {
    title: "What to write down until then",
    items: [
      "What you saw, on which day, and how long it went on.",
      "What teachers, doctors and other adults told you.",
      "What helped, and what did not.",
    ],
  },
  law: {
    title: "What the law says",
    sentences: [
      {
        text: "You may ask for a first evaluation at any time. The school must then ask for your consent to test, or refuse in writing and give its reasons.",
        provisions: ["parent-request-evaluation"],
      },
      {
        text: "The school must give you a notice of your rights when you ask for an evaluation.",
        provisions: ["procedural-safeguards-notice"],
      },
      {
        text: "The school needs your written consent before it tests your child for the first time. Saying yes to the tests is not saying yes to services.",
        provisions: ["consent-initial-evaluation"],
      },
      {
        text: "Under federal law the school has 60 days from the day it gets your signed consent to finish the first evaluation, unless your state sets its own limit. Choose your state in the Letter Generator to see it.",
        provisions: ["initial-evaluation-deadline"],
      },
      {
        text: "The tests must cover every area where a disability is suspected. The school may not go by one score alone.",
        provisions: ["evaluation-standards"],
      },
      {
        text: "The school may not use extra help, such as RTI or MTSS, to delay or deny the tests when a disability is suspected.",
        provisions: ["rti-no-delay"],
      },
      {
        text: "To get an IEP, a child must have one of the disabilities in the law and need special education because of it. A doctor's diagnosis is not required, and it is not enough by itself.",
        provisions: ["eligibility-two-part"],
      },
      {
        text: "A child who has not failed and who moves up from grade to grade can still be found eligible.",
        provisions: ["grades-no-bar"],
      },
      {
        text: "If the deciding reason is a lack of good teaching in reading or math, or that a child is still learning English, the child may not be found eligible. A child with such a past can also have a disability.",
        provisions: ["determinant-factor"],
      },
    ],
  } satisfies { title: string; sentences: LawWords[] },
  cannotSee: {
    title: "What this screener cannot see",
    lead: "It shows ten areas, and there are more. Tell the school if you see signs of one of these:",
    items: [
      "Traumatic brain injury: learning or behavior that changed after a head injury.",
      "Deafness, which has a name of its own beside hearing impairment.",
      "Deaf-blindness: loss of both hearing and sight.",
      "Developmental delay, in some states, for younger children.",
    ],
    law: [
      {
        text: "The rules under the federal law, IDEA, define 13 kinds of disability. What some schools call an emotional disability is called emotional disturbance there. A state may add developmental delay for ages 3 through 9, or for a part of those years.",
        provisions: ["disability-categories"],
      },
    ],
  } satisfies { title: string; lead: string; items: string[]; law: LawWords[] },
  help: {
    title: "Who can help you for free",
    text: "Every state has a Parent Training and Information Center. It helps families of children with disabilities at no cost. Find yours at parentcenterhub.org.",
  },
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;
