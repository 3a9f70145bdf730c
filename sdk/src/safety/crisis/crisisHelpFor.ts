import { languageOf } from "../languageOf.ts";
import { asSpanishSounds } from "./asSpanishSounds.ts";
import { type CrisisHelp, crisisHelp, crisisHelpInSpanish } from "./crisisHelp.ts";
import { englishSigns } from "./englishSigns.ts";
import { spanishSigns } from "./spanishSigns.ts";

/**
 * The help to show for a text with a sign of crisis (DECISIONS 29). It is read on the device, and by the server before
 * it answers; nothing of it is sent or kept for this.
 * @param text what a parent typed, in English, Spanish or both.
 * @returns the help in the language of the text, or null where there is no sign.
 */
export function crisisHelpFor(text: string): CrisisHelp | null {
  const plain = text.toLowerCase().replaceAll(/[‘’]/g, "'");
  if (!englishSigns.test(plain) && !spanishSigns.test(asSpanishSounds(plain))) return null;
  return languageOf(text) === "es" ? crisisHelpInSpanish : crisisHelp;
}
