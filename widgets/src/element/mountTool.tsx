import r2wc from "@r2wc/react-to-web-component";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { readScreen, toolTag } from "./PrerenderedScreen.ts";
import { workOf } from "./sealed/workInTab.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";
import { ToolFrame } from "./ToolFrame.tsx";
import type { Fill } from "./View.ts";

/** What r2wc makes of a component: it is mounted with its element, and unmounted with it. */
type Wrapped = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

/** Not in a self-contained file, which has the tool's code when it has its markup. */
const isPrerendered = !import.meta.env.IEP_IS_SELF_CONTAINED;

interface MountProps {
  readonly container: HTMLElement;
}

/**
 * The tool itself, in the page: its own element, made by r2wc, which moves with the tool. The element that a page uses
 * wraps it, since it also shows frames and dialogs. If it is in the place already, with a pre-rendered screen, that
 * screen becomes the tool: its nodes stay, and so do focus and answers.
 */
export function mountTool(tool: TitledTool): Fill {
  const Mount = ({ container }: MountProps) => {
    const root = container.getRootNode() as ShadowRoot;
    const over = isPrerendered ? readScreen(container) : null;
    return <ToolFrame element={root.host as ToolElement} tool={tool} over={over} />;
  };
  return (element, place) => {
    const work = workOf(element);
    const tag = wrap(tool, Mount);
    const there = isPrerendered ? place.querySelector<HTMLElement>(tag) : null;
    const mounted = there ?? document.createElement(tag);
    const hydrated = there && hydrateRoot(there, <Mount container={there} />);
    if (!there) {
      mounted.className = "iep-wrap";
      place.append(mounted);
    }
    return {
      leave: () => {
        // The tool unmounts in a later task, and a restarted one reads its work at once.
        work.clear(tool.tool);
        hydrated?.unmount();
        mounted.remove();
      },
    };
  };
}

/** Defines the wrapped tool once. @returns its tag. */
function wrap(tool: TitledTool, Mount: ComponentType<MountProps>): string {
  const tag = toolTag(tool);
  if (customElements.get(tag)) return tag;
  const Base = r2wc(Mount) as unknown as Wrapped;
  customElements.define(
    tag,
    class extends Base {
      override connectedCallback() {
        // A pre-rendered screen waits to be hydrated, and what is mounted stays so when it moves.
        if (!this.firstChild) super.connectedCallback();
      }

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
