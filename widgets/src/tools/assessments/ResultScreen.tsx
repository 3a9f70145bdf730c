import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { tw } from "@iep-insider/sdk/theme";
import { Button, CrisisNotice, Notice } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { DocumentView, reportFormat } from "../../documents/index.ts";
import { type Answers, type LeaveResult, LetterNext, ResultEnd } from "../../questionnaire/index.ts";
import { FoldedSections, Result, ResultActions, VerdictBand, Why } from "../../result/index.ts";
import type { QuestionnaireId } from "./content.ts";
import { findingsOf } from "./findingsOf.ts";
import { assessmentReport, stepsSection } from "./report.ts";
import { shared as words } from "./resultWords.ts";

export interface ResultScreenProps extends LeaveResult {
  readonly questionnaire: QuestionnaireId;
  readonly answers: Answers;
  /** Back to the cards. */
  readonly onAnother: () => void;
}

/** A questionnaire's result: the answer, why, the letter, what to do next, and the rest folded. */
export function ResultScreen({ questionnaire, answers, onAnother, ...leave }: ResultScreenProps) {
  const findings = useMemo(() => findingsOf(questionnaire, answers), [questionnaire, answers]);
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => assessmentReport(findings, day, crisisHelp), [findings, day]);
  const { advice, safety, letter } = findings;

  return (
    <Result>
      <VerdictBand tone={findings.tone} verdict={advice.title} />
      <p className={tw`max-w-text`}>{advice.explanation}</p>
      {findings.crisis ? (
        <CrisisNotice>
          <p>{findings.crisis}</p>
        </CrisisNotice>
      ) : null}
      {safety ? (
        <Notice tone="caution" title={safety.title}>
          <p>{safety.text}</p>
        </Notice>
      ) : null}
      <Why reasons={findings.reasons} />
      <LetterNext
        note={letter.note}
        button={words.letterButton}
        start={{ from: "assessments", answers: letter.answers }}
      />
      <DocumentView sections={[stepsSection(findings)]} />
      <FoldedSections sections={[...findings.first, findings.right, ...findings.more]} />
      <ResultActions document={document} format={reportFormat} labels={words} />
      <ResultEnd {...leave} labels={words} honest={words.honest}>
        <Button onClick={onAnother}>{words.another}</Button>
      </ResultEnd>
    </Result>
  );
}
