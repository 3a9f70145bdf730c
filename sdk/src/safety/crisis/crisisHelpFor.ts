import { type CrisisHelp, crisisHelpIn } from "./crisisHelp.ts";
import { signOfCrisis } from "./signOfCrisis.ts";

/**
 * The help to show for a text with a sign of crisis, in the language of the text.
 * @param text what a parent typed, in English, Spanish or both.
 * @returns null where there is no sign.
 */
export function crisisHelpFor(text: string): CrisisHelp | null {
  const language = signOfCrisis(text);
  return language && crisisHelpIn[language];
}
