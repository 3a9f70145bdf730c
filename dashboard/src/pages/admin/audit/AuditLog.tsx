import {
  type AuditEntryShown,
  type AuditToList,
  adminAudit,
  auditActions,
  auditSubjects,
  type OperatorAccount,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { serverCalls } from "../../../app/server.ts";
import { actionWords, auditWords, subjectNames, subjectWords } from "../../../content/admin/audit.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import type { Filter, Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { useListPlace } from "../kit/useListPlace.ts";
import { When } from "../kit/When.tsx";
import { About } from "./About.tsx";
import { detailsOf } from "./detailsOf.ts";
import { actionName, Who } from "./Who.tsx";

const { path } = adminSections.audit;
const { filters, heads } = auditWords;
const server = serverCalls(adminAudit);

const log: Resource<AuditToList, AuditEntryShown> = {
  id: "audit",
  path,
  call: adminAudit.listAudit,
  load: server.listAudit,
  words: auditWords,
  filters: [
    {
      name: "action",
      label: filters.action,
      options: auditActions.map((action) => [action, actionWords[action]]),
    },
    {
      name: "actor",
      label: filters.actor,
      all: auditWords.anyone,
      options: [["command", auditWords.command]],
    },
    {
      name: "subject",
      label: filters.subject,
      options: auditSubjects.map((subject) => [subject, subjectWords[subject]]),
      detail: "subjectId",
    },
  ],
  columns: (now) => [
    { head: heads.what, cell: actionName },
    { head: heads.about, cell: ({ subject }) => <About subject={subject} /> },
    { head: heads.who, cell: ({ actor }) => <Who actor={actor} /> },
    { head: heads.when, cell: ({ at }) => <When at={at} now={now} /> },
    { head: heads.details, cell: ({ detail }) => detailsOf(detail) },
  ],
  file: adminAudit.exportAudit,
};

/** What operators did. */
export function Component() {
  return (
    <AdminPage section="audit" lead={auditWords.lead} waiting={auditWords.loading}>
      <AuditList />
    </AdminPage>
  );
}

/** The log, narrowed by what was done, by whom and about what. */
function AuditList() {
  const { values, change } = useListPlace(path, ["actor", "subject", "subjectId"]);
  const operators = useAsked(adminAudit.listOperators.path, {}, () => server.listOperators());
  const accounts = operators.answer?.operators ?? [];
  const resource = {
    ...log,
    filters: log.filters.map((filter) =>
      filter.name === "actor" ? withAccounts(filter, accounts, values.actor) : filter,
    ),
  };
  const note = (
    <>
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
    </>
  );
  return <ResourceList resource={resource} note={note} />;
}

/** The chosen account stays in the list, even if it is no longer an operator. */
function withAccounts<Name extends string>(
  filter: Filter<Name>,
  operators: readonly OperatorAccount[],
  chosen: string,
): Filter<Name> {
  const options = [...filter.options, ...operators.map(({ id, email }) => [String(id), email] as const)];
  const isListed = !/^[1-9]\d{0,8}$/.test(chosen) || options.some(([id]) => id === chosen);
  return { ...filter, options: isListed ? options : [...options, [chosen, auditWords.account(chosen)]] };
}

function nameOf(kind: string, id: string): string {
  const subject = auditSubjects.find((each) => each === kind);
  return subject ? subjectNames[subject](id) : id;
}
