import type { AiCounts, CountedEvent, UsageReport } from "@iep-insider/sdk/contract";
import { engineWords, eventWords, figureWords, rangeWords } from "../../../content/admin/usage.ts";
import type { ComparedFigure } from "./Compared.tsx";
import { compare } from "./compare.ts";
import { answersOf, costOf, countOf, moneyOf, tokensOf } from "./figures.ts";
import type { UsagePlace } from "./usagePlace.ts";

/** Fewer than these, 20 or one dollar, are not compared in percent. */
const fewCounts = { written: countOf, few: 20 };
const littleMoney = { written: moneyOf, few: 1_000_000 };

/** Events compared with the previous period. One tool has no page views or accounts. */
export function eventFigures(report: UsageReport, { range, tool }: UsagePlace): readonly ComparedFigure[] {
  const { totals, before } = report;
  const figure = (event: CountedEvent, name: string): ComparedFigure => ({
    name,
    figure: countOf(totals.events[event]),
    beside: compare(totals.events[event], before.events[event], rangeWords[range].before, fewCounts),
  });
  const ofTools = [
    figure("tool_load", figureWords.opened),
    figure("tool_complete", figureWords.finished),
    figure("tool_usage", figureWords.freeUses),
    figure("purchase", eventWords.purchase),
  ];
  if (tool !== null) return ofTools;
  return [figure("page_view", eventWords.page_view), ...ofTools, figure("signup", eventWords.signup)];
}

/** Answers and cost compared with the previous period. */
export function aiFigures({ totals, before }: UsageReport, { range }: UsagePlace): readonly ComparedFigure[] {
  const words = rangeWords[range].before;
  const figure = (name: string, of: (ai: AiCounts) => number): ComparedFigure => ({
    name,
    figure: countOf(of(totals.ai)),
    beside: compare(of(totals.ai), of(before.ai), words, fewCounts),
  });
  return [
    figure(figureWords.answers, answersOf),
    figure(figureWords.stoodIn, ({ fellBack }) => fellBack),
    figure(figureWords.charged, ({ charged }) => charged),
    figure(figureWords.returned, ({ returned }) => returned),
    figure(figureWords.tokens, tokensOf),
    {
      name: figureWords.cost,
      figure: costOf(totals.ai),
      beside:
        costOf(totals.ai) === engineWords.notKnown
          ? engineWords.howToKnow
          : compare(totals.ai.cost, before.ai.cost, words, littleMoney),
    },
  ];
}
