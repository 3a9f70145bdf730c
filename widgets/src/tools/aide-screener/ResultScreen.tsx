import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentActions, DocumentView, reportFormat } from "../../documents/index.ts";
import type { Answers } from "../../questionnaire/index.ts";
import { letterStart } from "./letterStart.ts";
import { type AideResult, aideResult } from "./logic.ts";
import { aideReport, aideSections } from "./report.ts";
import { findings, flagTexts, levelNames, result as words } from "./resultContent.ts";

export interface ResultScreenProps {
  readonly answers: Answers;
  readonly back: () => void;
  readonly startOver: () => void;
}

/** The result: the answer in one sentence, why, what to do next, and the sources. */
export function ResultScreen({ answers, back, startOver }: ResultScreenProps) {
  const result = useMemo(() => aideResult(Object.values(answers).flat()), [answers]);
  const [day] = useState(() => new Date().toLocaleDateString("en-US", { dateStyle: "long" }));
  const document = useMemo(() => aideReport(result, day), [result, day]);
  const { title, description, recommendation } = findings[result.finding];

  return (
    <>
      <p className={levelLook[result.level]}>{levelNames[result.level]}</p>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {title}
      </h2>
      <p className={tw`max-w-text`}>{description}</p>
      <p className={tw`max-w-text font-semibold`}>{recommendation}</p>
      {result.flags.map((flag) => (
        <Notice key={flag} tone="caution" title={flagTexts[flag].title}>
          <p>{flagTexts[flag].text}</p>
        </Notice>
      ))}
      {result.level === "high" ? <LetterNext result={result} /> : null}
      <DocumentActions document={document} format={reportFormat} labels={words} />
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
      <DocumentView sections={aideSections(result)} />
      <div className={tw`flex flex-wrap gap-3 pt-4 border-t border-line`}>
        <Button onClick={back}>{words.back}</Button>
        <Button kind="quiet" onClick={startOver}>
          {words.startOver}
        </Button>
      </div>
    </>
  );
}

function LetterNext({ result }: { readonly result: AideResult }) {
  const { handOff } = useToolHost();
  return (
    <div className={tw`flex flex-wrap items-center gap-3`}>
      <p>{words.letterNote}</p>
      <Button
        kind="primary"
        onClick={() => handOff("letters", { from: "aide-screener", answers: letterStart(result) })}
      >
        {words.letterButton}
      </Button>
    </div>
  );
}

const levelLook = {
  high: tw`self-start rounded bg-wash border-l-4 border-stop px-3 py-1 font-semibold text-stop`,
  moderate: tw`self-start rounded bg-wash border-l-4 border-caution px-3 py-1 font-semibold text-caution`,
  low: tw`self-start rounded bg-wash border-l-4 border-good px-3 py-1 font-semibold text-good`,
} as const;
