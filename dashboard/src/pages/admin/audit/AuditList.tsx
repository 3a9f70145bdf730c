import { type AuditEntryShown, adminAudit, type Page } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { serverCalls } from "../../../app/server.ts";
import { auditWords } from "../../../content/admin/audit.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { AskedFor } from "../kit/AskedFor.tsx";
import { CsvButton } from "../kit/CsvButton.tsx";
import { type Column, DataTable } from "../kit/DataTable.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { Pager } from "../kit/Pager.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { type ListPlace, useListPlace } from "../kit/useListPlace.ts";
import { When } from "../kit/When.tsx";
import { About } from "./About.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { type AuditField, auditFields, auditFilter, inWords } from "./auditQuery.ts";
import { detailsOf } from "./detailsOf.ts";
import { actionName, Who } from "./Who.tsx";

const { path } = adminSections.audit;
const server = serverCalls(adminAudit);

/** The log, narrowed by what was done, by whom and about what. */
export function AuditList() {
  const place = useListPlace(path, auditFields);
  const filter = auditFilter(place.values);
  const { cursor } = place.query;
  const asked = useAsked(
    adminAudit.listAudit.path,
    { ...filter, ...(cursor && { cursor }) },
    server.listAudit,
  );
  const operators = useAsked(adminAudit.listOperators.path, {}, () => server.listOperators());
  return (
    <>
      <AuditFilters place={place} operators={operators} />
      <AskedFor asked={asked} waiting={auditWords.loading} start={path}>
        {(page) => <Rows page={page} place={place} now={new Date(asked.answeredAt)} />}
      </AskedFor>
      <div className={tw`flex flex-wrap`}>
        <CsvButton path={adminAudit.exportAudit.path} query={inWords(filter)} />
      </div>
    </>
  );
}

interface RowsProps {
  readonly page: Page<AuditEntryShown>;
  readonly place: ListPlace<AuditField>;
  readonly now: Date;
}

function Rows({ page, place, now }: RowsProps) {
  if (page.rows.length === 0)
    return place.isNarrowed ? (
      <NothingHere title={auditWords.nothingTitle} text={auditWords.nothingText} place={place} />
    ) : (
      <NothingHere title={auditWords.noneTitle} text={auditWords.noneText} />
    );
  const heads = auditWords.heads;
  const columns: readonly [Column<AuditEntryShown>, ...Column<AuditEntryShown>[]] = [
    { head: heads.what, cell: actionName },
    { head: heads.about, cell: ({ subject }) => <About subject={subject} /> },
    { head: heads.who, cell: ({ actor }) => <Who actor={actor} /> },
    { head: heads.when, cell: ({ at }) => <When at={at} now={now} /> },
    { head: heads.details, cell: ({ detail }) => detailsOf(detail) },
  ];
  return (
    <>
      <DataTable
        id="audit"
        caption={auditWords.caption}
        rows={page.rows}
        keyOf={({ id }) => id}
        columns={columns}
      />
      <Pager ends={page} place={place} listId="audit" />
    </>
  );
}
