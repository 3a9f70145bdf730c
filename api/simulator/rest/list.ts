import { missing } from "./ProviderError.ts";

/** What a list was asked for. */
export interface ListRequest {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly created?: { readonly gte?: number | undefined } | undefined;
}

/** One page of a list, newest first. @param all oldest first, as they were made. @param kind as the provider names it. */
export function presentList<Kept extends { readonly id: string; readonly created: number }>(
  all: Readonly<Record<string, Kept>>,
  { limit, starting_after: after, created }: ListRequest,
  kind: string,
  present: (kept: Kept) => object,
) {
  const since = created?.gte ?? 0;
  const newestFirst = Object.values(all)
    .filter((one) => one.created >= since)
    .toReversed();
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing(kind, after, "starting_after");
  const page = newestFirst.slice(from, from + limit);
  return { object: "list", data: page.map(present), has_more: from + limit < newestFirst.length };
}
