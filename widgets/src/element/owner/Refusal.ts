import type { SiteErrorCode } from "@iep-insider/sdk/contract";

/** Why a site key is worth nothing here; or the tool is one that its partner does not offer. */
export type RefusalCode = SiteErrorCode | "tool_not_offered";

/** What the server said of the site key of an element. */
export interface Refusal {
  readonly key: string;
  readonly code: RefusalCode;
}
