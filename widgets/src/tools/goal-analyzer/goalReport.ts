import { productName } from "@iep-insider/sdk/catalog";
import type { GoalAnalyses, GoalAnalysis, GoalPoints } from "@iep-insider/sdk/contract";
import { languageOf } from "@iep-insider/sdk/safety";
import {
  listSection,
  type ReportDocument,
  type ReportSection,
  sourceSection,
} from "../../documents/index.ts";
import { bandOf, countBands, type NamedGoal } from "./logic.ts";
import { bandMeanings, bandNames, goalResultWords, goalsResultWords } from "./resultContent.ts";

/**
 * The document of an analysis, for print, Word, text and clipboard.
 * @param typed the goal as the parent typed it; null for a stored answer.
 * @param day when it was made, in words.
 */
export function goalReport(analysis: GoalAnalysis, typed: string | null, day: string): ReportDocument {
  const { score, feedback, citations, disclaimer } = analysis;
  return {
    kind: "report",
    fileName: /* message */ "iep-goal-check",
    title: goalTitle(analysis),
    lead: [...(score === null ? [] : [bandMeanings[bandOf(score)]]), ...feedback.split("\n").filter(Boolean)],
    sections: [
      ...listSection(goalResultWords.goalTitle, typed === null ? [] : [typed]),
      ...findingLists(analysis).flatMap(({ title, items }) => listSection(title, items)),
      ...sourceSection(goalResultWords.sources, citations),
    ],
    ...(import.meta.env.IEP_LOCALE === "es" && { english: englishIn([analysis], [typed]) }),
    footer: [goalResultWords.noTest, disclaimer, goalResultWords.madeWith(productName, day)],
  };
}

/** The document of all goals of an IEP: what was found in short, then a section for each goal. */
export function goalsReport(
  { goals, citations, disclaimer }: GoalAnalyses,
  named: readonly NamedGoal[],
  day: string,
): ReportDocument {
  const titles = goals.map((analysis, index) => `${named[index]?.name}: ${goalTitle(analysis)}`);
  const sections = goals.map((analysis, index): ReportSection => {
    const text = named[index]?.text;
    return {
      title: titles[index] ?? "",
      blocks: [
        ...(text ? [{ kind: "paragraph" as const, text }] : []),
        ...analysis.feedback.split("\n").filter(Boolean).map(paragraph),
        ...findingLists(analysis)
          .filter(({ items }) => items.length > 0)
          .map((list) => ({ kind: "list" as const, ...list })),
      ],
    };
  });
  return {
    kind: "report",
    fileName: /* message */ "iep-goals-check",
    title: goalsResultWords.title(goals.length),
    lead: [goalsResultWords.counts(countBands(goals)), ...titles],
    sections: [...sections, ...sourceSection(goalResultWords.sources, citations)],
    ...(import.meta.env.IEP_LOCALE === "es" && {
      english: englishIn(
        goals,
        named.map(({ text }) => text),
      ),
    }),
    footer: [goalResultWords.noTest, disclaimer, goalResultWords.madeWith(productName, day)],
  };
}

/** The score and its band; that there is none where there is none. */
export function goalTitle({ score }: GoalAnalysis): string {
  return score === null ? goalResultWords.noScore : goalResultWords.title(score, bandNames[bandOf(score)]);
}

/**
 * What stays English in the report in Spanish: rewritten goals, and goals in English with what is quoted of them.
 * @param texts the goals as typed; null for one of a stored answer.
 */
function englishIn(goals: readonly GoalAnalysis[], texts: readonly (string | null)[]): readonly string[] {
  return goals.flatMap(({ rewritten, points }, index) => {
    const text = texts[index] ?? null;
    const goal = text !== null && languageOf(text) === "en" ? text : "";
    const quotes = points.flatMap(({ quote }) => (englishQuoteOf(quote, points) ? [`“${quote}”`] : []));
    return [rewritten ?? "", goal, ...quotes].filter((one) => one !== "");
  });
}

/**
 * A quote of a goal where it is English on a screen in Spanish. One too short to tell its language has that of the
 * goal's other quotes.
 */
export function englishQuoteOf(quote: string | undefined, points: readonly GoalPoints[]): string | undefined {
  if (import.meta.env.IEP_LOCALE !== "es" || !quote) return undefined;
  const others = points.map((point) => point.quote ?? "").join("\n");
  return languageOf(quote, languageOf(others)) === "en" ? quote : undefined;
}

function paragraph(text: string) {
  return { kind: "paragraph" as const, text };
}

/** What follows the feedback; a list may be empty. */
function findingLists({ caps, rewritten, suggestions, points }: GoalAnalysis) {
  return [
    {
      title: goalResultWords.capsTitle,
      items: caps.map(({ why, atMost }) => `${why} ${goalResultWords.atMost(atMost)}`),
    },
    {
      title: goalResultWords.rewrittenTitle,
      items: rewritten === null ? [] : [rewritten, goalResultWords.rewrittenNote],
    },
    { title: goalResultWords.suggestionsTitle, items: suggestions },
    {
      title: goalResultWords.pointsTitle,
      items: points.map(
        ({ title, points, of, why }) => `${title}: ${goalResultWords.pointsOf(points, of)}. ${why}`,
      ),
    },
  ];
}
