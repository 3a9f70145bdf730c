import { auditActions, auditSubjects, type OperatorAccount } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { actionWords, auditWords, subjectNames, subjectWords } from "../../../content/admin/audit.ts";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import type { Asked } from "../kit/useAsked.ts";
import type { ListPlace } from "../kit/useListPlace.ts";
import type { AuditField } from "./auditQuery.ts";

const actionOptions = auditActions.map((action) => [action, actionWords[action]] as const);
const subjectOptions = auditSubjects.map((subject) => [subject, subjectWords[subject]] as const);

interface Props {
  readonly place: ListPlace<AuditField>;
  readonly operators: Asked<{ readonly operators: readonly OperatorAccount[] }>;
}

/** The ways to narrow the log. */
export function AuditFilters({ place: { values, change }, operators }: Props) {
  return (
    <div className={tw`flex flex-col gap-4`}>
      <div className="dash-narrowing">
        <FilterSelect
          label={auditWords.filters.action}
          value={values.action}
          options={actionOptions}
          onChange={(action) => change({ action })}
        />
        <FilterSelect
          label={auditWords.filters.actor}
          all={auditWords.anyone}
          value={values.actor}
          options={actorOptions(operators.answer?.operators ?? [], values.actor)}
          onChange={(actor) => change({ actor })}
        />
        <FilterSelect
          label={auditWords.filters.subject}
          value={values.subject}
          options={subjectOptions}
          onChange={(subject) => change({ subject, subjectId: "" })}
        />
      </div>
      {operators.failure ? (
        <p role="status" className={tw`text-sm font-medium text-caution`}>
          {auditWords.operatorsFailed}
        </p>
      ) : null}
      {values.subjectId ? (
        <p className={tw`flex flex-wrap items-center gap-x-4 gap-y-1`}>
          {auditWords.only(nameOf(values.subject, values.subjectId))}
          <Button onClick={() => change({ subject: "", subjectId: "" })}>{auditWords.all}</Button>
        </p>
      ) : null}
    </div>
  );
}

/** The chosen account stays in the list, even if it is no longer an operator. */
function actorOptions(operators: readonly OperatorAccount[], chosen: string) {
  const options = [
    ["command", auditWords.command],
    ...operators.map(({ id, email }) => [String(id), email] as const),
  ] as const;
  const isListed = chosen === "" || options.some(([id]) => id === chosen);
  return isListed ? options : [...options, [chosen, auditWords.account(chosen)] as const];
}

function nameOf(kind: string, id: string): string {
  const subject = auditSubjects.find((each) => each === kind);
  return subject ? subjectNames[subject](id) : id;
}
