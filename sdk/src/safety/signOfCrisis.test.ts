import { describe, expect, it } from "vitest";
import { signOfCrisis } from "./signOfCrisis.ts";

describe("a sign of crisis", () => {
  it.each([
    "She says she wants to die.",
    "He talked about suicide on Monday.",
    "They said they would be better off dead",
    "he hurts himself when he is upset",
    "cutting herself in the bathroom",
    "My son wrote that he would kill himself.",
    "He brought a knife to school.",
    "she has said there is no reason to live",
    "I want to die",
  ])("is seen in: %s", (text) => {
    expect(signOfCrisis(text)).toBe(true);
  });

  it.each([
    "",
    "He is dying to go to the zoo.",
    "She hurt her knee at recess.",
    "He cuts paper with help.",
    "The reading program ends in June.",
    "She shoots baskets in PE.",
    "He would like to live closer to the school.",
    "She was hurt by what the boy said.",
  ])("is not seen in: %s", (text) => {
    expect(signOfCrisis(text)).toBe(false);
  });
});
