import { dateOf, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice, Notice, useCrisisHelp } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentActions, DocumentView, reportFormat } from "../../documents/index.ts";
import { later } from "../../later/index.ts";
import { type AnswerQuestion, type Answers, type LeaveResult, ResultEnd } from "../../questionnaire/index.ts";
import { type Recommendation, type SigningResult, signingResult } from "./logic.ts";
import { stateQuestion } from "./questionnaire.ts";
import {
  answerSections,
  confidenceOf,
  lawSections,
  meaningSection,
  signatureOf,
  signingReport,
} from "./report.ts";
import { confidence, findings, signature, result as words } from "./resultContent.ts";
import { StateMeaning } from "./StateMeaning.tsx";
import { useStateShown } from "./useStateShown.tsx";

/** Comes with the press that asks for the result (DECISIONS 60). */
const after = later(
  () => import("./AfterAnswer.tsx"),
  (part) => part.AfterAnswer,
);

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
  readonly onAnswer: AnswerQuestion;
}

/** The result; or the way back, where a kept draft lacks an answer that today's questions ask. */
export function ResultScreen({ answers, ...rest }: ResultScreenProps) {
  const result = useMemo(() => signingResult(answers), [answers]);
  if (result) return <Result answers={answers} result={result} {...rest} />;
  return (
    <>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {words.unanswered.title}
      </h2>
      <p className={tw`max-w-text`}>{words.unanswered.text}</p>
      <div>
        <Button kind="primary" onClick={rest.back}>
          {words.unanswered.back}
        </Button>
      </div>
    </>
  );
}

interface ResultProps extends ResultScreenProps {
  readonly result: SigningResult;
}

/** The suggestion in one sentence, why, the statement or the letter, what to do next, the state, the law. */
function Result({ answers, result, onAnswer, ...leave }: ResultProps) {
  const [today] = useState(() => dateOf(new Date()));
  const state = useStateShown(result.state, today);
  // While another state is on its way, the one before is not this one.
  const shown = state.status === "known" ? (state.value?.shown ?? null) : null;
  const document = useMemo(() => signingReport(result, shown, today), [result, shown, today]);

  return (
    <>
      <Recommended result={result} />
      <after.Screen result={result} answers={answers} onAnswer={onAnswer} today={today} />
      <DocumentView sections={answerSections(result)} />
      <StateMeaning
        code={result.state}
        state={state}
        onChoose={(code) => onAnswer(stateQuestion, code === "" ? [] : [code])}
      />
      <DocumentView sections={[meaningSection(result), ...lawSections(result, shown)]} />
      <section className={tw`flex flex-col gap-3 pt-4 border-t border-line`}>
        <h3 className={tw`text-lg`}>{words.take}</h3>
        <DocumentActions document={document} format={reportFormat} labels={words} />
        <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
      </section>
      <ResultEnd {...leave} labels={words} />
    </>
  );
}

/** The card with the recommendation, how clear it is, and what a signature does. */
function Recommended({ result }: { readonly result: SigningResult }) {
  const { recommendation, ownConcern, situation, state } = result;
  const { name, title, reasoning } = findings[recommendation];
  const crisis = useCrisisHelp(ownConcern ?? "");
  return (
    <>
      <p className={look[recommendation]}>
        {words.label} {name}
      </p>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {title}
      </h2>
      <p className={tw`max-w-text`}>{reasoning}</p>
      {recommendation === "sign" && ownConcern ? (
        <p className={tw`max-w-text font-semibold`}>{words.ownWithSign}</p>
      ) : null}
      <p className={tw`max-w-text`}>
        <span className={tw`font-semibold`}>{confidence.title}:</span> {confidenceOf(result)}
      </p>
      {crisis ? <CrisisNotice help={crisis} /> : null}
      <Notice tone="caution" title={signature.title}>
        <p>{signatureOf(result)}</p>
        {situation === "first" ? null : (
          <p>{state ? signature.inState(stateNames[state]) : signature.chooseState}</p>
        )}
      </Notice>
    </>
  );
}

const look = {
  sign: tw`self-start rounded bg-wash border-l-4 border-good px-3 py-1 font-semibold text-good`,
  sign_with_exceptions: tw`self-start rounded bg-wash border-l-4 border-caution px-3 py-1 font-semibold text-caution`,
  do_not_sign: tw`self-start rounded bg-wash border-l-4 border-stop px-3 py-1 font-semibold text-stop`,
} as const satisfies Record<Recommendation, string>;
