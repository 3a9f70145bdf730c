import { type AnswerQuestion, type Answers, LetterNext } from "../../questionnaire/index.ts";
import { letterAfter, letterStart } from "./letterStart.ts";
import type { SigningResult } from "./logic.ts";
import { StatementBuilder } from "./StatementBuilder.tsx";
import { statementChoice } from "./statementChoice.ts";
import { builder, letterNext } from "./statementContent.ts";

export interface AfterAnswerProps {
  readonly result: SigningResult;
  readonly answers: Answers;
  readonly onAnswer: AnswerQuestion;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What a parent does with the recommendation: the statement, where there are exceptions, and the letter that fits. */
export function AfterAnswer({ result, answers, onAnswer, today }: AfterAnswerProps) {
  const hasStatement = result.recommendation === "sign_with_exceptions";
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
    </>
  );
}
