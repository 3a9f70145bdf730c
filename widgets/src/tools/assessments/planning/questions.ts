import type { AskedQuestion } from "../content.ts";

// Assessment Planning: five questions, each with "None of these".

export const questions = [
  {
    id: "academic",
    question: "What is hard in schoolwork?",
    kind: "many",
    options: [
      { id: "reading", label: "Reading" },
      { id: "writing", label: "Writing or spelling" },
      { id: "math", label: "Math" },
      { id: "memory-pace", label: "Remembering, or working fast enough" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
  {
    id: "communication",
    question: "What is hard in talking and understanding?",
    hint: "Is your child still learning English? Check only what you also see in the language your child speaks best.",
    kind: "many",
    options: [
      { id: "speech-sounds", label: "Speaking clearly" },
      { id: "understanding", label: "Understanding what is said" },
      { id: "using-language", label: "Finding words, or making sentences" },
      { id: "social-language", label: "Taking turns in a talk, or knowing what to say when" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
  {
    id: "behavior",
    question: "What is hard in behavior, feelings or friendships?",
    kind: "many",
    options: [
      { id: "attention", label: "Paying attention, or sitting still" },
      { id: "anxiety", label: "Worry or fear" },
      { id: "mood", label: "Sadness, or moods that change fast" },
      { id: "acting-out", label: "Acting out, such as hitting, yelling or running away" },
      { id: "social", label: "Making or keeping friends" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
  {
    id: "motor",
    question: "What is hard in moving or in using the hands and senses?",
    kind: "many",
    options: [
      { id: "handwriting", label: "Handwriting" },
      { id: "self-care", label: "Buttons, zippers, a spoon or scissors" },
      { id: "balance", label: "Balance, stairs or the playground" },
      { id: "sensory", label: "Sound, light, touch or taste: too much, or never enough" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
  {
    id: "adaptive",
    question: "Which everyday skills are hard for your child's age?",
    kind: "many",
    options: [
      { id: "dressing", label: "Dressing, washing or using the toilet" },
      { id: "safety", label: "Staying safe, such as near a street" },
      { id: "money-time", label: "Money or time" },
      { id: "community", label: "Getting along around town, such as in a shop" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
] as const satisfies readonly AskedQuestion[];

type AnyQuestion = (typeof questions)[number];
export type Area = AnyQuestion["id"];
/** The options of an area, without "None of these". */
export type Concern<Id extends Area = Area> = Exclude<
  Extract<AnyQuestion, { id: Id }>["options"][number]["id"],
  "none"
>;
