import type { Page } from "@iep-insider/sdk/contract";
import type { Columns } from "./DataTable.tsx";
import type { ListPlace } from "./useListPlace.ts";

/** One of the operator's lists: its call, what narrows it, and its columns. `ResourceList` is its screen. */
export interface Resource<Query extends object, Row, Answer extends Page<Row> = Page<Row>> {
  /** Of the table, which gets the focus when its page is turned. */
  readonly id: string;
  /** Of the screen. */
  readonly path: string;
  readonly call: { readonly path: string };
  readonly load: (query: Query) => Promise<Answer>;
  readonly words: ResourceWords;
  readonly filters: readonly Filter<keyof Query & string>[];
  /** @param now what "ago" is counted from. */
  readonly columns: (now: Date) => Columns<Row>;
  /** The call that answers with the whole list as a file. */
  readonly file?: { readonly path: string };
}

export interface ResourceWords {
  readonly loading: string;
  readonly caption: string;
  /** Said of a list without rows; without it, what is said of a narrowed one. */
  readonly noneTitle?: string;
  readonly noneText?: string;
  /** Said where nothing fits what the list is narrowed by. */
  readonly nothingTitle: string;
  readonly nothingText: string;
  /** With it, the list can be searched. */
  readonly search?: string;
  readonly searchHint?: string;
  readonly captionOfSearch?: string;
}

/** A field of the call's query that an operator chooses a value of. */
export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Values with their words, in order. */
  readonly options: readonly (readonly [value: string, words: string])[];
  /** The label for no choice; "All" unless another reads better. */
  readonly all?: string;
  /** A further field of the query that means something only beside this one. */
  readonly detail?: Name;
  /** Whether it only sorts: a file has an order of its own. */
  readonly isOrder?: true;
}

/** A search and filters of one list. */
export interface Narrowing<Name extends string = string> {
  readonly words: Pick<ResourceWords, "search" | "searchHint">;
  readonly filters: readonly Filter<Name>[];
}

/** Characters; the calls refuse more. */
export const longestSearch = 254;

/** The fields of the query that the address may name, besides the page. */
export function fieldsOf({ words, filters }: Narrowing): readonly string[] {
  const search = words.search ? ["search"] : [];
  return [...search, ...filters.flatMap(({ name, detail }) => (detail ? [name, detail] : [name]))];
}

/** The query in an address. Anyone can edit it: a value that no filter has counts as none. */
export function queryOf<Query extends object>(
  { filters }: Narrowing,
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

/** The query of a file: all pages, in the file's own order. */
export function fileQueryOf(
  narrowing: Narrowing,
  values: ListPlace<string>["values"],
): Record<string, string> {
  const filters = narrowing.filters.filter(({ isOrder }) => !isOrder);
  return queryOf({ ...narrowing, filters }, { ...values, cursor: "" });
}
