import type { Declined } from "@iep-insider/sdk/safety";
import type { NoGoal } from "../rules/whyNoGoal.ts";

const shape =
  "A goal says what your child will do, how well, and by when. It also gives the starting point. For example: “By [date], given [task], [your child] will read aloud [how many] words in a minute. Now: [how many].”";

/** Why a text gets no score. */
export const noGoal: Readonly<Record<NoGoal, string>> = {
  "other-language":
    "We can score goals in English and Spanish, and this goal seems to be in another language. Ask the school for the goal in English too. Nothing was charged.",
  "too-short": `This is too short to score as a goal. ${shape}`,
  "no-goal": `We could not find an IEP goal in this text, so there is no score. ${shape}`,
};

export const unknown =
  "We could not score this goal. Nothing was charged. You can ask the IEP team: “How will we know that this goal is met?”";

export const toTry = ["Copy the whole goal from the IEP, with its baseline and how it is measured."] as const;

/** What this tool can do instead of what was asked. */
export const declines: Readonly<Record<Declined, string>> = {
  lawyer:
    "We cannot act as your lawyer. This tool can look at an IEP goal and show what is clear and what is missing. Paste just the goal.",
  prediction:
    "We cannot say how a case or a meeting will turn out. This tool can look at an IEP goal and show what is clear and what is missing. Paste just the goal.",
  instructions:
    "This text tells us what to answer, so we did not score it. Paste just the goal as it stands in the IEP.",
  "not-ours":
    "This tool looks only at IEP goals. Paste one goal as it stands in the IEP, and we will show what is clear and what is missing.",
};
