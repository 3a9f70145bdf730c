import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { toasts } from "./content.ts";
import { RemovedNotice } from "./RemovedNotice.tsx";
import { summary as words } from "./summaryContent.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

/** The summary when every check-in was removed: what to do, and why there is no report. */
export function EmptySummary({ course }: { readonly course: CheckInCourse }) {
  const { notify } = useToolHost();
  const [isRefused, setRefused] = useState(false);
  const refuse = () => {
    setRefused(true);
    notify({ ...toasts.noData, tone: "stop" });
  };
  return (
    <>
      {course.removed ? <RemovedNotice entry={course.removed} onPutBack={course.putBack} /> : null}
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {words.emptyTitle}
      </h2>
      <p className={tw`max-w-text`}>{words.empty}</p>
      <div>
        <Button kind="primary" onClick={course.add}>
          {words.addFirst}
        </Button>
      </div>
      <div className={tw`flex flex-wrap gap-2`}>
        {[words.copy, words.download].map((label) => (
          <Button key={label} aria-disabled className={tw`opacity-50 cursor-default`} onClick={refuse}>
            {label}
          </Button>
        ))}
      </div>
      {isRefused ? (
        <Notice tone="stop" role="alert" title={toasts.noData.title}>
          <p>{toasts.noData.description}</p>
        </Notice>
      ) : null}
    </>
  );
}
