import { ToolHostProvider } from "@iep-insider/sdk/host";
import { createToasts, ToastRegion } from "@iep-insider/sdk/ui";
import { type ReactNode, useState } from "react";
import { createStoryHost, type StoryParameters } from "./storyHost.ts";

/** What an element or the dashboard provides around a component: the kit's background, a host, and toasts. */
export function Surroundings({
  parameters,
  children,
}: {
  readonly parameters: StoryParameters;
  readonly children: ReactNode;
}) {
  const [toasts] = useState(createToasts);
  const [host] = useState(() => createStoryHost(toasts, parameters));
  if (parameters.ownSurroundings) return children;
  return (
    <div className="iep-base">
      <div className="iep-tool story-column">
        <ToolHostProvider host={host}>{children}</ToolHostProvider>
      </div>
      <ToastRegion toasts={toasts} />
    </div>
  );
}
