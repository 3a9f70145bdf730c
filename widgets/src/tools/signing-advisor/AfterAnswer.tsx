import { dateOf } from "@iep-insider/sdk/law";
import { useCrisisHelp } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentView, reportFormat } from "../../documents/index.ts";
import {
  type AnswerQuestion,
  type Answers,
  type LeaveResult,
  LetterNext,
  ResultEnd,
} from "../../questionnaire/index.ts";
import { FoldedSections, ResultActions } from "../../result/index.ts";
import { letterAfter, letterStart } from "./letterStart.ts";
import type { SigningResult } from "./logic.ts";
import { stateQuestion } from "./questionnaire.ts";
import { answerSections, lawSections, meaningSection, signingReport } from "./report.ts";
import { result as words } from "./resultContent.ts";
import { StateMeaning } from "./StateMeaning.tsx";
import { StatementBuilder } from "./StatementBuilder.tsx";
import { statementChoice } from "./statementChoice.ts";
import { builder, letterNext } from "./statementContent.ts";
import { useStateShown } from "./useStateShown.tsx";

export interface AfterAnswerProps extends LeaveResult {
  readonly result: SigningResult;
  readonly answers: Answers;
  readonly onAnswer: AnswerQuestion;
}

/**
 * What follows from the recommendation: the statement, where there are exceptions, and the letter that fits; what to do
 * next, the state's rule, all answers and the law in folds, and what to keep.
 */
export function AfterAnswer({ result, answers, onAnswer, ...leave }: AfterAnswerProps) {
  const [today] = useState(() => dateOf(new Date()));
  const state = useStateShown(result.state, today);
  // While another state is on its way, the one before is not this one.
  const shown = state.status === "known" ? (state.value?.shown ?? null) : null;
  const crisis = useCrisisHelp(result.ownConcern ?? "");
  const document = useMemo(() => signingReport(result, shown, today, crisis), [result, shown, today, crisis]);
  const [why, steps] = answerSections(result);
  const hasStatement = result.exceptions.length > 0;
  const { note, button } = letterNext[letterAfter(result)];
  return (
    <>
      {hasStatement ? (
        <StatementBuilder
          result={result}
          choice={statementChoice(answers, result)}
          onAnswer={onAnswer}
          today={today}
        />
      ) : null}
      <LetterNext
        note={hasStatement ? `${builder.enough} ${note}` : note}
        button={button}
        kind={hasStatement ? "plain" : "primary"}
        start={{ from: "signing-advisor", answers: letterStart(result) }}
      />
      <DocumentView sections={[steps]} />
      <StateMeaning
        code={result.state}
        state={state}
        onChoose={(code) => onAnswer(stateQuestion, code === "" ? [] : [code])}
      />
      <FoldedSections sections={[why, meaningSection(result), ...lawSections(result, shown)]} />
      <ResultActions document={document} format={reportFormat} labels={words} />
      <ResultEnd {...leave} labels={words} honest={words.honest} />
    </>
  );
}
