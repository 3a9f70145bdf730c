import { createAccess, createConnect } from "@iep-insider/sdk/access";
import { openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import {
  createDeviceText,
  type DeviceText,
  type HandOff,
  keptKey,
  ownTemplatesKey,
  type ToolHost,
} from "@iep-insider/sdk/host";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { SentFrom } from "../account/sentFrom.ts";
import { analytics } from "../analytics/analytics.ts";
import { toasts } from "../toasts/toasts.ts";
import { useMember } from "../useMember.ts";
import { accessSurroundings } from "./access.ts";
import { caseStore } from "./caseStore.ts";
import { createDashboardHost } from "./createDashboardHost.ts";
import { createHandOffs } from "./handOffs.ts";
import { alsoUnreachable } from "./lastAccess.ts";
import { createSessionDrafts } from "./sessionDrafts.ts";

const drafts = createSessionDrafts(() => window.sessionStorage);
const templates = createDeviceText(ownTemplatesKey);
const records = new Map<ToolId, DeviceText>();
const handOffs = createHandOffs();

/** One object per tool: where storage is blocked, it holds the record until the page closes. */
function recordOf(tool: ToolId): DeviceText {
  const record = records.get(tool) ?? createDeviceText(keptKey(tool));
  records.set(tool, record);
  return record;
}

/** The tool has opened and read its start values. */
export function startTaken(tool: ToolId): void {
  handOffs.taken(tool);
}

/** Lets the tool open with this draft in place of what was begun in this tab. Call it before the tool is opened. */
export function leaveDraft(tool: ToolId, draft: unknown): void {
  handOffs.taken(tool);
  drafts.write(tool, draft);
}

/**
 * The host of an open tool, with its start values. When it becomes known whether the user is a Pro member, only
 * `ownTemplates` changes: no gate asks again, nothing is counted twice, no text is lost.
 * @param tool must not change while the component is mounted.
 * @param asked start values from the URL, if any.
 */
export function useDashboardHost(tool: ToolId, asked: HandOff | null = null): ToolHost {
  const navigate = useNavigate();
  const [start] = useState(() => {
    // Stored too, so that a payment page in between does not lose it. Storing it twice is harmless.
    if (asked) handOffs.leave(tool, asked);
    return handOffs.waitingFor(tool);
  });
  const lasting = useMemo(() => {
    const around = accessSurroundings({
      subscribe: (email) => navigate("/subscribe", email === null ? {} : { state: { email } }),
      signIn: () => {
        const state: SentFrom = { from: openToolPath(tool) };
        navigate("/login", { state });
      },
    });
    return createDashboardHost({
      tool,
      access: alsoUnreachable(createAccess(around), around),
      connect: createConnect(around),
      toasts,
      drafts,
      device: recordOf(tool),
      case: caseStore,
      start,
      handOffs,
      navigate,
      track: analytics.toolUsage,
    });
  }, [start, navigate, tool]);
  const isOn = useMember()?.opensEverything ?? false;
  return useMemo(() => ({ ...lasting, ownTemplates: { isOn, storage: templates } }), [lasting, isOn]);
}
