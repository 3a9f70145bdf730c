import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { useMemo, useState } from "react";
import { AnswerEnd, CopyButton } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { Fold, MarkedText, Result, ResultActions, VerdictBand, Why } from "../../result/index.ts";
import { goalReasons, goalReport, quotesOf } from "./goalReport.ts";
import { PointsTable } from "./PointsTable.tsx";
import { goalResultWords } from "./resultContent.ts";
import { ScoreHead } from "./ScoreHead.tsx";

interface Props {
  readonly analysis: GoalAnalysis;
  /** The goal as the parent typed it; null for an answer of before. */
  readonly typed: string | null;
  readonly state: StateCode | "";
}

/** The score in one sentence, why, the goal with notes on its words, a better one to copy, what to ask for; points and sources in folds. */
export function GoalResult({ analysis, typed, state }: Props) {
  const { score, feedback, points, suggestions, rewritten } = analysis;
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => goalReport(analysis, typed, day), [analysis, typed, day]);
  return (
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
          <blockquote className={tw`border-l-4 border-mark pl-4 whitespace-pre-line`}>{rewritten}</blockquote>
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
        tool="goals"
        answer={analysis}
        state={state}
        folds={points.length > 0 ? <Points analysis={analysis} /> : null}
        actions={
          score === null ? null : (
            <ResultActions document={document} format={reportFormat} labels={goalResultWords} />
          )
        }
      />
    </Result>
  );
}

/** Caps beyond these stand with the points. */
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
