import { pageAt, pageFacts } from "@iep-insider/sdk/contract";
import type { Head } from "../content/heads.ts";

/** Whether search engines are asked to leave a page out: its head or its row says so, or the path has no page. */
export function isUnlisted(path: string, head: Head): boolean {
  const page = pageAt(path);
  return head.isUnlisted ?? (page === undefined || pageFacts(page).isUnlisted === true);
}
