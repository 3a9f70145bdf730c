import { createAccess } from "@iep-insider/sdk/access";
import type { CountRequest } from "@iep-insider/sdk/contract";
import type { HandOff, ToolHost } from "@iep-insider/sdk/host";
import type { Toasts } from "@iep-insider/sdk/ui";
import { elementAccess } from "./elementAccess.ts";
import { dispatchToolEvent } from "./events.ts";

/** What all tools of one element share. */
export interface ElementSurroundings {
  readonly element: HTMLElement;
  readonly toasts: Toasts;
  /** Our server's address, or null when it is not known: then nothing is counted and links cannot lead to us. */
  readonly server: string | null;
  /** The `site-key` attribute; null once the server has said that it does not know it. */
  readonly siteKey: () => string | null;
  readonly onUnknownSite: (siteKey: string) => void;
  /** The `state` attribute. */
  readonly state: () => string | null;
}

/** The host of one tool on a partner's page: toasts inside the shadow root, our pages in a new tab, nothing stored but a purchase's key. */
export function createElementHost(
  surroundings: ElementSurroundings,
  start: HandOff | null,
  handOff: ToolHost["handOff"],
): ToolHost {
  const { element, toasts, server, siteKey, state } = surroundings;
  const count = async (request: CountRequest) => {
    if (server !== null) await (await import("./count.ts")).count(server, siteKey(), request);
  };
  const openPage = (path: string) => {
    if (server !== null) window.open(server + path, "_blank", "noopener");
  };
  return {
    access: createAccess(elementAccess(surroundings, openPage)),
    notify: toasts.show,
    openPage,
    track: (event, tool) => {
      if (event === "tool_complete") dispatchToolEvent(element, "iep:result", tool);
      // A count that fails is nobody's concern: it must never cost a parent anything.
      afterwards(() => count({ event, subject: tool }).catch(() => {}));
    },
    drafts: null,
    ownTemplates: null,
    start,
    state: state(),
    handOff,
  };
}

/** Seconds later: the first seconds belong to the page, and to the parent's first press. */
function afterwards(task: () => void): void {
  setTimeout(task, 2000);
}
