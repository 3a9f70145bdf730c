import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { useMemo, useState } from "react";
import { DocumentView, reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import { FoldedSections, Result, ResultActions, VerdictBand, Why } from "../../result/index.ts";
import { letterStart, letterTypeOf } from "./letterStart.ts";
import { maximum, planResult } from "./logic.ts";
import {
  alwaysSections,
  planReasons,
  planReport,
  planSections,
  stepsSection,
  teachingSections,
} from "./report.ts";
import { bands, result as words } from "./resultContent.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
}

/**
 * The band and the score, why, the letter, what to do next, and folded: what applies whatever the score, and the
 * sources.
 */
export function ResultScreen({ answers, ...leave }: ResultScreenProps) {
  const result = useMemo(() => planResult(answers), [answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => planReport(result, day), [result, day]);
  const { title, explanation } = bands[result.band];

  return (
    <Result>
      <VerdictBand
        tone={result.band === "consider" || result.band === "strong" ? "good" : "plain"}
        verdict={title}
        label={words.score(result.score, maximum)}
      />
      {explanation.map((paragraph) => (
        <p key={paragraph} className={tw`max-w-text`}>
          {paragraph}
        </p>
      ))}
      <DocumentView sections={teachingSections(result)} />
      <Why reasons={planReasons(result)} />
      {result.band === "none" ? null : (
        <LetterNext
          note={words.letterNote[letterTypeOf(result)]}
          button={words.letterButton}
          start={{ from: "504-screener", answers: letterStart(result) }}
        />
      )}
      <DocumentView sections={[stepsSection(result)]} />
      <FoldedSections sections={[...alwaysSections(), ...planSections(result)]} />
      <ResultActions
        document={document}
        format={reportFormat}
        labels={words}
        isPrintFirst={result.band === "none"}
      />
      <ResultEnd {...leave} labels={words} honest={words.honest} />
    </Result>
  );
}
