import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { useMemo, useState } from "react";
import { DocumentActions, DocumentView, reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import { letterStart, letterTypeOf } from "./letterStart.ts";
import { maximum, planResult } from "./logic.ts";
import { alwaysSections, nextSections, planReport, planSections } from "./report.ts";
import { bands, result as words } from "./resultContent.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
}

/** The result: the band and the score, what to do next, the letter, what no score changes, why, and the sources. */
export function ResultScreen({ answers, ...leave }: ResultScreenProps) {
  const result = useMemo(() => planResult(answers), [answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => planReport(result, day), [result, day]);
  const { title, explanation } = bands[result.band];

  return (
    <>
      <p className={tw`self-start rounded bg-wash border-l-4 border-primary px-3 py-1 font-semibold`}>
        {words.score(result.score, maximum)}
      </p>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {title}
      </h2>
      {explanation.map((paragraph) => (
        <p key={paragraph} className={tw`max-w-text`}>
          {paragraph}
        </p>
      ))}
      <DocumentView sections={nextSections(result)} />
      <LetterNext
        note={words.letterNote[letterTypeOf(result)]}
        button={words.letterButton}
        start={{ from: "screener", answers: letterStart(result) }}
      />
      <DocumentView sections={alwaysSections()} />
      <DocumentActions document={document} format={reportFormat} labels={words} />
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
      <DocumentView sections={planSections(result)} />
      <ResultEnd {...leave} labels={words} />
    </>
  );
}
