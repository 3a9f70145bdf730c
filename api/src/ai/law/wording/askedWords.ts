import { stateNames } from "@iep-insider/sdk/law";
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

/**
 * Words that tell nothing of what a question is about: little words, the child and the people, courtesy, and where they
 * live: the state is asked for in a field of its own.
 */
const stopWords: ReadonlySet<string> = new Set(
  [
    "a about actually after again ago all already also always am an and any anymore anyone anything are aren't as ask",
    "asked asking asks at away back be because been before being but by call called can can't cannot come could",
    "couldn't did didn't do does doesn't doing don't dont done each either else even ever every for from get gets",
    "getting give given go goes going gonna got had has hasn't have haven't having he hear heard he's her here him his how i i'd",
    "i'm i've if im in into is isn't it it's its just keep keeps kind know let like long look lot made make makes many",
    "may maybe me mean means might mine more most much must my need needs never no not nothing now of off ok okay on",
    "once one only or other our out over own part please put really right said same saw say saying says see she she's",
    "should shouldn't since so some somebody someone something soon still such sure take taken takes tell telling than",
    "thank thanks that that's the their them then there these they they're thing things think this those though to",
    "today told too took tried try trying until up us use very want wanted wants was wasn't way we we're week weeks",
    "well went were weren't what what's when where whether which while who whole why will with without won't would",
    "wouldn't yes yesterday yet you you're your day days month months year years time anyway hi hello help us ya u",
    "child child's children kid kids kid's son son's daughter daughter's boy girl grandson granddaughter student",
    "students school schools teacher teachers principal district lady guy people everyone mom mother dad father parent",
    "parents name date phone email law legal legally rule rules allowed allow happen happens happened supposed",
    "special sped question wondering first second third grade grader old two three four five new big good bad wrong",
  ]
    .concat(Object.values(stateNames).map((name) => name.toLowerCase()))
    .join(" ")
    .split(" "),
);
