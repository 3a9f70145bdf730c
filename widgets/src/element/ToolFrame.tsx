import { ToolAccess } from "@iep-insider/sdk/access";
import type { ToolId } from "@iep-insider/sdk/catalog";
import { ToolHostProvider, useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { createToasts, Notice, ToastRegion } from "@iep-insider/sdk/ui";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createElementHost } from "./elementHost.ts";
import { dispatchToolEvent } from "./events.ts";
import { scriptOrigin } from "./serverAddress.ts";
import { ToolBoundary } from "./ToolBoundary.tsx";
import type { ToolDefinition } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";
import { words } from "./words.ts";

/** What an element shows: its tool, with all that a tool needs from its surroundings. */
export function ToolFrame({ element, definition }: { element: ToolElement; definition: ToolDefinition }) {
  const { values, problems } = useSyncExternalStore(element.watchAttributes, element.readAttributes);
  const [toasts] = useState(createToasts);
  const server = values["api-base"] ?? scriptOrigin;
  const host = useMemo(
    () =>
      createElementHost({
        element,
        toasts,
        server,
        siteKey: () => element.readAttributes().values["site-key"],
      }),
    [element, toasts, server],
  );

  const { Tool } = definition;
  const faults = server === null ? [...problems, words.missingServer] : problems;
  return (
    <div className="iep-base" lang="en">
      <div className={`iep-tool ${tw`rounded border border-line bg-paper`}`}>
        <div className={tw`p-4 wide:p-8`}>
          <ToolBoundary onError={() => dispatchToolEvent(element, "iep:error", definition.tool)}>
            <ToolHostProvider host={host}>
              <ToolAccess tool={definition.tool}>
                <Tool />
                <Opened element={element} tool={definition.tool} />
              </ToolAccess>
            </ToolHostProvider>
          </ToolBoundary>
          {faults.length > 0 ? (
            <div className={tw`mt-4`}>
              <Notice tone="caution" title={words.forSiteOwner}>
                {faults.map((fault) => (
                  <p key={fault}>
                    &lt;{definition.tag}&gt;: {fault}
                  </p>
                ))}
              </Notice>
            </div>
          ) : null}
        </div>
      </div>
      <ToastRegion toasts={toasts} />
    </div>
  );
}

/** Stands beside a tool that is open, and tells so: to the page by its events, to us by a count. */
function Opened({ element, tool }: { element: ToolElement; tool: ToolId }) {
  const { track } = useToolHost();
  useEffect(() => {
    dispatchToolEvent(element, "iep:access", tool);
    dispatchToolEvent(element, "iep:ready", tool);
    track("tool_load", tool);
  }, [element, tool, track]);
  return null;
}
