import type { DisputeGuidance, DisputeQuestion } from "@iep-insider/sdk/contract";
import { dateOf, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card, Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { AnswerEnd, CopyButton } from "../../answers/index.ts";
import { reportText } from "../../documents/index.ts";
import { toasts } from "./content.ts";
import { Deadlines } from "./Deadlines.tsx";
import { disputeReport } from "./report.ts";
import { urgencyLevels, words } from "./resultContent.ts";
import { Steps } from "./Steps.tsx";
import { WithLinks } from "./WithLinks.tsx";

interface Props {
  readonly guidance: DisputeGuidance;
  /** What was asked; null for a plan of before. */
  readonly typed: DisputeQuestion | null;
  readonly state: StateCode | "";
}

/** The plan: the way in one sentence, why, by when, the steps with all that belongs to them, and the sources. */
export function DisputePlan({ guidance, typed, state }: Props) {
  const { title, reason, urgencyLevel, stayPut, timeline, warnings, resources, outcome } = guidance;
  const [today] = useState(() => dateOf(new Date()));
  // Of a plan of before it is not known whether a date was given; then it is not asked for.
  const hasDate = typed === null || typed.eventDate !== undefined;
  return (
    <Card className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-3 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {title}
        </h2>
        <p className={tw`whitespace-pre-line`}>{reason}</p>
        {outcome === "answered" ? (
          <p className={urgencyLook[urgencyLevel]}>{urgencyLevels[urgencyLevel]}</p>
        ) : null}
      </div>
      {outcome === "answered" ? (
        <CopyButton
          text={reportText(disputeReport(guidance, today))}
          label={words.copy}
          toast={toasts.copied}
        />
      ) : null}
      <Deadlines guidance={guidance} today={today} hasDate={hasDate} />
      <Steps guidance={guidance} typed={typed} state={state} />
      {stayPut ? (
        <Notice title={words.stayPutTitle}>
          <p>{stayPut}</p>
        </Notice>
      ) : null}
      {timeline ? (
        <section className={tw`flex flex-col gap-2 max-w-text`}>
          <h3 className={tw`text-lg`}>{words.timelineTitle}</h3>
          <p>{timeline}</p>
        </section>
      ) : null}
      {warnings.length > 0 ? (
        <Notice tone="caution" title={words.warningsTitle}>
          <List items={warnings} />
        </Notice>
      ) : null}
      {resources.length > 0 ? (
        <section className={tw`flex flex-col gap-2 max-w-text`}>
          <h3 className={tw`text-lg`}>{words.resourcesTitle}</h3>
          <List items={resources} />
        </section>
      ) : null}
      <AnswerEnd tool="dispute-guide" answer={guidance} state={state} />
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

const urgencyLook = {
  high: tw`self-start rounded bg-wash border-l-4 border-stop px-3 py-1 font-semibold text-stop`,
  medium: tw`self-start rounded bg-wash border-l-4 border-caution px-3 py-1 font-semibold text-caution`,
  low: tw`self-start rounded bg-wash border-l-4 border-good px-3 py-1 font-semibold text-good`,
} as const;
