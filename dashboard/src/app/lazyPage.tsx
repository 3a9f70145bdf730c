import { retryImport } from "@iep-insider/widgets/later";
import { MissingPage } from "./MissingPage.tsx";
import type { LoadPage, PageModule } from "./PageModule.ts";

/**
 * The `lazy` of a page's route. It never rejects, because the router would remember that for good: a page that does not
 * come is another page, which says so, and turns into the right one when it comes at last.
 */
export function lazyPage(load: LoadPage): LoadPage {
  const fetch = () => load().catch(retryImport<PageModule>);
  return () => fetch().catch(() => missing(fetch));
}

function missing(fetch: LoadPage): PageModule {
  return { Component: () => <MissingPage load={fetch} />, handle: { isMissing: true } };
}
