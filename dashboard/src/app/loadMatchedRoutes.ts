import { matchRoutes, type RouteObject } from "react-router";

/** What a page's module may export as `handle`. */
export interface PageHandle {
  /** Fetches what the first render of this address needs beyond the page itself; never rejects. */
  readonly prepare?: (search: string) => Promise<void>;
}

/** Loads the page of one address and puts it into its route, so that the first render is the page and not a wait for it. */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
      const handle: PageHandle | undefined = loaded.handle;
      await handle?.prepare?.(search);
    }),
  );
}
