import { ToolAccess } from "@iep-insider/sdk/access";
import { ToolHostProvider } from "@iep-insider/sdk/host";
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

  useEffect(() => {
    dispatchToolEvent(element, "iep:access", definition.tool);
    dispatchToolEvent(element, "iep:ready", definition.tool);
  }, [element, definition]);
  useEffect(() => host.track("tool_load", definition.tool), [host, definition]);

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
