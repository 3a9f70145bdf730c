import type { GoalAnalysis } from "@iep-insider/sdk/contract";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { AnswerEnd, CopyButton } from "../../answers/index.ts";
import { PointsTable } from "./PointsTable.tsx";
import { words } from "./resultContent.ts";
import { ScoreHead } from "./ScoreHead.tsx";

interface Props {
  readonly analysis: GoalAnalysis;
  readonly state: StateCode | "";
}

/** The answer first, then why, then what to ask for, then the goal written anew, then the sources. */
export function GoalResult({ analysis, state }: Props) {
  const { score, feedback, points, caps, suggestions, rewritten } = analysis;
  return (
    <div className={tw`flex flex-col gap-6`}>
      {score === null ? (
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {words.noScore}
        </h2>
      ) : (
        <ScoreHead score={score} />
      )}
      <p className={tw`max-w-text whitespace-pre-line`}>{feedback}</p>
      {caps.length > 0 ? (
        <Notice tone="caution" title={words.capsTitle}>
          {caps.map(({ id, why, atMost }) => (
            <p key={id}>
              {why} {words.atMost(atMost)}
            </p>
          ))}
        </Notice>
      ) : null}
      {points.length > 0 ? <PointsTable points={points} /> : null}
      {suggestions.length > 0 ? (
        <section className={tw`flex flex-col gap-2 max-w-text`}>
          <h3 className={tw`text-lg`}>{words.suggestionsTitle}</h3>
          <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {rewritten ? (
        <section className={tw`flex flex-col gap-3 max-w-text`}>
          <h3 className={tw`text-lg`}>{words.rewrittenTitle}</h3>
          <blockquote className={tw`border-l-4 border-mark pl-4 whitespace-pre-line`}>{rewritten}</blockquote>
          <p className={tw`text-sm text-quiet`}>{words.rewrittenNote}</p>
          <CopyButton text={rewritten} label={words.copy} />
        </section>
      ) : null}
      <AnswerEnd tool="goals" answer={analysis} state={state} />
    </div>
  );
}
