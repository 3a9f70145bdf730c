import r2wc from "@r2wc/react-to-web-component";
import { workOf } from "./sealed/workInTab.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";
import { ToolFrame } from "./ToolFrame.tsx";
import type { Fill } from "./View.ts";

/** What r2wc makes of a component: it is mounted with its element, and unmounted with it. */
type Wrapped = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/**
 * The tool itself, in the page: its own element, made by r2wc, which moves with the tool. The element that a page uses
 * wraps it, since it also shows frames and dialogs.
 */
export function mountTool(tool: TitledTool): Fill {
  return (element, place) => {
    const work = workOf(element);
    const mounted = document.createElement(wrap(tool));
    mounted.className = "iep-wrap";
    place.append(mounted);
    return {
      leave: () => {
        // The tool unmounts in a later task, and a restarted one reads its work at once.
        work.clear(tool.tool);
        mounted.remove();
      },
    };
  };
}

/** Defines the wrapped tool once. @returns its tag. */
function wrap(tool: TitledTool): string {
  const tag = `${tool.tag}-tool`;
  if (customElements.get(tag)) return tag;
  const Base = r2wc(({ container }: { container: HTMLElement }) => {
    const root = container.getRootNode() as ShadowRoot;
    return <ToolFrame element={root.host as ToolElement} tool={tool} />;
  }) as unknown as Wrapped;
  customElements.define(
    tag,
    class extends Base {
      override disconnectedCallback() {
        // A move takes an element out and puts it in again within one task.
        setTimeout(() => {
          if (!this.isConnected) super.disconnectedCallback();
        });
      }
    },
  );
  return tag;
}
