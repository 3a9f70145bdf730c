/**
 * The name of the `<meta>` in the file of a page that is finished without the application (`startsWhenUsed`
 * in app/pages.ts). Its content is the page's path, as counted; `data-files` lists the files that the page needs once the
 * application starts; `data-tool` names the tool that the file has open, where it is one of the hub's.
 */
export const pageMark = "page";

export function pageMarkOf(document: Document): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${pageMark}"]`);
}

/** Whether the file has the tool that the URL names. Any other file of the hub has the grid, whatever the query. */
export function hasOpenTool(): boolean {
  // While pre-rendering, the URL is what is rendered.
  return typeof document === "undefined" || pageMarkOf(document)?.dataset["tool"] !== undefined;
}

/** Counts the view of a page without the application, which does not count it again when it starts. */
export function countView(mark: HTMLMetaElement): void {
  void fetch("/api/count", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ event: "page_view", subject: mark.content }),
    keepalive: true,
    // A failed count is ignored: it must never affect a parent.
  }).catch(() => {});
  mark.dataset["counted"] = "";
}

/** Whether the document's first view was counted before the application started. */
export function isCounted(): boolean {
  return pageMarkOf(document)?.dataset["counted"] !== undefined;
}

/**
 * Whether the browser has scrolled a finished page to its place, and the visitor may have moved on: the router would
 * scroll again, away from what is being pressed. After a reload or Back only the router knows the place.
 */
export function isInPlace(): boolean {
  if (isCounted()) return true;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return pageMarkOf(document) !== null && visit?.type === "navigate";
}
