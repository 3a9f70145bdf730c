/**
 * Which page of a list. A place in a list is a cursor: it stays where it is while rows come and go, and no page costs
 * more for being far from the start.
 */
export interface PageQuery {
  /** `next` or `previous` of another page of the same list in the same order; without it, the first page. */
  readonly cursor?: string | undefined;
}

/** What every page of a list says about its neighbours. */
export interface PageEnds {
  /** The cursor of the page after this one; null on the last. */
  readonly next: string | null;
  /** The cursor of the page before this one; null on the first. */
  readonly previous: string | null;
}

export interface Page<Row> extends PageEnds {
  readonly rows: readonly Row[];
}

/** How many rows a page has at most. */
export const pageSize = 50;
