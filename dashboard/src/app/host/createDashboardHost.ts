import type { CaseStore } from "@iep-insider/sdk/case";
import { openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
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
import { addToCaseOf } from "@iep-insider/widgets/case";
import { takeCountedOpening } from "../../start/pageMark.ts";
import type { HandOffs } from "./handOffs.ts";

export interface DashboardSurroundings {
  readonly tool: ToolId;
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

/** The tools whose results are kept in the case. */
const keptResults: readonly ToolId[] = [
  "504-screener",
  "aide-screener",
  "evaluation-screener",
  "assessments",
  "denial-decoder",
  "goal-analyzer",
  "signing-advisor",
  "dispute-guide",
  "chat",
];

/** All of the host except `ownTemplates`, which depends on the user and is known later. */
export type LastingHost = Omit<ToolHost, "ownTemplates">;

/**
 * The host of a tool on our own site: router, toasts, drafts in this tab, records on this device (CONTRIBUTING "One
 * tool, two hosts").
 */
export function createDashboardHost(surroundings: DashboardSurroundings): LastingHost {
  const {
    tool,
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
    track: countOnce((event, of) => {
      if (event !== "tool_load" || !takeCountedOpening(of)) track(event, of);
    }),
    drafts: {
      ...drafts,
      write: (of, draft) => {
        // The draft includes the start values, and is newer.
        handOffs.taken(of);
        drafts.write(of, draft);
      },
    },
    device,
    case: caseStore,
    KeepResult: keptResults.includes(tool) ? addToCaseOf(tool, caseStore, toasts.show) : null,
    start,
    // Our own pages preset no state.
    state: null,
    handOff: (to, next) => {
      handOffs.leave(to, next);
      navigate(openToolPath(to));
    },
  };
}
