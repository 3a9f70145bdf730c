import { elements } from "virtual:elements";
import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { retryImport } from "@iep-insider/sdk/ui";
import type { ComponentType } from "react";
import { isOfThisRuntime } from "../runtime.ts";
import type { DefinedTool, TitledTool } from "../ToolDefinition.ts";
import type { HandingOver, InFrontProps } from "../ToolPlaceProps.ts";
import { ToolInFront } from "./ToolInFront.tsx";

/**
 * The tool that another one hands over to, ready to be shown in front of it.
 * @throws when it could be fetched but failed to load; a retry fetches it again.
 */
export async function otherTool(handingOver: HandingOver): Promise<ComponentType<InFrontProps>> {
  const tool = await fetchTool(handingOver.to);
  return (props) => <ToolInFront {...props} handingOver={handingOver} tool={tool} />;
}

/** @returns null where it cannot be shown in place: a self-contained file, or a newer release's runtime. */
async function fetchTool(to: ToolId): Promise<TitledTool | null> {
  const fetched = await elements[to]?.()
    .catch(retryImport<Fetched>)
    .catch((error: unknown) => {
      // A first time, or without a network, another try can help. Else its files are gone, or kept from this page.
      if (!failed.has(to) || !navigator.onLine) {
        failed.add(to);
        throw error;
      }
      return null;
    });
  failed.delete(to);
  // A newer release than this page's brings a runtime of its own, which knows nothing of our host.
  if (!fetched || !isOfThisRuntime(fetched.element)) return null;
  return { ...fetched.element, title: toolById(to).title };
}

const failed = new Set<ToolId>();

interface Fetched {
  readonly element: DefinedTool;
}
