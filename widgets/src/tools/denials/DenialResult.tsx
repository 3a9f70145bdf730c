import type { DecodedDenial, DenialToDecode, DenialVerdict } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";
import { type ReactNode, useMemo, useState } from "react";
import { AnswerEnd } from "../../answers/index.ts";
import { DocumentActions, reportFormat } from "../../documents/index.ts";
import { LetterNext } from "../../questionnaire/index.ts";
import { CitedList } from "./CitedList.tsx";
import { citedInResult } from "./citedInResult.ts";
import { denialReport } from "./denialReport.ts";
import { FailedAnalysis } from "./FailedAnalysis.tsx";
import { letterStart } from "./letterStart.ts";
import { isFailed } from "./logic.ts";
import { Head, NextSteps } from "./parts.tsx";
import { rights, verdictNames, words } from "./resultContent.ts";

interface Props {
  readonly denial: DecodedDenial;
  /** What was asked; null for an answer of before. */
  readonly typed: DenialToDecode | null;
  readonly state: StateCode | "";
  readonly onAgain: () => void;
}

/** The verdict in one sentence and why; then the letter, the steps and what to keep; the rest is closed. */
export function DenialResult({ denial, typed, state, onAgain }: Props) {
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => denialReport(denial, typed, day), [denial, typed, day]);
  if (isFailed(denial)) return <FailedAnalysis sentence={null} onAgain={onAgain} />;
  const { analysis } = denial;
  return (
    <Card className={tw`flex flex-col gap-6`}>
      <Head />
      <section className={tw`flex flex-col gap-3 max-w-text`}>
        <Verdict verdict={analysis.verdict} />
        <p className={tw`whitespace-pre-line`}>{analysis.explanation}</p>
      </section>
      {analysis.send ? (
        <section className={tw`flex flex-col gap-2`}>
          <h3 className={tw`text-lg`}>{words.letterTitle}</h3>
          <LetterNext
            note={analysis.send.why}
            button={words.letter}
            start={{ from: "denials", answers: letterStart(analysis.send.letter, typed, state) }}
          />
        </section>
      ) : null}
      <NextSteps steps={analysis.nextSteps} />
      <DocumentActions document={document} format={reportFormat} labels={words} />
      <div className={tw`flex flex-col max-w-text`}>
        <Points title={words.wouldChange} points={analysis.wouldChange} />
        <Points title={words.wouldMakeValid} points={analysis.wouldMakeValid} />
        <Folded title={words.rights}>
          <CitedList sentences={rights} cited={citedInResult} />
        </Folded>
      </div>
      <AnswerEnd tool="denials" answer={denial} state={state} />
    </Card>
  );
}

function Verdict({ verdict }: { readonly verdict: DenialVerdict }) {
  const name = verdictNames[verdict];
  return name ? <p className={verdictLook[verdict]}>{name}</p> : null;
}

// Green is good for the parent: a reason that does not hold.
const good = tw`rounded bg-wash border-l-4 border-good px-3 py-2 text-lg font-semibold text-good`;
const caution = tw`rounded bg-wash border-l-4 border-caution px-3 py-2 text-lg font-semibold text-caution`;
const plain = tw`rounded bg-wash border-l-4 border-primary px-3 py-2 text-lg font-semibold text-primary`;
const verdictLook: Readonly<Record<DenialVerdict, string>> = {
  likely_invalid: good,
  may_be_valid: caution,
  depends: caution,
  need_facts: plain,
  unavailable: plain,
};

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Folded title={title}>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Folded>
  );
}

/** Closed until somebody wants it. What is printed has it open (`denialReport`). */
function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={tw`border-t border-line py-1`}>
      <summary className={tw`min-h-[2.75rem] py-2 font-semibold cursor-pointer`}>{title}</summary>
      <div className={tw`flex flex-col gap-2 pb-3`}>{children}</div>
    </details>
  );
}
