import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { toasts } from "../../../../app/toasts/toasts.ts";
import { monthlyReportWords, reportingWords as words } from "../../../../content/partnerReporting.ts";
import { sentenceOf } from "../../../../forms/ConfirmAction.tsx";
import { useOneAtATime } from "../../../../forms/useOneAtATime.ts";
import { PageSection } from "../../../../text/PageSection.tsx";
import { CheckboxRow } from "../CheckboxRow.tsx";
import { keepReporting, reportingCalls, useReporting } from "./useReporting.ts";
import { Webhook } from "./Webhook.tsx";

/** The figures that are sent to the partner: by email every month, to its server every day. Saved immediately. */
export function Reporting() {
  const { data, isError, isFetching, refetch } = useReporting();
  return (
    <PageSection title={words.title} lead={words.lead} closedWith={words.now}>
      {data ? (
        <div className={tw`flex flex-col gap-8`}>
          <MonthlyReport isOn={data.monthlyReport} />
          <Webhook webhook={data.webhook} />
        </div>
      ) : isError && !isFetching ? (
        <div className={tw`flex flex-col items-start gap-3`}>
          <p>{words.failed}</p>
          <Button onClick={() => void refetch()}>{words.again}</Button>
        </div>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </PageSection>
  );
}

function MonthlyReport({ isOn }: { readonly isOn: boolean }) {
  const id = useId();
  const [, runAlone] = useOneAtATime();
  const [problem, setProblem] = useState<string | null>(null);

  async function turn(on: boolean) {
    setProblem(null);
    try {
      keepReporting(await reportingCalls.setMonthlyReport({ on }));
      toasts.show({ title: on ? monthlyReportWords.on : monthlyReportWords.off, tone: "good" });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  return (
    <div className={tw`flex flex-col gap-2`}>
      <CheckboxRow
        label={monthlyReportWords.label}
        hint={monthlyReportWords.hint}
        isOn={isOn}
        onChange={(on) => void runAlone(() => turn(on))}
      />
      {problem ? <FieldError id={id}>{problem}</FieldError> : null}
    </div>
  );
}
