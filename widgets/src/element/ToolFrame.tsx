import { tw } from "@iep-insider/sdk/theme";
import { createToasts, Notice, ToastRegion } from "@iep-insider/sdk/ui";
import { useMemo, useState, useSyncExternalStore } from "react";
import type { ElementSurroundings } from "./ElementSurroundings.ts";
import { scriptOrigin } from "./serverAddress.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";
import { ToolPlace } from "./ToolPlace.tsx";
import { words } from "./words.ts";

/** What an element shows: its tool, with all that a tool needs from its surroundings. */
export function ToolFrame({ element, tool }: { element: ToolElement; tool: TitledTool }) {
  const { values, problems } = useSyncExternalStore(element.watchAttributes, element.readAttributes);
  const [toasts] = useState(createToasts);
  const server = values["api-base"] ?? scriptOrigin;
  const [unknownKey, setUnknownKey] = useState<string | null>(null);
  const surroundings = useMemo<ElementSurroundings>(() => {
    // Kept here too, since a call is made again before this is rendered again.
    let refused: string | null = null;
    return {
      element,
      toasts,
      server,
      siteKey: () => {
        const key = element.readAttributes().values["site-key"];
        return key === refused ? null : key;
      },
      onUnknownSite: (key) => {
        refused = key;
        setUnknownKey(key);
      },
      state: () => element.readAttributes().values.state,
    };
  }, [element, toasts, server]);

  const faults = [
    ...problems,
    ...(server === null ? [words.missingServer] : []),
    ...(unknownKey !== null && unknownKey === values["site-key"] ? [words.unknownSite(unknownKey)] : []),
  ];
  return (
    <div className="iep-base" lang="en">
      <div className={`iep-tool ${tw`rounded border border-line bg-paper`}`}>
        <div className={tw`p-4 wide:p-8`}>
          <ToolPlace tool={tool} surroundings={surroundings} start={null} />
          {faults.length > 0 ? (
            <div className={tw`mt-4`}>
              <Notice tone="caution" title={words.forSiteOwner}>
                {faults.map((fault) => (
                  <p key={fault}>
                    &lt;{tool.tag}&gt;: {fault}
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
