import type { AskedQuestion } from "../content.ts";

// One-to-One Aide: five questions.

export const questions = [
  {
    id: "safety",
    question: "How safe is your child at school when no adult is close by?",
    kind: "one",
    options: [
      { id: "none", label: "No safety concern" },
      { id: "some", label: "Some safety concern", hint: "It could go wrong, and an adult nearby is enough." },
      {
        id: "significant",
        label: "Significant safety risk",
        hint: "Your child or others could get hurt if an adult does not act at once.",
      },
    ],
  },
  {
    id: "academic",
    question: "How much help does your child need to do schoolwork?",
    kind: "one",
    options: [
      { id: "alone", label: "Works alone", hint: "About as much as classmates do." },
      { id: "reminders", label: "Needs reminders", hint: "A few in each lesson." },
      { id: "prompting", label: "Frequent prompting", hint: "An adult comes back every few minutes." },
      { id: "constant", label: "Constant one-on-one", hint: "The work stops when the adult leaves." },
    ],
  },
  {
    id: "behaviors",
    question: "Which of these has happened at school in the last months?",
    hint: "These things show a need. They are no one's fault. You can also go on with none checked.",
    kind: "many",
    options: [
      { id: "leaves-room", label: "Leaves the room or the school without telling anyone" },
      { id: "hits", label: "Hits, kicks or bites other people" },
      { id: "self-injury", label: "Hurts their own body on purpose" },
      { id: "throws-breaks", label: "Throws or breaks things" },
      { id: "meltdowns", label: "Has long meltdowns" },
      { id: "refuses-work", label: "Refuses work" },
      { id: "unsafe-touching", label: "Touches others in unsafe ways, or puts unsafe things in the mouth" },
      { id: "help-to-calm", label: "Needs an adult's help to calm down" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
  {
    id: "care",
    question: "How much help with health or personal care does your child need at school?",
    hint: "Like medicine, eating, dressing, or using the toilet.",
    kind: "one",
    options: [
      { id: "none", label: "No help" },
      { id: "some", label: "Some help, now and then" },
      { id: "daily", label: "Help every day" },
    ],
  },
  {
    id: "tried",
    question: "What has the school tried already?",
    kind: "many",
    options: [
      { id: "classroom", label: "Changes in class, like a set seat, breaks or a picture schedule" },
      { id: "small-group", label: "Teaching in a small group" },
      { id: "behavior-plan", label: "A behavior plan" },
      { id: "health-plan", label: "A health plan" },
      { id: "shared-adult", label: "An adult shared with other children" },
      { id: "none", label: "None of these", isNone: true },
    ],
  },
] as const satisfies readonly AskedQuestion[];

type AnyQuestion = (typeof questions)[number];
export type AideOption<Id extends AnyQuestion["id"]> = Extract<
  AnyQuestion,
  { id: Id }
>["options"][number]["id"];
/** The behaviors, without "None of these". */
export type Behavior = Exclude<AideOption<"behaviors">, "none">;

/** A sign of crisis. */
export const selfInjury: Behavior = "self-injury";
