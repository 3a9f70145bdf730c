import { dateOf, dayInWords, durationInWords, type StateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, CrisisWatch, Field, Notice, Select, useCrisisHelp } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import {
  DocumentActions,
  DocumentView,
  type LetterDocument,
  LetterView,
  letterFormat,
  reportFormat,
} from "../../documents/index.ts";
import { later } from "../../later/index.ts";
import {
  type AnswerQuestion,
  type Answers,
  type LeaveResult,
  LetterNext,
  ResultEnd,
} from "../../questionnaire/index.ts";
import { FoldedSections, ResultActions } from "../../result/index.ts";
import { builderQuestions, tones } from "./builderQuestions.ts";
import { concernWords } from "./concernWords.ts";
import { letterAfter, letterStart } from "./letterStart.ts";
import type { SigningResult } from "./logic.ts";
import { stateQuestion } from "./questionnaire.ts";
import { answerSections, lawSections, meaningSection, signingReport } from "./report.ts";
import { stateWords, result as words } from "./resultContent.ts";
import { answerDay, asSentence, exceptionStatement, type StatementChoice } from "./statement.ts";
import { statementChoice } from "./statementChoice.ts";
import { builder, letterNext } from "./statementContent.ts";
import { answerLimit } from "./stateSigning.ts";
import { type StateKnown, useStateShown } from "./useStateShown.tsx";

/** On a Spanish screen, the statement has its Spanish beside it (ADR 101). */
const inSpanish =
  import.meta.env.IEP_LOCALE === "es"
    ? later(
        () => import("./StatementWithSpanish.tsx"),
        (part) => part.StatementWithSpanish,
      )
    : null;

export interface AfterAnswerProps extends LeaveResult {
  readonly result: SigningResult;
  readonly answers: Answers;
  readonly onAnswer: AnswerQuestion;
}

/**
 * Below the recommendation: the statement (if there are exceptions) and the matching letter; next steps, the state's
 * rule, all answers and the law folded, and what to keep.
 */
export function AfterAnswer({ result, answers, onAnswer, ...leave }: AfterAnswerProps) {
  const [today] = useState(() => dateOf(new Date()));
  const state = useStateShown(result.state, today);
  // While another state loads, the previous one does not apply.
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

interface Props {
  readonly code: StateCode | null;
  readonly state: StateKnown;
  readonly onChoose: (code: string) => void;
}

/** What signing means in the parent's state, and who helps there for free; a state can be chosen here too. */
function StateMeaning({ code, state: { status, value, retry }, onChoose }: Props) {
  // Announced only after the parent has chosen here: what comes with the result is read with it.
  const [hasChosen, setChosen] = useState(false);
  const known = status === "known" ? value : null;
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h3 className={tw`text-lg`}>{code ? stateWords.title(stateNames[code]) : stateWords.titleOfNone}</h3>
      <Select
        label={stateQuestion.question}
        hint={stateWords.hint}
        none={stateQuestion.none}
        options={stateQuestion.options}
        value={code ?? ""}
        onChange={(next) => {
          setChosen(true);
          onChoose(next);
        }}
      />
      <p role="status" className="iep-unseen">
        {hasChosen && known ? stateWords.shown(known.shown.name) : ""}
      </p>
      {known ? <known.View shown={known.shown} /> : null}
      {status === "failed" ? (
        <Notice tone="stop" role="alert" title={stateWords.failed}>
          <p>{stateWords.nothingLost}</p>
          <p>
            <Button onClick={retry}>{stateWords.retry}</Button>
          </p>
        </Notice>
      ) : null}
    </section>
  );
}

interface StatementBuilderProps {
  readonly result: SigningResult;
  readonly choice: StatementChoice;
  readonly onAnswer: AnswerQuestion;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** What the parent excludes from their consent, and in which tone, with the statement rewritten on every change. */
function StatementBuilder({ result, choice, onAnswer, today }: StatementBuilderProps) {
  const { leftOut, custom, tone } = builderQuestions;
  return (
    <section className={tw`flex flex-col gap-4 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg font-heading`}>{builder.title}</h3>
      <p className={tw`max-w-text`}>{builder.lead}</p>
      <Choice
        legend={builder.points}
        kind="many"
        options={result.concerns.map(({ id, answer }) => ({
          id,
          label: concernWords[id].topic,
          hint: builder.answered(answer.label),
        }))}
        chosen={choice.exceptions}
        onChange={(checked) =>
          onAnswer(
            leftOut,
            result.exceptions.filter((id) => !checked.includes(id)),
          )
        }
      />
      <Field
        label={builder.own}
        hint={builder.ownHint}
        rows={custom.rows}
        value={choice.custom}
        onChange={(text) => onAnswer(custom, [text])}
      />
      <CrisisWatch text={choice.custom} />
      <Choice
        legend={builder.tone}
        kind="one"
        options={tones.map((id) => ({ id, ...builder.tones[id] }))}
        chosen={[choice.tone]}
        onChange={(chosen) => onAnswer(tone, chosen)}
      />
      <Statement choice={choice} today={today} result={result} />
    </section>
  );
}

function Statement({ choice, today, result }: Pick<StatementBuilderProps, "choice" | "today" | "result">) {
  const limit = answerLimit(result);
  const { exceptions, custom, tone } = choice;
  const statement = useMemo(
    () => exceptionStatement({ exceptions, custom, tone }, today, limit),
    [exceptions, custom, tone, today, limit],
  );
  const points = exceptions.length + (asSentence(custom) ? 1 : 0);
  const below = (document: LetterDocument) => (
    <>
      <p className={tw`max-w-text`}>{builder.fill}</p>
      <p className={tw`max-w-text text-sm text-quiet`}>
        {builder.day(dayInWords(answerDay(today, limit)), limit ? durationInWords(limit) : "30 days")}
      </p>
      <DocumentActions document={document} format={letterFormat} labels={builder} isPrintFirst />
    </>
  );
  return (
    <>
      <h4 className={tw`font-semibold`}>{builder.statement}</h4>
      {/* The sheet itself is not said aloud on every key; how many points it has and its tone are. */}
      <p role="status" className={tw`text-sm text-quiet`}>
        {statement ? builder.what(points, builder.tones[tone].label) : builder.empty}
      </p>
      {statement && inSpanish ? (
        <inSpanish.Screen choice={choice} today={today} limit={limit}>
          {below}
        </inSpanish.Screen>
      ) : null}
      {statement && !inSpanish ? (
        <>
          <LetterView letter={statement} />
          {below(statement)}
        </>
      ) : null}
    </>
  );
}
