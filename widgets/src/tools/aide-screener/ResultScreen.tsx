import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { CrisisNotice } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import {
  FoldedSections,
  Result,
  ResultActions,
  VerdictBand,
  type VerdictTone,
  Why,
} from "../../result/index.ts";
import { letterStart } from "./letterStart.ts";
import { aideResult } from "./logic.ts";
import { aideReasons, aideReport, aideSections, hasSelfInjury } from "./report.ts";
import { findings, type Level, levelNames, selfInjury, result as words } from "./resultContent.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly answers: Answers;
}

/** The answer in one sentence, why, what to do next, and the sources. */
export function ResultScreen({ answers, ...leave }: ResultScreenProps) {
  const result = useMemo(() => aideResult(Object.values(answers).flat()), [answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => aideReport(result, day, crisisHelp), [result, day]);
  const { title, description, recommendation } = findings[result.finding];
  const hasLetter = result.level !== "low";

  return (
    <Result>
      <VerdictBand tone={tones[result.level]} verdict={title} label={levelNames[result.level]} />
      <p className={tw`max-w-text`}>{description}</p>
      {hasSelfInjury(result) ? (
        <CrisisNotice>
          <p>{selfInjury}</p>
        </CrisisNotice>
      ) : null}
      <Why reasons={aideReasons(result)} />
      <p className={tw`max-w-text font-semibold`}>{recommendation}</p>
      {hasLetter ? (
        <LetterNext
          note={words.letterNote}
          button={words.letterButton}
          start={{ from: "aide-screener", answers: letterStart(result) }}
        />
      ) : null}
      <FoldedSections sections={aideSections(result)} />
      <ResultActions document={document} format={reportFormat} labels={words} isPrintFirst={!hasLetter} />
      <ResultEnd {...leave} labels={words} honest={words.honest} />
    </Result>
  );
}

/** Reasons to ask are good for the parent who asks. */
const tones = { high: "good", moderate: "good", low: "plain" } as const satisfies Record<Level, VerdictTone>;
