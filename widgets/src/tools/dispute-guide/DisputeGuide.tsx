import { ai, type DisputeQuestion, longest } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { AnswerPlace, AskingTool, HowItWorks, useAnswer, useDraft } from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { disputeWords, howItWorks, toasts } from "./content.ts";
import { DisputeFields } from "./DisputeFields.tsx";
import { type DisputeForm, emptyForm, formFrom, isAhead, questionOf } from "./logic.ts";

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
  const course = useAnswer<"dispute-guide", DisputeQuestion>({
    tool: "dispute-guide",
    ask: (input, signal) =>
      connect({ getDisputeGuidance: ai.getDisputeGuidance }).getDisputeGuidance(input, { signal }),
    texts: [{ field: "additionalContext", label: disputeWords.context, most: longest.context }],
    onFailed: () => notify({ ...toasts.failed, tone: "stop" }),
  });
  const question = questionOf(form);

  return (
    <AskingTool
      course={course}
      words={disputeWords}
      clear={clear}
      onTouch={result.fetch}
      fields={(isRefused) => <DisputeFields form={form} onChange={change} isRefused={isRefused} />}
      missing={question ? null : disputeWords.missing}
      isInvalid={isAhead(form, dateOf(new Date())) || form.context.trim().length > longest.context}
      onAsk={(names) => question && course.ask(question, names)}
      onMissing={() => notify(toasts.incomplete)}
    >
      <AnswerPlace
        course={course}
        words={disputeWords}
        result={({ answer, typed }) => <result.Screen guidance={answer} typed={typed} state={form.state} />}
      />
      <HowItWorks {...howItWorks} />
    </AskingTool>
  );
}
