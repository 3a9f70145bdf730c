import { productName } from "@iep-insider/sdk/catalog";
import type { GoalAnalysis, GoalPoints } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { AnswerEnd, CopyButton } from "../../answers/index.ts";
import { listSection, type ReportDocument, reportFormat, sourceSection } from "../../documents/index.ts";
import {
  Fold,
  MarkedText,
  type Quote,
  type Reason,
  Result,
  ResultActions,
  VerdictBand,
  Why,
} from "../../result/index.ts";
import { bandOf } from "./logic.ts";
import { bandMeanings, bandNames, goalResultWords } from "./resultContent.ts";

interface Props {
  readonly analysis: GoalAnalysis;
  /** The goal as the parent typed it; null for a stored answer. */
  readonly typed: string | null;
  readonly state: StateCode | "";
}

/**
 * The score in one sentence, why, the goal with notes, a better one to copy, what to ask for; points and sources
 * folded.
 */
export function GoalResult({ analysis, typed, state }: Props) {
  const { score, feedback, points, suggestions, rewritten } = analysis;
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => goalReport(analysis, typed, day), [analysis, typed, day]);
  return (
    <Card>
      <Result>
        {score === null ? (
          <VerdictBand tone="plain" verdict={goalResultWords.noScore} />
        ) : (
          <ScoreHead score={score} />
        )}
        <p className={tw`max-w-text whitespace-pre-line`}>{feedback}</p>
        <Why reasons={goalReasons(analysis).slice(0, shownReasons)} />
        {typed === null ? null : (
          <MarkedText title={goalResultWords.markedTitle} text={typed} quotes={quotesOf(analysis)} />
        )}
        {rewritten ? (
          <section className={tw`flex flex-col gap-3 max-w-text`}>
            <h3 className={tw`text-lg`}>{goalResultWords.rewrittenTitle}</h3>
            <blockquote className={tw`border-l-4 border-mark pl-4 whitespace-pre-line`}>
              {rewritten}
            </blockquote>
            <p className={tw`text-sm text-quiet`}>{goalResultWords.rewrittenNote}</p>
            <CopyButton kind="primary" text={rewritten} label={goalResultWords.copyGoal} />
          </section>
        ) : null}
        {suggestions.length > 0 ? (
          <section className={tw`flex flex-col gap-2 max-w-text`}>
            <h3 className={tw`text-lg`}>{goalResultWords.suggestionsTitle}</h3>
            <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
              {suggestions.map((suggestion) => (
                <li key={suggestion}>{suggestion}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <AnswerEnd
          tool="goal-analyzer"
          answer={analysis}
          state={state}
          folds={points.length > 0 ? <Points analysis={analysis} /> : null}
          actions={
            score === null ? null : (
              <ResultActions isInCard document={document} format={reportFormat} labels={goalResultWords} />
            )
          }
        />
      </Result>
    </Card>
  );
}

/** Further caps are listed with the points. */
const shownReasons = 3;

function Points({ analysis }: Pick<Props, "analysis">) {
  const { points, caps } = analysis;
  return (
    <Fold title={goalResultWords.pointsTitle}>
      <PointsTable points={points} />
      {caps.slice(shownReasons).map(({ id, why, atMost }) => (
        <p key={id}>
          {why} {goalResultWords.atMost(atMost)}
        </p>
      ))}
      <p className={tw`text-sm text-quiet`}>{goalResultWords.noTest}</p>
    </Fold>
  );
}

/** Each part of the goal: points gained and lost, and why. */
function PointsTable({ points }: { readonly points: readonly GoalPoints[] }) {
  return (
    <table className={tw`w-full text-left border-collapse`}>
      <caption className={tw`text-left text-lg font-semibold pb-2`}>{goalResultWords.pointsTitle}</caption>
      <thead>
        <tr className={tw`border-b border-outline`}>
          {[goalResultWords.part, goalResultWords.points, goalResultWords.why].map((title) => (
            <th key={title} scope="col" className={cell}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ part, title, points, of, why }) => (
          <tr key={part} className={tw`border-b border-line`}>
            <th scope="row" className={cell}>
              {title}
            </th>
            <td className={cell}>
              <span className={tw`whitespace-nowrap`}>{goalResultWords.pointsOf(points, of)}</span>
              <span className={tw`block text-sm text-quiet`}>
                {points < of ? goalResultWords.lost(of - points) : goalResultWords.allGained}
              </span>
            </td>
            <td className={cell}>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Narrow gaps, so that the three columns fit a 320-px phone, in wide fonts too.
const cell = tw`py-2 pr-2 last:pr-0 align-top`;

/** The score with its band, by name, icon and color. A weak goal is for the school to fix. */
function ScoreHead({ score }: { readonly score: number }) {
  const band = bandOf(score);
  return (
    <>
      <VerdictBand
        tone={band === "strong" ? "good" : "caution"}
        verdict={goalResultWords.title(score, bandNames[band])}
        label={bandMeanings[band]}
      />
      <progress
        className={bars[band]}
        value={score}
        max={100}
        aria-label={goalResultWords.scoreLabel(score)}
      />
    </>
  );
}

const bars = {
  strong: "iep-progress iep-progress-good",
  "needs-work": "iep-progress iep-progress-caution",
  weak: "iep-progress iep-progress-stop",
} as const;

/**
 * The document of an analysis, for print, Word, text and clipboard.
 * @param typed the goal as the parent typed it; null for a stored answer.
 * @param day when it was made, in words.
 */
function goalReport(analysis: GoalAnalysis, typed: string | null, day: string): ReportDocument {
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

/** What limits the score or, without a limit, what cost the most points. The most serious first. */
function goalReasons({ caps, points }: GoalAnalysis): readonly Reason[] {
  if (caps.length > 0)
    return caps.map(({ why, atMost }) => ({ text: `${why} ${goalResultWords.atMost(atMost)}` }));
  return points
    .filter((one) => one.points < one.of)
    .toSorted((one, other) => other.of - other.points - (one.of - one.points))
    .map(({ title, why }) => ({ name: title, text: why }));
}

/** Quotes from the goal for its parts, each with a note. */
function quotesOf({ points }: GoalAnalysis): readonly Quote[] {
  return points.flatMap(({ quote, title, why }) => (quote ? [{ quote, name: title, note: why }] : []));
}
