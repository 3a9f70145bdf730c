import type { DisputeGuidance, DisputeQuestion } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card, Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { AnswerEnd } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { Fold, Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { toasts } from "./content.ts";
import { Deadlines } from "./Deadlines.tsx";
import { disputeReport } from "./report.ts";
import { disputeResultWords, urgencyLevels } from "./resultContent.ts";
import { Steps } from "./Steps.tsx";
import { WithLinks } from "./WithLinks.tsx";

interface Props {
  readonly guidance: DisputeGuidance;
  /** What was asked; null for a plan of before. */
  readonly typed: DisputeQuestion | null;
  readonly state: StateCode | "";
}

/** The plan: the way in one sentence, why, what to watch out for, by when, and the steps; the rest in folds. */
export function DisputePlan({ guidance, typed, state }: Props) {
  const { title, reason, urgencyLevel, stayPut, timeline, warnings, resources, outcome } = guidance;
  const { notify } = useToolHost();
  const [today] = useState(() => dateOf(new Date()));
  // Of a plan of before it is not known whether a date was given; then it is not asked for.
  const hasDate = typed === null || typed.eventDate !== undefined;
  const hasPlan = outcome === "answered";
  return (
    <Card>
      <Result>
        <VerdictBand
          tone={hasPlan && urgencyLevel !== "low" ? "caution" : "plain"}
          verdict={title}
          label={hasPlan ? urgencyLevels[urgencyLevel] : undefined}
        />
        <p className={tw`max-w-text whitespace-pre-line`}>{reason}</p>
        {warnings.length > 0 ? (
          <Notice tone="caution" title={disputeResultWords.warningsTitle}>
            <List items={warnings} />
          </Notice>
        ) : null}
        <Deadlines guidance={guidance} today={today} hasDate={hasDate} />
        <Steps guidance={guidance} typed={typed} state={state} />
        {stayPut ? (
          <Notice title={disputeResultWords.stayPutTitle}>
            <p>{stayPut}</p>
          </Notice>
        ) : null}
        <AnswerEnd
          tool="dispute-guide"
          answer={guidance}
          state={state}
          folds={
            <>
              {timeline ? (
                <Fold title={disputeResultWords.timelineTitle}>
                  <p>{timeline}</p>
                </Fold>
              ) : null}
              {resources.length > 0 ? (
                <Fold title={disputeResultWords.resourcesTitle}>
                  <List items={resources} />
                </Fold>
              ) : null}
            </>
          }
          actions={
            hasPlan ? (
              <ResultActions
                document={disputeReport(guidance, today)}
                format={reportFormat}
                labels={disputeResultWords}
                onCopied={() => notify(toasts.copied)}
              />
            ) : null
          }
        />
      </Result>
    </Card>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
      {items.map((item) => (
        <li key={item}>
          <WithLinks text={item} />
        </li>
      ))}
    </ul>
  );
}
