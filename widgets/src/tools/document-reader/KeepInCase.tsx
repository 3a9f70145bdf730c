import { useToolHost } from "@iep-insider/sdk/host";
import { dayInWords } from "@iep-insider/sdk/law";
import type { DocumentFindings } from "@iep-insider/sdk/school-documents";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { caseDates } from "./caseDates.ts";
import { dateNames } from "./groupContent.ts";
import { caseWords as words } from "./resultContent.ts";

interface Props {
  readonly name: string;
  readonly findings: DocumentFindings;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Puts the findings and the dates that start deadlines into the parent's case, by one press. Not on partner pages. */
export function KeepInCase({ name, findings, today }: Props) {
  const { case: store, openPage } = useToolHost();
  const [status, setStatus] = useState<"open" | "keeping" | "kept" | "failed">("open");
  if (!store) return null;
  const dates = caseDates(findings);
  const keep = async () => {
    setStatus("keeping");
    try {
      await store.put("document", { name, findings, readOn: today });
      for (const { trigger, label, day } of dates)
        await store.put("date", { trigger, day, source: "document", note: `${dateNames[label]}: ${name}` });
      setStatus("kept");
    } catch {
      setStatus("failed");
    }
  };
  return (
    <section className={tw`flex flex-col items-start gap-3 max-w-text`}>
      <h3 className={tw`text-lg font-heading`}>{words.title}</h3>
      <p>{words.lead}</p>
      {dates.length > 0 ? (
        <div>
          <p>{words.dates}</p>
          <ul className={tw`list-disc pl-5`}>
            {dates.map(({ trigger, label, day }) => (
              <li key={trigger}>
                {dateNames[label]}: {dayInWords(day)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {status === "kept" ? null : (
        <Button onClick={() => void keep()} disabled={status === "keeping"}>
          {words.keep}
        </Button>
      )}
      <div role="status" className={tw`flex flex-wrap items-center gap-3`}>
        {status === "kept" ? (
          <>
            <p>{words.kept}</p>
            <Button onClick={() => openPage("/case")}>{words.open}</Button>
          </>
        ) : null}
      </div>
      {status === "failed" ? (
        <Notice tone="stop" role="alert">
          <p>{words.failed}</p>
        </Notice>
      ) : null}
    </section>
  );
}
