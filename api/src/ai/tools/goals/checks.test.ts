import { loadStates } from "@iep-insider/sdk/law";
import { describe, expect, it } from "vitest";
import { checkDraft } from "../../checks/checkDraft.ts";
import { checkedOf } from "../../checks/checkedOf.ts";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { goals } from "./goals.ts";

const law = createLawIndex(await loadStates());

describe("the rules' answers pass the server's own checks", () => {
  const asked = (goalText: string) => {
    const input = { goalText };
    return { input, evidence: goals.retrieve(input, law), law, today: "2026-11-22" };
  };

  it.each([
    "By June 2027, when given a third-grade passage, Sam will read 90 words per minute in 3 of 4 trials, as measured by weekly probes. Currently, Sam reads 60 words per minute.",
    "Within 36 weeks, during instruction in phonological and morphological awareness, Ty will demonstrate metacognitive regulation in 70% of opportunities over 6 consecutive weeks, as documented by the interdisciplinary paraprofessional.",
    "Ava will improve reading, writing and math.",
    "Sam will receive speech therapy 30 minutes per week.",
    "Sam will have a better attitude.",
    "Jo will raise his hand in 60% of lessons. Baseline: 70%.",
    "Leo will cross the street safely in 80% of trials.",
    "After high school, Jay will work at a bakery.",
    "By 34 CFR 300.320 he will write 5 sentences.",
    "hello",
    "reading",
    "El estudiante leerá 90 palabras por minuto en el aula.",
  ])("%s", (goalText) => {
    const question = asked(goalText);
    expect(checkDraft(checkedOf(goals, question, goals.answerByRules(question)))).toEqual([]);
  });

  it.each(["lawyer", "prediction", "instructions", "not-ours"] as const)("declining: %s", (why) => {
    const question = asked("x");
    expect(checkDraft(checkedOf(goals, question, goals.decline(why, question.input)))).toEqual([]);
    expect(checkDraft(checkedOf(goals, question, goals.doNotKnow(question)))).toEqual([]);
  });
});
