import { stopWords } from "./stopWords.ts";
import { synonyms } from "./synonyms.ts";
import { tokensOf } from "./wordStem.ts";

/** A telling word of a question, and the field's words for what a parent may mean by it. */
export interface AskedWord {
  /** Null for a phrase of several words, which only its meaning is looked for. */
  readonly own: string | null;
  readonly others: readonly string[];
}

/** The telling words of a question, each once: phrases first, then single words without those that say nothing. */
export function askedWords(question: string): readonly AskedWord[] {
  let rest = tokensOf(question).join(" ");
  const asked: AskedWord[] = [];
  for (const { pattern, means } of phrases) {
    const without = rest.replace(pattern, " ");
    if (without === rest) continue;
    rest = without;
    asked.push({ own: null, others: means });
  }
  const single = new Set(tokensOf(rest).filter((word) => !stopWords.has(word)));
  return [...asked, ...[...single].map((own) => ({ own, others: words.get(own) ?? [] }))];
}

const all = synonyms.flatMap(({ says, means }) => says.map((one) => ({ says: one, means })));

/** The longest first, so that "independent evaluation" is not read as two words. */
const phrases = all
  .filter(({ says }) => says.includes(" "))
  .sort((one, other) => other.says.length - one.says.length)
  .map(({ says, means }) => ({ pattern: withGaps(says), means }));

/** "kick out" is also found in "kick my son out": up to two words may be in between. */
function withGaps(says: string): RegExp {
  return new RegExp(`\\b${says.split(" ").join("(?: [a-z0-9']+){0,2} ")}\\b`, "g");
}

const words: ReadonlyMap<string, readonly string[]> = new Map(
  all.filter(({ says }) => !says.includes(" ")).map(({ says, means }) => [says, means]),
);
