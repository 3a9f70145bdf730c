import type { Page } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { CsvButton } from "./CsvButton.tsx";
import { DataTable } from "./DataTable.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { ListFilters } from "./ListFilters.tsx";
import { Pager } from "./Pager.tsx";
import { QueryResult } from "./QueryResult.tsx";
import { fieldsOf, fileQueryOf, queryOf, type Resource } from "./Resource.ts";
import { type ListPlace, useListPlace } from "./useListPlace.ts";
import { useServerQuery } from "./useServerQuery.ts";

interface Props<Query extends object, Row, Answer extends Page<Row>> {
  readonly resource: Resource<Query, Row, Answer>;
  /** Below the filters. */
  readonly note?: ReactNode;
  /** Rendered instead of the rows, which are then not requested. */
  readonly instead?: ReactNode;
  /** Rendered above the rows, from the response. */
  readonly summary?: (answer: Answer, now: Date) => ReactNode;
  /** Beside the CSV button. */
  readonly beside?: ReactNode;
}

/** One operator list: search, filters, rows, pages and CSV. Its state is in the URL. */
export function ResourceList<
  Query extends object,
  Row extends { readonly id: string | number },
  Answer extends Page<Row>,
>(props: Props<Query, Row, Answer>) {
  const { resource, note, instead, beside } = props;
  const place = useListPlace(resource.path, fieldsOf(resource));
  return (
    <>
      <ListFilters list={resource} place={place} />
      {note}
      {instead ?? <Rows {...props} place={place} />}
      {resource.file ? (
        <div className={tw`flex flex-wrap gap-3`}>
          <CsvButton path={resource.file.path} query={fileQueryOf(resource, place.values)} />
          {beside}
        </div>
      ) : null}
    </>
  );
}

function Rows<Query extends object, Row extends { readonly id: string | number }, Answer extends Page<Row>>({
  resource,
  summary,
  place,
}: Props<Query, Row, Answer> & { readonly place: ListPlace<string> }) {
  const { id, call, load, words, columns } = resource;
  const asked = useServerQuery(call.path, queryOf<Query>(resource, place.values), load);
  const caption = place.values["search"] ? words.captionOfSearch : undefined;
  return (
    <QueryResult asked={asked} waiting={words.loading} start={place.addressOf(null)}>
      {(answer) => {
        const now = new Date(asked.answeredAt);
        return (
          <>
            {summary?.(answer, now)}
            {answer.rows.length > 0 ? (
              <>
                <DataTable
                  id={id}
                  caption={caption ?? words.caption}
                  rows={answer.rows}
                  keyOf={(row) => row.id}
                  columns={columns(now)}
                />
                <Pager ends={answer} place={place} listId={id} />
              </>
            ) : (
              <EmptyList
                title={(place.isFiltered ? null : words.noneTitle) ?? words.nothingTitle}
                text={(place.isFiltered ? null : words.noneText) ?? words.nothingText}
                place={place}
              />
            )}
          </>
        );
      }}
    </QueryResult>
  );
}
