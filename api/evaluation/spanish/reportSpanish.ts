import { table } from "../table.ts";
import { type PairKind, type PairResult, pairKinds } from "./runSpanish.ts";

const titles: Readonly<Record<PairKind, string>> = {
  cases: "cases, answered in both languages",
  goals: "goals, typed in both languages",
  safety: "safety, typed in both languages",
  typed: "typed in Spanish only",
};

/** How many of a kind have to be the same. Goals may have other findings, if their scores are close. */
const leastSame: Readonly<Record<PairKind, number>> = { cases: 1, goals: 0.9, safety: 1, typed: 1 };

/** The results as a table, then each pair that differs, then the verdict. */
export function reportSpanish(results: readonly PairResult[]): string {
  const kinds = pairKinds.filter((kind) => results.some((result) => result.kind === kind));
  const rows = kinds.map((kind) => {
    const of = results.filter((result) => result.kind === kind);
    return [
      titles[kind],
      of.length,
      of.filter(({ isClose }) => isClose).length,
      of.filter(({ isSame }) => isSame).length,
    ];
  });
  const faults = judgeSpanish(results);
  return [
    ...table([["in both languages", "pairs", "close", "the same"], ...rows.map((row) => row.map(String))]),
    "",
    ...results
      .filter(({ isSame }) => !isSame)
      .flatMap(({ id, english, spanish }) => [id, `    English: ${english}`, `    Spanish: ${spanish}`]),
    ...(faults.length > 0 ? faults : ["Spanish is as good as English: every limit is met."]),
  ].join("\n");
}

/** What is not as good in Spanish as in English, a sentence each; empty when all is well. */
export function judgeSpanish(results: readonly PairResult[]): readonly string[] {
  return pairKinds.flatMap((kind) => {
    const of = results.filter((result) => result.kind === kind);
    const same = of.filter(({ isSame }) => isSame).length;
    const far = of.filter(({ isClose }) => !isClose).map(({ id }) => id);
    return [
      ...(far.length > 0 ? [`Not close enough, ${titles[kind]}: ${far.join(", ")}.`] : []),
      ...(same < leastSame[kind] * of.length
        ? [`Fewer than ${leastSame[kind] * 100} % are the same, ${titles[kind]}.`]
        : []),
    ];
  });
}
