import { denialReasons } from "@iep-insider/sdk/contract";
import { loadStates, type StateCode, stateNames } from "@iep-insider/sdk/law";
import { describe, expect, it } from "vitest";
import { checkDraft } from "../../checks/checkDraft.ts";
import { checkedOf } from "../../checks/checkedOf.ts";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { denials } from "./denials.ts";

const law = createLawIndex(await loadStates());
const states = Object.keys(stateNames).filter((code): code is StateCode => code in stateNames);

const reasons = [
  ...denialReasons.map(({ label }) => label),
  "need a diagnosis first",
  "needs medication first",
  "only for autistic kids",
  "he is learning English",
  "too many absences",
  "goes to a private school",
  "did not qualify",
  "a 504 is enough",
  "wait until next year",
  "not our policy",
  "he is lazy",
  "full inclusion only",
  "she does not need it",
  "The moon was full",
];
const contexts = [
  undefined,
  "She is 2 years old.",
  "He is 25 years old.",
  "He is 9 years old. They refuse to test him.",
  "The test was 4 months ago. They gave me nothing in writing.",
  "The test was five years ago.",
  "It was just a screening.",
  "It is in his IEP. They sent prior written notice.",
  "They offered a group instead.",
  "They do not suspect a disability. They sent written notice with test scores.",
  "They do not suspect a disability. She has meltdowns.",
  "She has a regular diploma.",
];

const few: ReadonlySet<StateCode | undefined> = new Set<StateCode | undefined>([undefined, "TX", "MI"]);

describe("the rules' answers pass the server's own checks", () => {
  it.each(reasons)("%s", (denialReason) => {
    const failed = [undefined, ...states].flatMap((state) =>
      // Every story in a few places, and every place with the shortest of stories.
      (few.has(state) ? contexts : [undefined]).flatMap((context) => {
        const input = { denialReason, context, state };
        const question = { input, evidence: denials.retrieve(input, law), law, today: "2026-11-22" };
        const faults = checkDraft(checkedOf(denials, question, denials.answerByRules(question)));
        return faults.map(({ reason }) => `${state ?? "no state"}, ${context ?? "no context"}: ${reason}`);
      }),
    );
    expect(failed).toEqual([]);
  });

  it.each(["lawyer", "prediction", "instructions", "not-ours"] as const)("declining: %s", (why) => {
    const input = { denialReason: "x" };
    const question = { input, evidence: denials.retrieve(input, law), law, today: "2026-11-22" };
    expect(checkDraft(checkedOf(denials, question, denials.decline(why, input)))).toEqual([]);
    expect(checkDraft(checkedOf(denials, question, denials.doNotKnow(question)))).toEqual([]);
  });
});
