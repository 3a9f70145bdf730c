import { ai, type DisputeQuestion, longest } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Field, Select, type SelectOption } from "@iep-insider/sdk/ui";
import {
  AnswerPlace,
  AskingTool,
  FreeTextField,
  HowItWorks,
  StateField,
  useAnswer,
  useDraft,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { disputeWords, howItWorks, issues, meetings, toasts, urgencies, yesNo } from "./content.ts";
import { type DisputeForm, emptyForm, formFrom, isAhead, questionOf } from "./logic.ts";

const result = later(
  () => import("./DisputePlan.tsx"),
  (part) => part.DisputePlan,
);

/** The dispute resolution guide. Asks the server; needs a host. */
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
      wrote={[form.issue && issues[form.issue], form.context]}
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
      {course.isFolded ? null : <HowItWorks {...howItWorks} />}
    </AskingTool>
  );
}

interface Props {
  readonly form: DisputeForm;
  readonly onChange: (change: Partial<DisputeForm>) => void;
  /** Whether it was submitted without all required answers. */
  readonly isRefused: boolean;
}

/** Three questions that determine the option, and others that improve the plan. */
function DisputeFields({ form, onChange, isRefused }: Props) {
  const error = (field: "issue" | "triedMeeting" | "urgency", text: string) =>
    isRefused && form[field] === "" ? text : undefined;
  return (
    <>
      <Select
        label={disputeWords.issue}
        required
        name="issue"
        none={disputeWords.noIssue}
        options={optionsOf(issues)}
        value={form.issue}
        onChange={(issue) => onChange({ issue })}
        error={error("issue", disputeWords.missingIssue)}
      />
      <Select
        label={disputeWords.triedMeeting}
        hint={disputeWords.triedMeetingHint}
        required
        name="triedMeeting"
        none={disputeWords.noTriedMeeting}
        options={optionsOf(meetings)}
        value={form.triedMeeting}
        onChange={(triedMeeting) => onChange({ triedMeeting })}
        error={error("triedMeeting", disputeWords.missingTriedMeeting)}
      />
      <Select
        label={disputeWords.urgency}
        required
        name="urgency"
        none={disputeWords.noUrgency}
        options={optionsOf(urgencies)}
        value={form.urgency}
        onChange={(urgency) => onChange({ urgency })}
        error={error("urgency", disputeWords.missingUrgency)}
      />
      <div className={tw`flex flex-col gap-1 pt-4 border-t border-line`}>
        <h3 className={tw`text-lg`}>{disputeWords.moreTitle}</h3>
        <p className={tw`text-quiet`}>{disputeWords.moreLead}</p>
      </div>
      <StateField value={form.state} onChange={(state) => onChange({ state })} />
      <Field
        label={disputeWords.eventDate}
        hint={disputeWords.eventDateHint}
        type="date"
        value={form.eventDate}
        onChange={(eventDate) => onChange({ eventDate })}
        error={isAhead(form, dateOf(new Date())) ? disputeWords.future : undefined}
      />
      <Select
        label={disputeWords.hasIep}
        none={disputeWords.noAnswer}
        options={optionsOf(yesNo)}
        value={form.hasIep}
        onChange={(hasIep) => onChange({ hasIep })}
      />
      <Select
        label={disputeWords.hasEvaluation}
        none={disputeWords.noAnswer}
        options={optionsOf(yesNo)}
        value={form.hasEvaluation}
        onChange={(hasEvaluation) => onChange({ hasEvaluation })}
      />
      <FreeTextField
        label={disputeWords.context}
        hint={disputeWords.contextHint}
        rows={5}
        most={longest.context}
        value={form.context}
        onChange={(context) => onChange({ context })}
      />
    </>
  );
}

function optionsOf<Id extends string>(labels: Readonly<Record<Id, string>>): readonly SelectOption<Id>[] {
  const ids = Object.keys(labels) as Id[];
  return ids.map((id) => ({ id, label: labels[id] }));
}
