import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Choice, CrisisWatch, Field } from "@iep-insider/sdk/ui";
import { useMemo } from "react";
import { DocumentActions, LetterView, letterFormat } from "../../documents/index.ts";
import type { AnswerQuestion } from "../../questionnaire/index.ts";
import { builderQuestions, tones } from "./builderQuestions.ts";
import { concernWords } from "./concernWords.ts";
import type { SigningResult } from "./logic.ts";
import { answerDay, asSentence, exceptionStatement, type StatementChoice } from "./statement.ts";
import { builder as words } from "./statementContent.ts";
import { answerLimit } from "./stateSigning.ts";

interface Props {
  readonly result: SigningResult;
  readonly choice: StatementChoice;
  readonly onAnswer: AnswerQuestion;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What the parent excludes from their consent, and in which tone, with the statement rewritten on every change. */
export function StatementBuilder({ result, choice, onAnswer, today }: Props) {
  const { leftOut, custom, tone } = builderQuestions;
  return (
    <section className={tw`flex flex-col gap-4 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg font-heading`}>{words.title}</h3>
      <p className={tw`max-w-text`}>{words.lead}</p>
      <Choice
        legend={words.points}
        kind="many"
        options={result.concerns.map(({ id, answer }) => ({
          id,
          label: concernWords[id].topic,
          hint: words.answered(answer.label),
        }))}
        chosen={choice.exceptions}
        onChange={(ticked) =>
          onAnswer(
            leftOut,
            result.exceptions.filter((id) => !ticked.includes(id)),
          )
        }
      />
      <Field
        label={words.own}
        hint={words.ownHint}
        rows={custom.rows}
        value={choice.custom}
        onChange={(text) => onAnswer(custom, [text])}
      />
      <CrisisWatch text={choice.custom} />
      <Choice
        legend={words.tone}
        kind="one"
        options={tones.map((id) => ({ id, ...words.tones[id] }))}
        chosen={[choice.tone]}
        onChange={(chosen) => onAnswer(tone, chosen)}
      />
      <Statement choice={choice} today={today} result={result} />
    </section>
  );
}

function Statement({ choice, today, result }: Pick<Props, "choice" | "today" | "result">) {
  const limit = answerLimit(result);
  const { exceptions, custom, tone } = choice;
  const statement = useMemo(
    () => exceptionStatement({ exceptions, custom, tone }, today, limit),
    [exceptions, custom, tone, today, limit],
  );
  const points = exceptions.length + (asSentence(custom) ? 1 : 0);
  return (
    <>
      <h4 className={tw`font-semibold`}>{words.statement}</h4>
      {/* The sheet itself is not said aloud on every key; how many points it has and its tone are. */}
      <p role="status" className={tw`text-sm text-quiet`}>
        {statement ? words.what(points, words.tones[tone].label) : words.empty}
      </p>
      {statement ? (
        <>
          <LetterView letter={statement} />
          <p className={tw`max-w-text`}>{words.fill}</p>
          <p className={tw`max-w-text text-sm text-quiet`}>
            {words.day(
              dayInWords(answerDay(today, limit)),
              limit ? `${limit.value} ${limit.unit}` : "30 days",
            )}
          </p>
          <DocumentActions document={statement} format={letterFormat} labels={words} isPrintFirst />
        </>
      ) : null}
    </>
  );
}
