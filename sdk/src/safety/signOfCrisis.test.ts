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
    "he is suicidle",
    "she talks about suiside",
    "thoughts of sucide",
    "he texted kms",
    "She said she would unalive herself",
    "he will kill him self",
    "he doesn't want to be here anymore",
    "he doesn’t want to be here any more",
    "She dont want to live",
    "he does not want to be alive",
    "he wants to hurt himself",
    "she tried to hang herself",
    "He says he wanna die",
    "wants 2 die",
    "she wishes she had never been born",
    "life isn't worth living, she says",
    "She took a bottle of pills",
    "he took too many of her pills",
    "he tried to jump off a bridge",
    "He wants to stab people",
    "he threatened to shoot the teacher",
    "a boy pulled a knife on her",
    "He said he would blow up the school",
    "Will decrease self-injury from 5 to 1 per day",
    "self injurious behavior",
    "Her stepdad is hitting her",
    "my husband beats my son",
    "my boyfriend choked me",
    "She was molested",
    "he was sexually assaulted on the bus",
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
    "He doesn't want to be here at this school.",
    "She does not want to live with her dad.",
    "He doesn't want to wake up for school.",
    "He ran 5 kms.",
    "His dad beats him at chess.",
    "Mom hit the brakes.",
    "He sits on the side and is subdued.",
    "Sudden loud sounds scare her.",
    "The bus goes over the bridge.",
    "She takes all her medicine at lunch.",
    "I'm tired of fighting the school.",
    "He hits other kids when he is mad.",
    "He wants to hurt my feelings sometimes.",
  ])("is not seen in: %s", (text) => {
    expect(signOfCrisis(text)).toBe(false);
  });
});
