import type { AccessSurroundings } from "@iep-insider/sdk/access";
import type { ToastMessage } from "@iep-insider/sdk/ui";
import type { ElementWork } from "./sealed/workInTab.ts";

/** What all tools of one element share. */
export interface ElementSurroundings {
  readonly element: HTMLElement;
  /** Its work in progress, apart from that of other elements on the page. */
  readonly work: ElementWork;
  /** Shows a toast in the element. */
  readonly notify: (message: ToastMessage) => void;
  /** Our server's address, or null when it is not known: then nothing is counted and links cannot lead to us. */
  readonly server: string | null;
  /** The `site-key` attribute; null once the server has said that it does not know it. */
  readonly siteKey: () => string | null;
  readonly onSiteRefused: AccessSurroundings["onSiteRefused"];
  /** The `state` attribute, or the site's own. */
  readonly state: () => string | null;
}
