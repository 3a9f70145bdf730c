import { stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice, Notice, useCrisisHelp } from "@iep-insider/sdk/ui";
import { useMemo } from "react";
import type { AnswerQuestion, Answers, LeaveResult } from "../../questionnaire/index.ts";
import { Result, VerdictBand, Why } from "../../result/index.ts";
import { useAfterPaint } from "../../screens/index.ts";
import { after } from "./after.tsx";
import { type SigningResult, signingResult } from "./logic.ts";
import { confidenceOf, findingOf, signatureOf, signingReasons } from "./reasons.ts";
import { confidence, signature, result as words } from "./resultContent.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
  readonly onAnswer: AnswerQuestion;
}

/**
 * The suggestion in one sentence before everything else; or a link back, if a draft lacks an answer to a current
 * question.
 */
export function ResultScreen({ answers, ...rest }: ResultScreenProps) {
  const result = useMemo(() => signingResult(answers), [answers]);
  const isPainted = useAfterPaint();
  if (result)
    return (
      <Result>
        <Recommended result={result} />
        {isPainted ? (
          <>
            <Grounds result={result} />
            <after.Screen answers={answers} result={result} {...rest} />
          </>
        ) : null}
      </Result>
    );
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

/** The recommendation, and help where the parent's words show a crisis. */
function Recommended({ result }: { readonly result: SigningResult }) {
  const { name, title, reasoning } = findingOf(result);
  const crisis = useCrisisHelp(result.ownConcern ?? "");
  return (
    <>
      <VerdictBand
        tone={result.recommendation === "sign" ? "good" : "caution"}
        verdict={title}
        label={`${words.label} ${name}`}
      />
      <p className={tw`max-w-text`}>{reasoning}</p>
      {crisis ? <CrisisNotice help={crisis} /> : null}
    </>
  );
}

/** Why it is recommended, how clear that is, and what a signature does. */
function Grounds({ result }: { readonly result: SigningResult }) {
  const { recommendation, ownConcern, situation, state } = result;
  return (
    <>
      <Why reasons={signingReasons(result)} />
      {recommendation === "sign" && ownConcern ? (
        <p className={tw`max-w-text font-semibold`}>{words.ownWithSign}</p>
      ) : null}
      <p className={tw`max-w-text`}>
        <span className={tw`font-semibold`}>{confidence.title}:</span> {confidenceOf(result)}
      </p>
      <Notice tone="caution" title={signature.title}>
        <p>{signatureOf(result)}</p>
        {situation === "first" ? null : (
          <p>{state ? signature.inState(stateNames[state]) : signature.chooseState}</p>
        )}
      </Notice>
    </>
  );
}
