/** Where to find help immediately, in one language. */
export interface CrisisHelp {
  readonly language: "en" | "es";
  readonly title: string;
  readonly text: string;
}

/**
 * Shown immediately, on the device, when an answer or free text is a sign of crisis (ADR 18). Numbers as the 988
 * Lifeline (988lifeline.org) and Crisis Text Line (crisistextline.org) give them.
 */
export const crisisHelp = {
  language: "en",
  title: "If someone could get hurt right now",
  text: "Call 911. To reach a trained crisis counselor at any hour, call or text 988, or text HOME to 741741. It is free, for children and for parents.",
} as const satisfies CrisisHelp;

/** For a sign in Spanish. The 988 Lifeline responds in Spanish after a 2, or to the word AYUDA. */
export const crisisHelpInSpanish = {
  language: "es",
  title: "Si alguien corre peligro ahora mismo",
  text: "Llame al 911. Para hablar en español con un consejero de crisis a cualquier hora, llame al 988 y oprima el 2, o mande la palabra AYUDA por mensaje de texto al 988 o al 741741. Es gratis, para niños y para padres.",
} as const satisfies CrisisHelp;

export const crisisHelpIn = { en: crisisHelp, es: crisisHelpInSpanish } as const;

/** Added to the English help: for a parent who reads Spanish and checked a box or wrote in English. */
export const spanishLine = "En español: llame al 988 y oprima el 2.";
