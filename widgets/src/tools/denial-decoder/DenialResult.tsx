import type { DecodedDenial, DenialRemark, DenialToDecode, DenialVerdict } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords, type StateCode } from "@iep-insider/sdk/law";
import { withPersonalDetails } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { AnswerEnd } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { LetterNext } from "../../questionnaire/index.ts";
import {
  Fold,
  MarkedText,
  Result,
  ResultActions,
  VerdictBand,
  type VerdictTone,
  Why,
} from "../../result/index.ts";
import { CitedList } from "./CitedList.tsx";
import { citedInResult } from "./citedInResult.ts";
import { denialReport } from "./denialReport.ts";
import { FailedAnalysis } from "./FailedAnalysis.tsx";
import { failedWords } from "./failedContent.ts";
import { letterStart } from "./letterStart.ts";
import { isFailed, type SentTexts } from "./logic.ts";
import { NextSteps } from "./parts.tsx";
import { denialResultWords, rights, verdictNames } from "./resultContent.ts";

interface Props {
  readonly denial: DecodedDenial;
  /** The request; null for a stored answer. */
  readonly typed: DenialToDecode | null;
  /** Its texts as sent, for the notes; null if they are not on this device. */
  readonly sent: SentTexts | null;
  readonly state: StateCode | "";
  readonly onAgain: () => void;
}

/**
 * The verdict in one sentence and why, with notes on the parent's text; then the letter, the steps and what to keep;
 * the rest is folded.
 */
export function DenialResult({ denial, typed, sent, state, onAgain }: Props) {
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => denialReport(denial, typed, day), [denial, typed, day]);
  if (isFailed(denial)) return <FailedAnalysis sentence={null} onAgain={onAgain} />;
  const { verdict, explanation, send, nextSteps, wouldChange, wouldMakeValid } = denial.analysis;
  return (
    <Card>
      <Result>
        <VerdictBand tone={tones[verdict]} verdict={verdictNames[verdict] ?? failedWords.title} />
        <p className={tw`max-w-text whitespace-pre-line`}>{explanation}</p>
        <Remarks remarks={denial.analysis.remarks ?? []} sent={sent} />
        {send ? (
          <section className={tw`flex flex-col gap-2`}>
            <h3 className={tw`text-lg`}>{denialResultWords.letterTitle}</h3>
            <LetterNext
              note={send.why}
              button={denialResultWords.letter}
              start={{ from: "denial-decoder", answers: letterStart(send.letter, typed, state) }}
            />
          </section>
        ) : null}
        <NextSteps steps={nextSteps} />
        <AnswerEnd
          tool="denial-decoder"
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
          actions={
            <ResultActions isInCard document={document} format={reportFormat} labels={denialResultWords} />
          }
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

interface RemarksProps {
  readonly remarks: readonly DenialRemark[];
  /** Null if the texts are not on this device: then the notes have no quotes. */
  readonly sent: SentTexts | null;
}

/** The parent's text with notes. The answer contains only positions; the text itself stays on this device. */
function Remarks({ remarks, sent }: RemarksProps) {
  if (sent === null)
    return <Why reasons={remarks.slice(0, 3).map(({ name, note }) => ({ name, text: note }))} />;
  return (
    <>
      {(["denialReason", "context"] as const).map((field) => (
        <MarkedField
          key={field}
          field={field}
          remarks={remarks.filter((remark) => remark.field === field)}
          sent={sent}
        />
      ))}
    </>
  );
}

function MarkedField({
  field,
  remarks,
  sent: { texts, replaced },
}: RemarksProps & { readonly field: DenialRemark["field"]; readonly sent: SentTexts }) {
  const text = texts.find((one) => one.field === field)?.text ?? "";
  const quotes = remarks.map(({ start, end, name, note }) => ({
    quote: withPersonalDetails(text.slice(start, end), replaced),
    name,
    note,
  }));
  return (
    <MarkedText
      title={denialResultWords.marked[field]}
      text={withPersonalDetails(text, replaced)}
      quotes={quotes}
    />
  );
}
