import type { Page } from "@iep-insider/sdk/contract";
import type { Columns } from "./DataTable.tsx";
import type { ListPlace } from "./useListPlace.ts";

/** One operator list: its call, filters and columns. Rendered by `ResourceList`. */
export interface Resource<Query extends object, Row, Answer extends Page<Row> = Page<Row>> {
  /** The table's id, the target of focus after paging. */
  readonly id: string;
  /** The screen's path. */
  readonly path: string;
  readonly call: { readonly path: string };
  readonly load: (query: Query) => Promise<Answer>;
  readonly words: ResourceWords;
  readonly filters: readonly Filter<keyof Query & string>[];
  /** @param now what "ago" is counted from. */
  readonly columns: (now: Date) => Columns<Row>;
  /** The call that responds with the whole list as CSV. */
  readonly file?: { readonly path: string };
}

export interface ResourceWords {
  readonly loading: string;
  readonly caption: string;
  /** Shown for an empty unfiltered list; by default, the same as for a filtered one. */
  readonly noneTitle?: string;
  readonly noneText?: string;
  /** Shown when nothing matches the search and filters. */
  readonly nothingTitle: string;
  readonly nothingText: string;
  /** If set, the list is searchable. */
  readonly search?: string;
  readonly searchHint?: string;
  readonly captionOfSearch?: string;
}

/** A field of the call's query with a fixed set of values. */
export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Values with labels, in order. */
  readonly options: readonly (readonly [value: string, words: string])[];
  /** The label of no choice; "All" by default. */
  readonly all?: string;
  /** Another field of the query, only used together with this one. */
  readonly detail?: Name;
  /** Whether it only sorts. A CSV file has its own order. */
  readonly isOrder?: true;
}

/** A list's search and filters. */
export interface Filterable<Name extends string = string> {
  readonly words: Pick<ResourceWords, "search" | "searchHint">;
  readonly filters: readonly Filter<Name>[];
}

/** In characters; the calls reject more. */
export const longestSearch = 254;

/** The query fields allowed in the URL, besides the page. */
export function fieldsOf({ words, filters }: Filterable): readonly string[] {
  const search = words.search ? ["search"] : [];
  return [...search, ...filters.flatMap(({ name, detail }) => (detail ? [name, detail] : [name]))];
}

/** The call's query from the URL. Anyone can edit it: an unknown value counts as none. */
export function queryOf<Query extends object>(
  { filters }: Filterable,
  values: ListPlace<string>["values"],
): Query {
  const chosen = filters.filter(({ name, options }) => options.some(([value]) => value === values[name]));
  const names = [...chosen.flatMap(({ name, detail = name }) => [name, detail]), "cursor"];
  const set = [
    ["search", values["search"]?.trim().slice(0, longestSearch)] as const,
    ...names.map((name) => [name, values[name]] as const),
  ].filter(([, value]) => value);
  // TypeScript cannot infer it: the options are the values of the call's own fields.
  return Object.fromEntries(set) as Query;
}

/** The query for CSV: all pages, in the file's own order. */
export function fileQueryOf(list: Filterable, values: ListPlace<string>["values"]): Record<string, string> {
  const filters = list.filters.filter(({ isOrder }) => !isOrder);
  return queryOf({ ...list, filters }, { ...values, cursor: "" });
}
