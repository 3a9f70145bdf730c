import { withoutLinks } from "../src/locale/links.ts";
import { fernandezHuerta } from "../src/reading-grade/fernandezHuerta.ts";

/** The least on the Fernández-Huerta scale, for an area and for each longer text (ADR 92). */
export const plainEnough = 60;

/** Shorter texts are labels and single sentences, whose score depends on a word or two. */
const wordsOfLongerText = 25;

/** How the English begins of each text that cannot be plainer without losing what the law says. */
const exceptions: readonly string[] = [
  // The names of the 13 disabilities are the law's, and each has to be there.
  "The regulation defines 13 disabilities",
];

/** How plain the Spanish of some texts is, as a whole number. @returns null where nothing is translated. */
export function plainnessOf(texts: readonly { readonly spanish: string }[]): number | null {
  const spanish = texts.map((text) => text.spanish).filter((text) => text !== "");
  return spanish.length === 0 ? null : Math.round(scoreOf(spanish.join("\n")));
}

/** What is wrong with how plain one text is: too hard, or plain though it is an exception. */
export function plainnessProblems(english: string, spanish: string): readonly string[] {
  const isHard = wordsIn(spanish) >= wordsOfLongerText && scoreOf(spanish) < plainEnough;
  const isException = exceptions.some((start) => english.startsWith(start));
  if (isHard && !isException)
    return [`is hard to read: ${scoreOf(spanish).toFixed(1)}, and ${plainEnough} is the least`];
  return isException && !isHard ? ["is plain enough now: take it out of the exceptions (plainness.ts)"] : [];
}

/** A line for each exception whose English is no longer a message. */
export function unusedExceptions(messages: readonly string[]): readonly string[] {
  return exceptions
    .filter((start) => !messages.some((english) => english.startsWith(start)))
    .map((start) => `"${start}" begins no message: take it out of the exceptions (plainness.ts)`);
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\d][\p{L}\d’'.-]*/gu)?.length ?? 0;
}

function scoreOf(spanish: string): number {
  return fernandezHuerta(withoutLinks(spanish));
}
