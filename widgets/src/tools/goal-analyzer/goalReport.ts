import { productName } from "@iep-insider/sdk/catalog";
import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import { listSection, type ReportDocument, sourceSection } from "../../documents/index.ts";
import type { Quote, Reason } from "../../result/index.ts";
import { bandOf } from "./logic.ts";
import { bandMeanings, bandNames, goalResultWords } from "./resultContent.ts";

/**
 * What a parent keeps of an analysis: print, Word, text and clipboard are made from it.
 * @param typed the goal as the parent typed it; null for an answer of before.
 * @param day the day it was made, in words.
 */
export function goalReport(analysis: GoalAnalysis, typed: string | null, day: string): ReportDocument {
  const { score, feedback, points, caps, suggestions, rewritten, citations, disclaimer } = analysis;
  return {
    kind: "report",
    fileName: "iep-goal-check",
    title: score === null ? goalResultWords.noScore : goalResultWords.title(score, bandNames[bandOf(score)]),
    lead: [...(score === null ? [] : [bandMeanings[bandOf(score)]]), ...feedback.split("\n").filter(Boolean)],
    sections: [
      ...listSection(goalResultWords.goalTitle, typed === null ? [] : [typed]),
      ...listSection(
        goalResultWords.capsTitle,
        caps.map(({ why, atMost }) => `${why} ${goalResultWords.atMost(atMost)}`),
      ),
      ...listSection(
        goalResultWords.rewrittenTitle,
        rewritten === null ? [] : [rewritten, goalResultWords.rewrittenNote],
      ),
      ...listSection(goalResultWords.suggestionsTitle, suggestions),
      ...listSection(
        goalResultWords.pointsTitle,
        points.map(
          ({ title, points, of, why }) => `${title}: ${goalResultWords.pointsOf(points, of)}. ${why}`,
        ),
      ),
      ...sourceSection(goalResultWords.sources, citations),
    ],
    footer: [goalResultWords.noTest, disclaimer, goalResultWords.madeWith(productName, day)],
  };
}

/** What holds the score down; or, where nothing does, what the most points were lost for. The gravest first. */
export function goalReasons({ caps, points }: GoalAnalysis): readonly Reason[] {
  if (caps.length > 0)
    return caps.map(({ why, atMost }) => ({ text: `${why} ${goalResultWords.atMost(atMost)}` }));
  return points
    .filter((one) => one.points < one.of)
    .toSorted((one, other) => other.of - other.points - (one.of - one.points))
    .map(({ title, why }) => ({ name: title, text: why }));
}

/** The words of the goal in which its parts were found, each with what is to know of it. */
export function quotesOf({ points }: GoalAnalysis): readonly Quote[] {
  return points.flatMap(({ quote, title, why }) => (quote ? [{ quote, name: title, note: why }] : []));
}
