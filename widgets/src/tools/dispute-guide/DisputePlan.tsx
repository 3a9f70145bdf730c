import type { DisputeGuidance, DisputeQuestion } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card, Notice } from "@iep-insider/sdk/ui";
import { Fragment, useState } from "react";
import { AnswerEnd, SourceLink } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { Fold, Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { toasts } from "./content.ts";
import { deadlineInWords } from "./deadlineInWords.ts";
import { partsWithAddresses, statusOf } from "./logic.ts";
import { disputeReport } from "./report.ts";
import { disputeResultWords, urgencyLevels } from "./resultContent.ts";
import { Steps } from "./Steps.tsx";

interface Props {
  readonly guidance: DisputeGuidance;
  /** The request; null for a stored plan. */
  readonly typed: DisputeQuestion | null;
  readonly state: StateCode | "";
}

/** The recommended option in one sentence, why, warnings, deadlines, and the steps; the rest folded. */
export function DisputePlan({ guidance, typed, state }: Props) {
  const { title, reason, urgencyLevel, stayPut, timeline, warnings, resources, outcome } = guidance;
  const { notify } = useToolHost();
  const [today] = useState(() => dateOf(new Date()));
  // A stored plan does not say whether a date was given; then it is not asked for.
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
        <AnswerEnd
          tool="dispute-guide"
          answer={guidance}
          state={state}
          folds={
            <>
              {stayPut ? (
                <Fold title={disputeResultWords.stayPutTitle}>
                  <p>{stayPut}</p>
                </Fold>
              ) : null}
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
                isInCard
                document={disputeReport(guidance, typed, today)}
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

interface DeadlinesProps {
  readonly guidance: DisputeGuidance;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly hasDate: boolean;
}

/** The time limits, each with its rule and, if it could be computed, its last day. */
function Deadlines({ guidance, today, hasDate }: DeadlinesProps) {
  const { deadlines, citations } = guidance;
  if (deadlines.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg`}>{disputeResultWords.deadlinesTitle}</h3>
      <ul className={tw`flex flex-col gap-3`}>
        {deadlines.map((deadline) => {
          const status = statusOf(deadline, today);
          const source = citations.find(({ id }) => id === deadline.citation);
          return (
            <li key={`${deadline.what} ${deadline.rule}`} className={looks[status.at]}>
              <p className={tw`font-semibold`}>{deadline.what}</p>
              <p>{deadline.rule}</p>
              {status.at === "not counted" && !hasDate ? null : <p>{deadlineInWords(status)}</p>}
              {source ? (
                <p className={tw`text-sm`}>
                  <SourceLink {...source} />
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {hasDate ? null : <p>{disputeResultWords.noDate}</p>}
      <p className={tw`text-sm text-quiet`}>{disputeResultWords.check}</p>
    </section>
  );
}

const looks = {
  open: tw`border-l-4 border-primary pl-4`,
  over: tw`border-l-4 border-stop pl-4`,
  "not counted": tw`border-l-4 border-outline pl-4`,
} as const;

/** A line of the plan, with its URLs as links. */
function WithLinks({ text }: { readonly text: string }) {
  return partsWithAddresses(text).map((part) =>
    part.isAddress ? (
      <a
        key={part.text}
        href={part.text}
        target="_blank"
        rel="noopener noreferrer"
        className={tw`break-words`}
      >
        {part.text}
        <span className="iep-unseen"> {disputeResultWords.newTab}</span>
      </a>
    ) : (
      <Fragment key={part.text}>{part.text}</Fragment>
    ),
  );
}
