import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { readScreen, toolTag } from "./PrerenderedScreen.ts";
import { workOf } from "./sealed/workInTab.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";
import { ToolFrame } from "./ToolFrame.tsx";
import { stateOf } from "./useSite.ts";
import type { Fill } from "./View.ts";

/** Not in a self-contained file, which has the tool's code when it has its markup. */
const isPrerendered = !import.meta.env.IEP_IS_SELF_CONTAINED;

/**
 * The tool itself, in the page: its own element, which moves with the tool. The element that a page uses wraps it, since
 * it also shows frames and dialogs. If it is in the place already, with a pre-rendered screen, that screen becomes the
 * tool: its nodes stay, and so do focus and answers; unless the tool knows more than its markup.
 */
export function mountTool(tool: TitledTool): Fill {
  return (element, place) => {
    const work = workOf(element);
    const tag = wrap(tool);
    let there = isPrerendered ? place.querySelector<HTMLElement>(tag) : null;
    if (there && readScreen(there) === "stateless" && stateOf(element) !== null) {
      there.remove();
      there = null;
    }
    const mounted = there ?? document.createElement(tag);
    const hydrated =
      there && hydrateRoot(there, <ToolFrame element={element} tool={tool} over={readScreen(there)} />);
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
function wrap(tool: TitledTool): string {
  const tag = toolTag(tool);
  if (customElements.get(tag)) return tag;
  customElements.define(
    tag,
    class extends HTMLElement {
      #mounted: Root | null = null;

      connectedCallback() {
        // A pre-rendered screen waits to be hydrated, and what is mounted stays so when it moves.
        if (this.firstChild) return;
        const { host } = this.getRootNode() as ShadowRoot;
        this.#mounted = createRoot(this);
        this.#mounted.render(<ToolFrame element={host as ToolElement} tool={tool} />);
      }

      disconnectedCallback() {
        // A move takes an element out and puts it in again within one task.
        setTimeout(() => {
          if (this.isConnected) return;
          this.#mounted?.unmount();
          this.#mounted = null;
        });
      }
    },
  );
  return tag;
}
