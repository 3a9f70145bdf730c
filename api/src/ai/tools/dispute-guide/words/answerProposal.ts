import { nothing, type StepWords } from "./StepWords.ts";
import { of } from "./told.ts";

/** The answer to a change that the school proposes. @param rule of the state, with the last day. */
export function answerProposal(rule: string, note: string | null): StepWords {
  return {
    title: "Answer the proposal in writing",
    short: "Tell the school in writing, by your state's rule, what you agree to and what you object to.",
    what: "Write which part you object to and why, which part you agree to, and what you want in its place. Use the form that came with the notice, if there was one. Send it so that you can prove the day. What you said at a meeting may not count.",
    who: "You, to the person who sent the notice and the special education director.",
    cost: nothing,
    time: rule,
    attach: ["The notice, or the page you were asked to sign", "What shows that the change does not fit"],
    risk: note ?? mayNotKeep,
    stop: "Stop here if the school withdraws the change in writing.",
  };
}

/** After an answer that was sent. @param day as the parent gave it. */
export function proposalAnswered(rule: string, note: string | null, day: string | null): StepWords {
  return {
    title: "Check that your written answer arrived in time",
    short: `Keep the proof that your written answer${of(day)} reached the school in time.`,
    what: "You have answered in writing that you disagree. Check that it names the change, and keep the proof that the school got it. If you sent it before the notice came, or it left something out, send it once more as your answer to the notice. If the school goes ahead in spite of an answer in time, that is a point for a state complaint.",
    who: "You.",
    cost: nothing,
    time: rule,
    attach: ["Your answer, and the proof that it arrived", "The notice and its envelope"],
    risk: note ?? mayNotKeep,
    stop: "Stop here if the school withdraws the change in writing.",
  };
}

const mayNotKeep =
  "An answer to the school may not be enough if you want to keep the placement; see the hearing.";
