import { longest } from "@iep-insider/sdk/contract";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Field, Select, type SelectOption } from "@iep-insider/sdk/ui";
import { FreeTextField, StateField } from "../../answers/index.ts";
import { disputeWords, issues, meetings, urgencies, yesNo } from "./content.ts";
import { type DisputeForm, isAhead } from "./logic.ts";

interface Props {
  readonly form: DisputeForm;
  readonly onChange: (change: Partial<DisputeForm>) => void;
  /** Whether it was tried without all that is needed. */
  readonly isRefused: boolean;
}

/** Three questions that decide on the way, and what makes the plan fit better. */
export function DisputeFields({ form, onChange, isRefused }: Props) {
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
