import { pageAt, pageFacts } from "@iep-insider/sdk/contract";
import type { Head } from "../content/heads.ts";

/** Whether search engines should skip a page: its head or its row says so, or no page has this path. */
export function isUnlisted(path: string, head: Head): boolean {
  const page = pageAt(path);
  return head.isUnlisted ?? (page === undefined || pageFacts(page).isUnlisted === true);
}
