import type { DecodedDenial, DenialToDecode, DenialVerdict } from "@iep-insider/sdk/contract";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";
import { AnswerEnd } from "../../answers/index.ts";
import { LetterNext } from "../../questionnaire/index.ts";
import { CitedList } from "./CitedList.tsx";
import { citedInResult } from "./citedInResult.ts";
import { FailedAnalysis } from "./FailedAnalysis.tsx";
import { letterStart } from "./letterStart.ts";
import { isFailed } from "./logic.ts";
import { Head, NextSteps, Titled } from "./parts.tsx";
import { rights, verdictNames, words } from "./resultContent.ts";

interface Props {
  readonly denial: DecodedDenial;
  /** What was asked; null for an answer of before. */
  readonly typed: DenialToDecode | null;
  readonly state: StateCode | "";
  readonly onAgain: () => void;
}

/** The verdict in words, why, what would change it, what to do, and the sources; what it rests on beside it. */
export function DenialResult({ denial, typed, state, onAgain }: Props) {
  const { analysis, disclaimer, engine } = denial;
  if (isFailed(denial)) return <FailedAnalysis sentence={null} onAgain={onAgain} />;
  return (
    <Card className={tw`flex flex-col gap-6`}>
      <Head lines={[words.restsOn, disclaimer]} />
      <section className={tw`flex flex-col gap-3 max-w-text`}>
        <h3 className={tw`text-lg`}>{words.assessment}</h3>
        <p className={tw`text-sm text-quiet`}>{words.assessmentRestsOn[engine]}</p>
        <Badge verdict={analysis.verdict} />
        <p className={tw`whitespace-pre-line`}>{analysis.explanation}</p>
      </section>
      <Points title={words.wouldChange} points={analysis.wouldChange} />
      <Points title={words.wouldMakeValid} points={analysis.wouldMakeValid} />
      <NextSteps steps={analysis.nextSteps} />
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
      <section className={tw`flex flex-col gap-2 max-w-text border-l-4 border-mark pl-4`}>
        <h3 className={tw`text-lg`}>{words.rights}</h3>
        <CitedList sentences={rights} cited={citedInResult} />
      </section>
      <AnswerEnd tool="denials" answer={denial} state={state} />
    </Card>
  );
}

function Badge({ verdict }: { readonly verdict: DenialVerdict }) {
  const name = verdictNames[verdict];
  return name ? <p className={badgeLook[verdict]}>{name}</p> : null;
}

const stop = tw`self-start rounded bg-wash border-l-4 border-stop px-3 py-1 font-semibold text-stop`;
const caution = tw`self-start rounded bg-wash border-l-4 border-caution px-3 py-1 font-semibold text-caution`;
const plain = tw`self-start rounded bg-wash border-l-4 border-primary px-3 py-1 font-semibold text-primary`;
const badgeLook: Readonly<Record<DenialVerdict, string>> = {
  likely_invalid: stop,
  may_be_valid: caution,
  depends: caution,
  need_facts: plain,
  unavailable: plain,
};

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Titled title={title}>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Titled>
  );
}
