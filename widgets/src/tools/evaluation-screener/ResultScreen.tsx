import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { CrisisNotice, Notice } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import { FoldedSections, Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { letterStart } from "./letterStart.ts";
import { type EvaluationResult, evaluationResult } from "./logic.ts";
import { areaSections, evaluationReport, findingOf, generalSections } from "./report.ts";
import { report, urgentTexts, result as words } from "./resultContent.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
}

/** The number of areas to ask about, what cannot wait, the letter, each area, and the sources. */
export function ResultScreen({ answers, ...leave }: ResultScreenProps) {
  const result = useMemo(() => evaluationResult(Object.values(answers).flat()), [answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => evaluationReport(result, day, crisisHelp), [result, day]);
  const { title, description, recommendation } = findingOf(result);
  const hasAreas = result.areas.length > 0;

  return (
    <Result>
      <VerdictBand tone={hasAreas ? "good" : "plain"} verdict={title} />
      <Urgent result={result} />
      {hasAreas ? null : <p className={tw`max-w-text`}>{description}</p>}
      <p className={tw`max-w-text font-semibold`}>{recommendation}</p>
      <LetterNext
        note={result.checked.length > 0 ? words.letterNote : words.letterNoteNothing}
        button={words.letterButton}
        start={{ from: "evaluation-screener", answers: letterStart(result) }}
      />
      {hasAreas ? (
        <div className={tw`flex flex-col gap-2`}>
          <p className={tw`max-w-text`}>{description}</p>
          <FoldedSections sections={areaSections(result)} />
        </div>
      ) : null}
      <FoldedSections sections={generalSections} />
      <ResultActions document={document} format={reportFormat} labels={words} />
      <ResultEnd {...leave} labels={words} honest={words.honest} />
    </Result>
  );
}

/** What should not wait for the school. */
function Urgent({ result: { urgent } }: { readonly result: EvaluationResult }) {
  return urgent.map((id) =>
    id === "self-harm" ? (
      <CrisisNotice key={id}>
        <p>{urgentTexts[id]}</p>
      </CrisisNotice>
    ) : (
      <Notice key={id} tone="caution" title={report.urgentTitle}>
        <p>{urgentTexts[id]}</p>
      </Notice>
    ),
  );
}
