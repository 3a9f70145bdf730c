import type { DecodedDenial, DenialToDecode, DenialVerdict } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { AnswerEnd } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { LetterNext } from "../../questionnaire/index.ts";
import { Fold, Result, ResultActions, VerdictBand, type VerdictTone } from "../../result/index.ts";
import { CitedList } from "./CitedList.tsx";
import { citedInResult } from "./citedInResult.ts";
import { denialReport } from "./denialReport.ts";
import { FailedAnalysis } from "./FailedAnalysis.tsx";
import { letterStart } from "./letterStart.ts";
import { isFailed, type SentTexts } from "./logic.ts";
import { NextSteps } from "./parts.tsx";
import { Remarks } from "./Remarks.tsx";
import { denialResultWords, rights, verdictNames } from "./resultContent.ts";

interface Props {
  readonly denial: DecodedDenial;
  /** What was asked; null for an answer of before. */
  readonly typed: DenialToDecode | null;
  /** Its texts as they were sent, which the notes point into; null where they are not on this device. */
  readonly sent: SentTexts | null;
  readonly state: StateCode | "";
  readonly onAgain: () => void;
}

/** The verdict in one sentence and why, with notes on the words that led to it; then the letter, the steps and what to keep; the rest is closed. */
export function DenialResult({ denial, typed, sent, state, onAgain }: Props) {
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => denialReport(denial, typed, day), [denial, typed, day]);
  if (isFailed(denial)) return <FailedAnalysis sentence={null} onAgain={onAgain} />;
  const { verdict, explanation, send, nextSteps, wouldChange, wouldMakeValid } = denial.analysis;
  return (
    <Card>
      <Result>
        <VerdictBand tone={tones[verdict]} verdict={verdictNames[verdict] ?? denialResultWords.title} />
        <p className={tw`max-w-text whitespace-pre-line`}>{explanation}</p>
        <Remarks remarks={denial.analysis.remarks ?? []} sent={sent} />
        {send ? (
          <section className={tw`flex flex-col gap-2`}>
            <h3 className={tw`text-lg`}>{denialResultWords.letterTitle}</h3>
            <LetterNext
              note={send.why}
              button={denialResultWords.letter}
              start={{ from: "denials", answers: letterStart(send.letter, typed, state) }}
            />
          </section>
        ) : null}
        <NextSteps steps={nextSteps} />
        <AnswerEnd
          tool="denials"
          answer={denial}
          state={state}
          folds={
            <>
              <Points title={denialResultWords.wouldChange} points={wouldChange} />
              <Points title={denialResultWords.wouldMakeValid} points={wouldMakeValid} />
              <Fold title={denialResultWords.rights}>
                <CitedList sentences={rights} cited={citedInResult} />
              </Fold>
            </>
          }
          actions={<ResultActions document={document} format={reportFormat} labels={denialResultWords} />}
        />
      </Result>
    </Card>
  );
}

// Green is good for the parent: a reason that does not hold.
const tones: Readonly<Record<DenialVerdict, VerdictTone>> = {
  likely_invalid: "good",
  may_be_valid: "caution",
  depends: "caution",
  need_facts: "plain",
  unavailable: "plain",
};

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Fold title={title}>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Fold>
  );
}
