import { retryImport } from "@iep-insider/widgets/later";
import type { Head } from "../content/heads.ts";
import { useHead } from "../layout/useHead.ts";
import { MissingPage } from "./MissingPage.tsx";
import type { LoadPage, PageModule } from "./PageModule.ts";

/**
 * The `lazy` of a page's route. It never rejects, because the router would remember that for good: a page that does not
 * come is another page, which says so, and turns into the right one when it comes at last.
 * @param head what the page is called; without it, the page sets its head itself.
 */
export function lazyPage(load: LoadPage, head?: Head): LoadPage {
  const fetch = async () => titled(await load().catch(retryImport<PageModule>), head);
  return () => fetch().catch(() => missing(fetch));
}

function titled(page: PageModule, head: Head | undefined): PageModule {
  if (!head) return page;
  const { Component } = page;
  return { ...page, Component: () => <Titled head={head} page={Component} /> };
}

function Titled({ head, page: Page }: { readonly head: Head; readonly page: PageModule["Component"] }) {
  useHead(head);
  return <Page />;
}

function missing(fetch: LoadPage): PageModule {
  return { Component: () => <MissingPage load={fetch} />, handle: { isMissing: true } };
}
