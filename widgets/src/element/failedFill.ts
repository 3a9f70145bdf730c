import type { ToolId } from "@iep-insider/sdk/catalog";
import { dispatchToolEvent } from "./events.ts";
import { ownFolder } from "./locale.ts";
import { couldNotLoad, openOnOurSite } from "./missingWords.ts";
import { scriptOrigin } from "./serverAddress.ts";
import type { Fill } from "./View.ts";

/** Where a part that a tool cannot be without did not come: a way to the tool on our own site, in the tool's place. */
export function failedFill({ tool, tag }: { readonly tool: ToolId; readonly tag: string }): Fill {
  return (element, place) => {
    const server = element.readAttributes().values["api-base"] ?? scriptOrigin;
    const note = document.createElement("p");
    note.role = "alert";
    note.append(couldNotLoad);
    if (server !== null) {
      const link = document.createElement("a");
      link.href = `${server}/${ownFolder}advanced-tools?tool=${tag}`;
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = openOnOurSite;
      note.append(" ", link);
    }
    place.append(note);
    dispatchToolEvent(element, "iep:error", tool);
    return { leave: () => note.remove() };
  };
}
