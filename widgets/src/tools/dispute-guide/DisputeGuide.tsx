import { ai, type DisputeQuestion, longest } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card, Notice } from "@iep-insider/sdk/ui";
import { type SubmitEvent, useId, useState } from "react";
import {
  AnswerPlace,
  AskButton,
  Asking,
  KeptNotice,
  NamesField,
  namesIn,
  RestoredNotice,
  useAnswer,
  useDraft,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { disputeWords, howItWorks, toasts } from "./content.ts";
import { DisputeFields } from "./DisputeFields.tsx";
import { type DisputeForm, emptyForm, formFrom, isAhead, missingFields, questionOf } from "./logic.ts";

const result = later(
  () => import("./DisputePlan.tsx"),
  (part) => part.DisputePlan,
);

/** The dispute resolution guide. Asks the server; needs a host around it. */
export function DisputeGuide() {
  const { connect, notify, start } = useToolHost();
  const [form, change, clear] = useDraft<DisputeForm>(
    "dispute-guide",
    () => formFrom(start?.answers) ?? emptyForm,
    formFrom,
  );
  const [names, setNames] = useState("");
  const [isRefused, setRefused] = useState(false);
  const toSubmit = useId();
  const course = useAnswer<"dispute-guide", DisputeQuestion>({
    tool: "dispute-guide",
    ask: (input, signal) =>
      connect({ getDisputeGuidance: ai.getDisputeGuidance }).getDisputeGuidance(input, { signal }),
    texts: [{ field: "additionalContext", label: disputeWords.context, most: longest.context }],
    onFailed: () => notify({ ...toasts.failed, tone: "stop" }),
  });
  const missing = missingFields(form);
  const isWrong = isAhead(form, dateOf(new Date())) || form.context.trim().length > longest.context;
  const isBusy = course.stage.at === "working";

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const question = questionOf(form);
    setRefused(true);
    if (question && !isWrong) return course.ask(question, namesIn(names));
    if (!question) notify(toasts.incomplete);
    const [first] = missing;
    const wrong = first ? `[name=${first}]` : "[aria-invalid]";
    // What is wrong is marked with the next render.
    const area = event.currentTarget;
    setTimeout(() => area.querySelector<HTMLElement>(wrong)?.focus());
  };

  return (
    <div className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {disputeWords.title}
        </h2>
        <p>{disputeWords.lead}</p>
      </div>
      <RestoredNotice clear={clear} />
      <KeptNotice course={course} />
      <Asking course={course} onTouch={result.fetch}>
        <form noValidate className={tw`flex flex-col gap-4 max-w-text`} onSubmit={submit}>
          <DisputeFields form={form} onChange={change} isRefused={isRefused} />
          <NamesField value={names} onChange={setNames} />
          <p className={tw`text-sm text-quiet`}>{disputeWords.privacy}</p>
          {missing.length > 0 ? (
            <p id={toSubmit} className={tw`text-sm text-quiet`}>
              {disputeWords.missing}
            </p>
          ) : null}
          <div>
            <AskButton
              isReady={missing.length === 0 && !isWrong}
              isBusy={isBusy}
              label={disputeWords.submit}
              busyLabel={disputeWords.submitting}
              {...(missing.length > 0 ? { describedBy: toSubmit } : {})}
            />
          </div>
        </form>
      </Asking>
      <AnswerPlace
        course={course}
        working={disputeWords.submitting}
        failed={(sentence) => (
          <Notice tone="stop" role="alert" title={disputeWords.failed}>
            <p>{sentence}</p>
          </Notice>
        )}
        result={({ answer, typed }) => <result.Screen guidance={answer} typed={typed} state={form.state} />}
      />
      <Card className={tw`flex flex-col gap-2`}>
        <h3 className={tw`text-lg`}>{howItWorks.title}</h3>
        <ul className={tw`list-disc pl-5 flex flex-col gap-1 max-w-text`}>
          {howItWorks.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
