import { retryImport } from "@iep-insider/widgets/later";
import type { Head } from "../content/heads.ts";
import { useHead } from "../layout/useHead.ts";
import { MissingPage } from "./MissingPage.tsx";
import type { LoadPage, PageModule } from "./PageModule.ts";

/**
 * The `lazy` of a page's route. It never rejects, because the router would cache the rejection: if a page fails to
 * load, a placeholder says so, retries, and is replaced by the page.
 * @param head the page's head; without it, the page sets its own.
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
