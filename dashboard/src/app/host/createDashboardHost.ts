import { openToolPath } from "@iep-insider/sdk/catalog";
import {
  type AskAccess,
  type Connect,
  countOnce,
  type DeviceText,
  type Drafts,
  type HandOff,
  type ToolHost,
} from "@iep-insider/sdk/host";
import type { Toasts } from "@iep-insider/sdk/ui";
import type { HandOffs } from "./handOffs.ts";

export interface DashboardSurroundings {
  readonly access: AskAccess;
  readonly connect: Connect;
  readonly toasts: Toasts;
  readonly drafts: Drafts;
  readonly device: DeviceText;
  /** What was handed to the tool this host is for. */
  readonly start: HandOff | null;
  readonly handOffs: HandOffs;
  readonly navigate: (path: string) => void;
  readonly track: ToolHost["track"];
}

/** All of a host but the own templates: who may use them is known late, and this part is set up once. */
export type LastingHost = Omit<ToolHost, "ownTemplates">;

/** The host of a tool on our own site: the router, toasts on the page, drafts in this tab, records on this device (CONTRIBUTING "A tool in two places"). */
export function createDashboardHost(surroundings: DashboardSurroundings): LastingHost {
  const { access, connect, toasts, drafts, device, start, handOffs, navigate, track } = surroundings;
  return {
    access,
    connect,
    notify: toasts.show,
    openPage: navigate,
    track: countOnce(track),
    drafts: {
      ...drafts,
      write: (tool, draft) => {
        // It began with what was handed over, and is newer.
        handOffs.taken(tool);
        drafts.write(tool, draft);
      },
    },
    device,
    start,
    // Our own page presets no state.
    state: null,
    handOff: (to, next) => {
      handOffs.leave(to, next);
      navigate(openToolPath(to));
    },
  };
}
