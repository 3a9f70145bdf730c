import { languageOf } from "../languageOf.ts";
import { asSpanishSounds } from "./asSpanishSounds.ts";
import { englishSigns } from "./englishSigns.ts";
import { spanishSigns } from "./spanishSigns.ts";

/**
 * Whether a text has a sign of crisis (ADR 18). It is read on the device, and by the server before it answers;
 * nothing of it is sent or kept for this.
 * @param text what a parent typed, in English, Spanish or both.
 * @returns the language of the text, or null where there is no sign.
 */
export function signOfCrisis(text: string): "en" | "es" | null {
  const plain = text.toLowerCase().replaceAll(/[‘’]/g, "'");
  if (!englishSigns.test(plain) && !spanishSigns.test(asSpanishSounds(plain))) return null;
  return languageOf(text) === "es" ? "es" : "en";
}
