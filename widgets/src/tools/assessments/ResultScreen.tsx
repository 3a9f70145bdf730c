import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentActions, DocumentView, reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import type { QuestionnaireId } from "./content.ts";
import { findingsOf } from "./findingsOf.ts";
import { assessmentReport, stepsSection } from "./report.ts";
import { shared as words } from "./resultWords.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly questionnaire: QuestionnaireId;
  readonly answers: Answers;
  /** Back to the three cards. */
  readonly onAnother: () => void;
}

/** The result of one questionnaire: the answer, what to do next, the letter, the right to ask, why, and the sources. */
export function ResultScreen({ questionnaire, answers, onAnother, ...leave }: ResultScreenProps) {
  const findings = useMemo(() => findingsOf(questionnaire, answers), [questionnaire, answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => assessmentReport(findings, day, crisisHelp), [findings, day]);
  const { advice, letter } = findings;

  return (
    <>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {advice.title}
      </h2>
      <p className={tw`max-w-text`}>{advice.explanation}</p>
      {findings.crisis ? (
        <CrisisNotice>
          <p>{findings.crisis}</p>
        </CrisisNotice>
      ) : null}
      <DocumentView sections={[...findings.first, stepsSection(findings)]} />
      <LetterNext
        note={letter.note}
        button={words.letterButton}
        start={{ from: "assessments", answers: letter.answers }}
      />
      <DocumentView sections={[findings.right]} />
      <DocumentActions document={document} format={reportFormat} labels={words} />
      <p className={tw`max-w-text text-sm text-quiet`}>{words.honest}</p>
      <DocumentView sections={findings.more} />
      <ResultEnd {...leave} labels={words}>
        <Button onClick={onAnother}>{words.another}</Button>
      </ResultEnd>
    </>
  );
}
