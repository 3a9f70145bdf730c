import { aiTools } from "@iep-insider/sdk/contract";
import type { LearningCost } from "../measureLearning.ts";
import { table } from "../table.ts";
import type { AskedResult } from "./runAsked.ts";

const columns = [
  "asked",
  "messages",
  "charged",
  "on topic",
  "wrong topic",
  "questions addressed",
  "named as open",
  "facts used",
  "forbidden words",
  "charged wrongly",
];

/** The required scores for charged answers and questions (ADR 33), for an engine that reports topics. */
export const bars = {
  onTopic: 0.92,
  wrongTopic: 0.03,
  addressed: 0.85,
  milliseconds: 400,
  megabytes: 250,
} as const;

/** The results as a table, with a row per tool, language and kind, then the scores against their bars. */
export function reportAsked(results: readonly AskedResult[]): string {
  const groups: readonly (readonly [string, (result: AskedResult) => boolean])[] = [
    ...aiTools.map((tool) => [tool, (one: AskedResult) => one.tool === tool] as const),
    ["in English", ({ language }) => language === "en"],
    ["in Spanish", ({ language }) => language === "es"],
    ["several questions", ({ kind }) => kind === "several-questions"],
    ["follow-ups", ({ kind }) => kind === "follow-up"],
    ["outside what we hold", ({ kind }) => kind === "outside"],
    ["all", () => true],
  ];
  const rows = groups.map(([name, is]) => row(name, results.filter(is)));
  return [...table([columns, ...rows]), "", ...judgeAsked(results)].join("\n");
}

function row(name: string, results: readonly AskedResult[]): readonly string[] {
  const charged = results.filter(({ isCharged }) => isCharged);
  const known = charged.filter(({ isOnTopic }) => isOnTopic !== null);
  const sum = (of: (result: AskedResult) => number) => results.reduce((total, one) => total + of(one), 0);
  return [
    name,
    String(results.length),
    String(charged.length),
    share(known.filter(({ isOnTopic }) => isOnTopic).length, known.length),
    share(known.filter(({ isOnTopic }) => !isOnTopic).length, known.length),
    share(
      sum(({ addressed }) => addressed),
      sum(({ questions }) => questions),
    ),
    share(
      sum(({ named }) => named),
      sum(({ questions }) => questions),
    ),
    share(
      sum(({ facts, missing }) => facts - missing.length),
      sum(({ facts }) => facts),
    ),
    String(sum(({ forbidden }) => forbidden.length)),
    String(charged.filter(({ mayCharge }) => !mayCharge).length),
  ];
}

/** The scores that are below their bars, but for time, which is the machine's too. */
export function missedBars(results: readonly AskedResult[]): readonly string[] {
  return judgeAsked(results).filter((line) => line.includes("below its bar") && !line.includes(" ms"));
}

/** Each score in a sentence, marked if it is below its bar. */
export function judgeAsked(results: readonly AskedResult[]): readonly string[] {
  const known = results.filter(({ isCharged, isOnTopic }) => isCharged && isOnTopic !== null);
  const onTopic = known.filter(({ isOnTopic }) => isOnTopic).length / known.length;
  const several = results.filter(({ kind }) => kind === "several-questions");
  const addressed =
    several.reduce((sum, one) => sum + one.addressed + one.named, 0) /
    several.reduce((sum, one) => sum + one.questions, 0);
  const wrongly = results.filter(({ isCharged, mayCharge }) => isCharged && !mayCharge);
  const outside = wrongly.filter(({ kind }) => kind === "outside").length;
  const slow = percentile95(results.map(({ milliseconds }) => milliseconds));
  const worked = percentile95(results.map(({ processorMilliseconds }) => processorMilliseconds));
  const shown = results.filter(({ isReadRight }) => isReadRight !== null);
  const right = shown.filter(({ isReadRight }) => isReadRight);
  return [
    `Shown to be confirmed: ${shown.length}, correct as shown: ${share(right.length, shown.length)}.`,
    bar("Charged answers on the right topic", onTopic, onTopic >= bars.onTopic),
    bar("Charged answers on a wrong topic", 1 - onTopic, 1 - onTopic <= bars.wrongTopic),
    bar(
      "Questions addressed, or named as open, where several are asked",
      addressed,
      addressed >= bars.addressed,
    ),
    `Charged outside what we hold: ${outside}${outside > 0 ? ", below its bar" : ""}; in all, where the case's author would not charge: ${wrongly.length}.`,
    `95% of answers within ${Math.round(slow)} ms (${Math.round(worked)} ms of processor time)${slow > bars.milliseconds ? ", below its bar" : ""}.`,
  ];
}

/** The 95th percentile. */
function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

export function reportLearning({ seconds, megabytes, mostMegabytes }: LearningCost): string {
  const isReached = mostMegabytes <= bars.megabytes;
  return `Learning the phrasings: ${seconds.toFixed(1)} s of processor time, ${Math.round(megabytes)} MB more memory (RSS), at most ${Math.round(mostMegabytes)} MB${isReached ? "" : ", below its bar"}.`;
}

function bar(what: string, value: number, isReached: boolean): string {
  return `${what}: ${Math.round(1000 * value) / 10} %${isReached ? "" : ", below its bar"}.`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : `${Math.round((100 * part) / whole)} %`;
}
