import type { CountRequest } from "@iep-insider/sdk/contract";

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

/**
 * Counts the view of a page, and the opening of the tool that it has open, without the application, which does not count
 * them again when it starts.
 */
export function countView(mark: HTMLMetaElement): void {
  const { tool } = mark.dataset;
  send({ event: "page_view", subject: mark.content });
  if (tool) send({ event: "tool_load", subject: tool });
  mark.dataset["counted"] = tool ?? "";
}

function send(body: CountRequest): void {
  void fetch("/api/count", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
    // A failed count is ignored: it must never affect a parent.
  }).catch(() => {});
}

/** Whether the opening of this tool was counted before the application started; true once, since it may be opened again. */
export function takeCountedOpening(tool: string): boolean {
  const mark = pageMarkOf(document);
  if (mark?.dataset["counted"] !== tool) return false;
  mark.dataset["counted"] = "";
  return true;
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
