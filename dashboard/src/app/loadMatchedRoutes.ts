import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { basename } from "./language.ts";
import { onNextChance } from "./nextChance.ts";

/** What a page's module may export as `handle`. */
export interface PageHandle {
  /** Fetches what the first render of this URL needs besides the page's module; never rejects. */
  readonly prepare?: (search: string) => Promise<void>;
  /** True for the placeholder of a page that failed to load (`lazyPage`). */
  readonly isMissing?: boolean;
  /** Shown above the page instead of the site's header and footer. */
  readonly Bar?: ComponentType;
}

/**
 * Loads the module of one URL into its route, so that the first render is the page and not a loading state.
 * @param isReadable whether the document has the pre-rendered page. If the module fails to load, this then retries until
 * it loads; otherwise the placeholder is rendered, which says so and retries itself.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
  isReadable = true,
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      let loaded = await route.lazy();
      while (isReadable && handleOf(loaded)?.isMissing) {
        await new Promise<void>(onNextChance);
        loaded = await route.lazy();
      }
      Object.assign(route, loaded, { lazy: undefined });
      await handleOf(loaded)?.prepare?.(search);
    }),
  );
}

function handleOf({ handle }: { readonly handle?: PageHandle }): PageHandle | undefined {
  return handle;
}
