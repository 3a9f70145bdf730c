import type { GoalAnalysis, GoalPoints } from "@iep-insider/sdk/contract";
import { languageOf } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { markEnglish, Quoting } from "@iep-insider/sdk/ui";
import { CopyButton } from "../../answers/index.ts";
import { Fold, MarkedText, type Quote, type Reason, Why } from "../../result/index.ts";
import { englishQuoteOf } from "./goalReport.ts";
import { bandOf } from "./logic.ts";
import { goalResultWords } from "./resultContent.ts";

interface Props {
  readonly analysis: GoalAnalysis;
  /** The goal as the parent typed it; null for a stored answer. */
  readonly typed: string | null;
}

/** What was found in a goal: why, the goal with notes, a better one to copy, and what to ask for. */
export function GoalDetails({ analysis, typed }: Props) {
  const { feedback, suggestions, rewritten } = analysis;
  return (
    <>
      <p className={tw`max-w-text whitespace-pre-line`}>{feedback}</p>
      <Why reasons={goalReasons(analysis).slice(0, shownReasons)} />
      {typed === null ? null : (
        <MarkedText
          title={goalResultWords.markedTitle}
          text={typed}
          lang={import.meta.env.IEP_LOCALE === "es" && languageOf(typed) === "en" ? "en" : undefined}
          quotes={quotesOf(analysis)}
        />
      )}
      {rewritten ? (
        <section className={tw`flex flex-col gap-3 max-w-text`}>
          <h3 className={tw`text-lg`}>{goalResultWords.rewrittenTitle}</h3>
          <blockquote className={tw`border-l-4 border-mark pl-4 whitespace-pre-line`}>
            {markEnglish(rewritten)}
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
    </>
  );
}

/** The score as a bar. Its band is named beside it. */
export function ScoreBar({ score }: { readonly score: number }) {
  return (
    <progress
      className={bars[bandOf(score)]}
      value={score}
      max={100}
      aria-label={goalResultWords.scoreLabel(score)}
    />
  );
}

const bars = {
  strong: "iep-progress iep-progress-good",
  "needs-work": "iep-progress iep-progress-caution",
  weak: "iep-progress iep-progress-stop",
} as const;

/** Further caps are listed with the points. */
const shownReasons = 3;

/** The points of each part, folded. */
export function Points({ analysis, level = 3 }: Pick<Props, "analysis"> & { readonly level?: 3 | 4 }) {
  const { points, caps } = analysis;
  return (
    <Fold title={goalResultWords.pointsTitle} level={level}>
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
function PointsTable({ points: all }: { readonly points: readonly GoalPoints[] }) {
  return (
    <table className={tw`w-full text-left border-collapse text-sm wide:text-base`}>
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
        {all.map(({ part, title, points, of, why, quote }) => (
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
            <td className={cell}>
              <Quoting text={why} quote={englishQuoteOf(quote, all)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Narrow gaps and small text, so that the three columns fit a 320-px phone, in wide fonts and in Spanish too.
const cell = tw`py-2 pr-2 last:pr-0 align-top`;

/** What limits the score or, without a limit, what cost the most points. The most serious first. */
function goalReasons({ caps, points }: GoalAnalysis): readonly Reason[] {
  if (caps.length > 0)
    return caps.map(({ why, atMost }) => ({ text: `${why} ${goalResultWords.atMost(atMost)}` }));
  return points
    .filter((one) => one.points < one.of)
    .toSorted((one, other) => other.of - other.points - (one.of - one.points))
    .map(({ title, why, quote }) => ({ name: title, text: why, quote: englishQuoteOf(quote, points) }));
}

/** Quotes from the goal for its parts, each with a note. */
function quotesOf({ points }: GoalAnalysis): readonly Quote[] {
  return points.flatMap(({ quote, title, why }) =>
    quote ? [{ quote, name: title, note: <Quoting text={why} quote={englishQuoteOf(quote, points)} /> }] : [],
  );
}
