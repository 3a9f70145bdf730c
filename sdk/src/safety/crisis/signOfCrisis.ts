import { languageOf } from "../languageOf.ts";
import { asSpanishSounds } from "./asSpanishSounds.ts";
import { englishSigns } from "./englishSigns.ts";
import { spanishSigns } from "./spanishSigns.ts";

/**
 * Whether a text has a sign of crisis (ADR 18). Checked on the device, and by the server before it answers; nothing is
 * sent or stored for this.
 * @param text what a parent typed, in English, Spanish or both.
 * @returns the language of the text, or null without a sign.
 */
export function signOfCrisis(text: string): "en" | "es" | null {
  const plain = text.toLowerCase().replaceAll(/[‘’]/g, "'");
  if (englishSigns().test(plain)) return languageOf(text);
  // "me voy a matar" has no word that tells the language.
  return spanishSigns().test(asSpanishSounds(plain)) ? languageOf(text, "es") : null;
}
