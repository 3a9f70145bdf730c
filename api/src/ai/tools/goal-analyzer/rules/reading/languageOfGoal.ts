import { languageOf } from "@iep-insider/sdk/safety";

/** A language that we can score a goal in, or another one. */
export type GoalLanguage = "en" | "es" | "other";

// Short words that hardly any goal is without.
const english = setOf(
  "the a an to of and in will by with for given when as on or out from he she his her their at is be on that this using who i my it can 's not has from",
);
const spanish = setOf("el la los las un una que con para por del y en se su al cuando de");
// Of the other languages that schools most often translate an IEP into.
const others = setOf(
  "la un una en se de al le les des une et est dans pour avec sur qui der die das und ist mit von o os um uma com não em do da no na e seu ele ela của và trong một là được cho với il di che ng mga sa ang ay",
);

/**
 * The language of a goal, by its short words and those of a school in Spanish, for names and terms of a subject may come from anywhere. A text of fewer
 * than 4 words in our alphabet counts as English.
 */
export function languageOfGoal(text: string): GoalLanguage {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const ours = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && ours / letters < 0.6) return "other";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 4) return "en";
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const isMostlyEnglish = count(english) >= Math.max(count(spanish), count(others));
  if (isMostlyEnglish && languageOf(text) === "en") return "en";
  return count(spanish) >= count(others) ? "es" : "other";
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
