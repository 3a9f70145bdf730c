import type { SiteOfPage } from "@iep-insider/sdk/contract";
import type { AttributeValues } from "@iep-insider/sdk/embed";
import type { ToolElement } from "../ToolElement.ts";

/** An element and what its page gives it. */
export interface PageContext {
  readonly element: ToolElement;
  /** Where the site's name goes, above the tool; its height is kept free from the start. Null without a site key. */
  readonly place: HTMLElement | null;
  /** Null until the server has said whose key it is. */
  readonly site: SiteOfPage | null;
  readonly siteKey: string | null;
  /** Our server's address, where the logo lies. */
  readonly server: string | null;
  /** Its attributes, read. */
  readonly values: AttributeValues;
}
