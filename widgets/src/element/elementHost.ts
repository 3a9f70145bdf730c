import { createAccess, createConnect } from "@iep-insider/sdk/access";
import { countOnce, type HandOff, type ToolHost } from "@iep-insider/sdk/host";
import type { ElementSurroundings } from "./ElementSurroundings.ts";
import { elementAccess } from "./elementAccess.ts";
import { dispatchToolEvent } from "./events.ts";
import type { TitledTool } from "./ToolDefinition.ts";

/** All of a host but the state, which may become known later. */
export type LastingHost = Omit<ToolHost, "state">;

/** The host of one tool on a partner's page: toasts inside the shadow root, our pages in a new tab, nothing stored but a purchase's key; in our own frame the tool's record, too. */
export function createElementHost(
  surroundings: ElementSurroundings,
  { tool: id, record }: TitledTool,
  start: HandOff | null,
  handOff: ToolHost["handOff"],
): LastingHost {
  const { element, notify, server, siteKey, work } = surroundings;
  const counting = countOnce((event, subject) => {
    if (server === null) return;
    // Seconds later: the first seconds belong to the page, and to the parent's first press. A failed count is ignored.
    setTimeout(() => {
      import("./count.ts").then(({ count }) => count(server, siteKey(), { event, subject })).catch(() => {});
    }, 2000);
  });
  const openPage = (path: string) => {
    if (server !== null) window.open(server + path, "_blank", "noopener");
  };
  const around = elementAccess(surroundings, openPage);
  return {
    access: createAccess(around),
    connect: createConnect(around),
    notify,
    openPage,
    track: (event, tool) => {
      if (event === "tool_complete") dispatchToolEvent(element, "iep:result", tool);
      counting(event, tool);
    },
    drafts: import.meta.env.IEP_IS_SELF_CONTAINED ? null : work,
    memory: work,
    device: record?.(server, id) ?? null,
    case: null,
    ownTemplates: null,
    start,
    handOff,
  };
}
