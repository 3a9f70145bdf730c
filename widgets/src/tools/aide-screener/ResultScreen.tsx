import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentActions, DocumentView, reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import { letterStart } from "./letterStart.ts";
import { aideResult } from "./logic.ts";
import { aideReport, aideSections } from "./report.ts";
import { findings, flagTexts, levelNames, result as words } from "./resultContent.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
}

/** The result: the answer in one sentence, why, what to do next, and the sources. */
export function ResultScreen({ answers, ...leave }: ResultScreenProps) {
  const result = useMemo(() => aideResult(Object.values(answers).flat()), [answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
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
      {result.level === "high" ? (
        <LetterNext
          note={words.letterNote}
          button={words.letterButton}
          start={{ from: "aide-screener", answers: letterStart(result) }}
        />
      ) : null}
      <DocumentActions document={document} format={reportFormat} labels={words} />
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
      <DocumentView sections={aideSections(result)} />
      <ResultEnd {...leave} labels={words} />
    </>
  );
}

const levelLook = {
  high: tw`self-start rounded bg-wash border-l-4 border-stop px-3 py-1 font-semibold text-stop`,
  moderate: tw`self-start rounded bg-wash border-l-4 border-caution px-3 py-1 font-semibold text-caution`,
  low: tw`self-start rounded bg-wash border-l-4 border-good px-3 py-1 font-semibold text-good`,
} as const;
