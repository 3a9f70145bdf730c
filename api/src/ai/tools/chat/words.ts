import type { Declined } from "@iep-insider/sdk/safety";

/** The sentences around an answer; the answers themselves are in `rules/intents`. */

export const opening = "That sounds hard. Here is what the rules say.";

/** For a parent who has already written: in place of "ask in writing". */
export const askAgain =
  "You wrote that you asked in writing. Write once more: give the date of your first letter, and ask for an answer by a date you name.";

export const titleOf = (title: string) => `**${title}.**`;

/** Before an answer to a message that may ask something else. */
export const notSure =
  "We may have misread your question, so this costs you nothing. If it does not fit, ask again in one plain sentence.";

/** Where a message may ask one of several things. */
export const unclear =
  "We are not sure which of these you are asking. Choose one, and you get the answer to it. Your message is kept, and this costs you nothing.";

export const inState = (state: string, rule: string) => `In ${state}: ${rule}`;

export const noStateRule = (state: string) =>
  `We have not read a rule of ${state} on this. There may be one, so ask.`;

/** Where the rule's own words are too long to be read with ease. */
export const seeStateRule = (state: string) =>
  `${state} has a rule of its own on this. You find it under the sources.`;

/** Said where one of the rules is not verified: the list of sources shows which, and why. */
export const doubtAtSources =
  "Not all of this is checked in the law itself. The sources below tell you which part.";

export const term = {
  ask: "At school you can ask",
  known: (name: string, longForm: string | undefined) =>
    longForm ? `**${name}** (${longForm}).` : `**${name}.**`,
};

/** The answer is a rule that the search has found, in the rule's own words. */
export const found = {
  before: (topic: string) => `We have no finished answer to this, but we hold a rule on **${topic}**.`,
  inSources: "Its words are long. You find it under the sources, with a link.",
  doNext: ["Read the rule in full under the sources.", "Ask the school in writing how it follows this rule."],
};

export const unknown = {
  advice:
    "We do not know. We answer only from rules that we can show you, and none of them fits your question. A guess would not help you. It costs you nothing.",
  /** In place of the advice, to a parent in distress. */
  upset:
    "That sounds hard, and it is no failure to be worn out by it. We found no question in it that one of our rules answers, so it costs you nothing. Tell us one thing that the school did or did not do, and we look again.\n\nIf it gets to be too much, call or text 988 at any hour. It is free, for parents too.",
  center: "Your state's parent center helps free of charge:",
  withoutState: "Choose your state, and you will see the parent center that helps free of charge there.",
  centerUnchecked: "We have not been able to check this center. Look at its site first.",
  website: (address: string) => `Website: ${address}`,
  phone: (number: string, isVerified: boolean) =>
    isVerified ? `Phone: ${number}` : `Phone: ${number} (look it up on its site before you call)`,
  doNext: [
    "Ask again in other words, with one question at a time.",
    "Call your state's parent center.",
    "Ask the school to put its answer in writing.",
  ],
};

export const declined: Readonly<Record<Declined | "diagnosis" | "dose", Words>> = {
  lawyer: {
    advice:
      "We are not a lawyer. We cannot speak for you or tell you to sue. We can tell you what the rules say and which steps there are. A lawyer who has read your papers can advise you. Your state's parent center can tell you about free or low-cost help.",
    doNext: [
      "Ask us what a rule says, such as the time limit for a hearing.",
      "Call your state's parent center and ask about legal help.",
    ],
  },
  prediction: {
    advice:
      "Nobody can tell you how this will end, and we do not guess. It depends on facts that others will weigh. We can tell you which rules count, what the steps are, and what to write down now.",
    doNext: [
      "Ask us what the rule on your question says.",
      "Collect your papers by date: letters, notices, the IEP, reports.",
    ],
  },
  instructions: {
    advice:
      "We can only answer questions about school and special education. Part of what you sent asks for something else, so we left it. Ask us your question about your child's school in your own words.",
    doNext: ["Write your question in one or two sentences.", "Leave out text that you have copied."],
  },
  "not-ours": {
    advice:
      "This is not something we can help with. We answer questions about special education: testing, IEPs, 504 plans, meetings, services, discipline, and what to do when you do not agree.",
    doNext: ["Ask us a question about your child at school."],
  },
  diagnosis: {
    advice:
      "We cannot tell if your child has a condition. Only someone who sees and tests your child can. But you do not have to wait for that: you can ask the school in writing to test your child in every area that worries you, and it costs you nothing.",
    doNext: [
      "Write down what you see, when, and how often.",
      "Ask the school in writing for an evaluation.",
      "Talk to your child's doctor about what you see.",
    ],
  },
  dose: {
    advice:
      "We cannot say anything about medicine or how much of it. Please ask your child's doctor or a pharmacist. What we can tell you: a school may not make a prescription for a controlled substance a condition of coming to school, of testing, or of services.",
    doNext: [
      "Call your child's doctor or pharmacist.",
      "If the school asks for medicine, ask it to put that in writing.",
    ],
  },
};

interface Words {
  readonly advice: string;
  readonly doNext: readonly string[];
}
