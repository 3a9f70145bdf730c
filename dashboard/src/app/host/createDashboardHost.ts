import type { CaseStore } from "@iep-insider/sdk/case";
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
  readonly case: CaseStore;
  /** The start values handed to this tool. */
  readonly start: HandOff | null;
  readonly handOffs: HandOffs;
  readonly navigate: (path: string) => void;
  readonly track: ToolHost["track"];
}

/** All of the host except `ownTemplates`, which depends on the user and is known later. */
export type LastingHost = Omit<ToolHost, "ownTemplates">;

/**
 * The host of a tool on our own site: router, toasts, drafts in this tab, records on this device (CONTRIBUTING "One
 * tool, two hosts").
 */
export function createDashboardHost(surroundings: DashboardSurroundings): LastingHost {
  const {
    access,
    connect,
    toasts,
    drafts,
    device,
    case: caseStore,
    start,
    handOffs,
    navigate,
    track,
  } = surroundings;
  return {
    access,
    connect,
    notify: toasts.show,
    openPage: navigate,
    track: countOnce(track),
    drafts: {
      ...drafts,
      write: (tool, draft) => {
        // The draft includes the start values, and is newer.
        handOffs.taken(tool);
        drafts.write(tool, draft);
      },
    },
    device,
    case: caseStore,
    start,
    // Our own pages preset no state.
    state: null,
    handOff: (to, next) => {
      handOffs.leave(to, next);
      navigate(openToolPath(to));
    },
  };
}
