import type Stripe from "stripe";
import { missing } from "./ProviderError.ts";
import type { Created } from "./parameters.ts";

/** What a list was asked for. */
export interface ListRequest {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly created?: Created;
}

/**
 * One page of a list, newest first.
 * @param all the objects, oldest first, as they were made. @param kind as the provider names it.
 */
export function presentList<Kept extends { readonly id: string; readonly created: number }, Shown>(
  all: readonly Kept[],
  { limit = 10, starting_after, created }: ListRequest,
  { url, kind, present }: { url: string; kind: string; present: (kept: Kept) => Shown },
): Stripe.ApiList<Shown> {
  const newestFirst = all.filter((one) => wasCreated(one.created, created)).toReversed();
  const from =
    starting_after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === starting_after) + 1;
  if (starting_after !== undefined && from === 0) throw missing(kind, starting_after, "starting_after");
  const page = newestFirst.slice(from, from + limit);
  return { object: "list", data: page.map(present), has_more: from + limit < newestFirst.length, url };
}

function wasCreated(at: number, { gt, gte, lt, lte }: NonNullable<Created> = {}): boolean {
  return (
    (gt === undefined || at > gt) &&
    (gte === undefined || at >= gte) &&
    (lt === undefined || at < lt) &&
    (lte === undefined || at <= lte)
  );
}
