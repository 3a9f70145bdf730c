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
import {
  actionWords,
  auditWords,
  detailNames,
  subjectNames,
  subjectWords,
} from "../../../content/admin/audit.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AdminPage } from "../frame/AdminPage.tsx";
import { dollars } from "../kit/dollars.ts";
import type { Filter, Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { useListPlace } from "../kit/useListPlace.ts";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { When } from "../kit/When.tsx";
import { AccountLink } from "./AccountLink.tsx";

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

/** The log, filtered by action, operator and subject. */
function AuditList() {
  const { values, change } = useListPlace(path, ["actor", "subject", "subjectId"]);
  const operators = useServerQuery(adminAudit.listOperators.path, {}, () => server.listOperators());
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

/** Keeps the chosen account in the options, even if it is no longer an operator. */
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

/** An entry's subject, with a link if it has a page. */
function About({ subject: { kind, id, email } }: { readonly subject: AuditEntryShown["subject"] }) {
  if (id === null) return subjectWords[kind];
  if (kind === "user") return <AccountLink id={id} email={email} />;
  if (kind !== "payment") return <span className="dash-breakable">{subjectNames[kind](id)}</span>;
  return (
    <SiteLink to={`${adminSections.payments.path}?id=${id}`} className={tw`py-[0.5625rem]`}>
      {subjectNames.payment(id)}
    </SiteLink>
  );
}

/** An operator, by their current email address, or a command. */
function Who({ actor }: { readonly actor: AuditEntryShown["actor"] }) {
  if (actor.kind === "command") return auditWords.command;
  return <AccountLink id={actor.id} email={actor.email} />;
}

function actionName({ action }: AuditEntryShown): string {
  return actionWords[action];
}

/** An entry's details, as one line. */
function detailsOf(detail: AuditEntryShown["detail"]): string {
  const known = Object.entries(detail).filter(([, value]) => value !== null);
  if (known.length === 0) return auditWords.noDetails;
  return known.map(([name, value]) => `${detailNames[name] ?? name}: ${inWords(name, value)}`).join("; ");
}

function inWords(name: string, value: AuditEntryShown["detail"][string]): string {
  if (typeof value === "boolean") return value ? auditWords.yes : auditWords.no;
  return name === "cents" && typeof value === "number" ? dollars(value) : String(value);
}
