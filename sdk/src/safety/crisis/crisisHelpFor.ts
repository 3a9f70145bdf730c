import { type CrisisHelp, crisisHelpIn } from "./crisisHelp.ts";
import { signOfCrisis } from "./signOfCrisis.ts";

/**
 * The help for a text with a sign of crisis, in the language of the text.
 * @param text what a parent typed, in English, Spanish or both.
 * @returns null without a sign.
 */
export function crisisHelpFor(text: string): CrisisHelp | null {
  const language = signOfCrisis(text);
  return language && crisisHelpIn[language];
}
