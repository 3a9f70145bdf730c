import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords, type StateCode } from "@iep-insider/sdk/law";
import { Card } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { AnswerEnd } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { GoalDetails, Points, ScoreBar } from "./GoalDetails.tsx";
import { goalReport, goalTitle } from "./goalReport.ts";
import { bandOf } from "./logic.ts";
import { bandMeanings, goalResultWords } from "./resultContent.ts";

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
  const { score, points } = analysis;
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => goalReport(analysis, typed, day), [analysis, typed, day]);
  return (
    <Card>
      <Result>
        {score === null ? (
          <VerdictBand tone="plain" verdict={goalResultWords.noScore} />
        ) : (
          <ScoreHead analysis={analysis} score={score} />
        )}
        <GoalDetails analysis={analysis} typed={typed} />
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

/** The score with its band, by name, icon and color. A weak goal is for the school to fix. */
function ScoreHead({ analysis, score }: { readonly analysis: GoalAnalysis; readonly score: number }) {
  const band = bandOf(score);
  return (
    <>
      <VerdictBand
        tone={band === "strong" ? "good" : "caution"}
        verdict={goalTitle(analysis)}
        label={bandMeanings[band]}
      />
      <ScoreBar score={score} />
    </>
  );
}
