import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { CrisisNotice, Notice } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentActions, DocumentView, reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import { letterStart } from "./letterStart.ts";
import { type EvaluationResult, evaluationResult } from "./logic.ts";
import { evaluationReport, evaluationSections, findingOf } from "./report.ts";
import { report, urgentTexts, result as words } from "./resultContent.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
}

/** The result: the areas to ask about, what cannot wait, the letter, why, and the sources. */
export function ResultScreen({ answers, ...leave }: ResultScreenProps) {
  const result = useMemo(() => evaluationResult(Object.values(answers).flat()), [answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => evaluationReport(result, day, crisisHelp), [result, day]);
  const { title, description, recommendation } = findingOf(result);

  return (
    <>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {title}
      </h2>
      <p className={tw`max-w-text`}>{description}</p>
      {result.areas.length > 0 ? (
        <ul className={tw`list-disc pl-5 flex flex-col gap-1 font-semibold`}>
          {result.areas.map(({ category }) => (
            <li key={category}>{category}</li>
          ))}
        </ul>
      ) : null}
      <p className={tw`max-w-text font-semibold`}>{recommendation}</p>
      <Urgent result={result} />
      <LetterNext
        note={result.ticked.length > 0 ? words.letterNote : words.letterNoteNothing}
        button={words.letterButton}
        start={{ from: "disability-screener", answers: letterStart(result) }}
      />
      <DocumentActions document={document} format={reportFormat} labels={words} />
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
      <DocumentView sections={evaluationSections(result)} />
      <ResultEnd {...leave} labels={words} />
    </>
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
