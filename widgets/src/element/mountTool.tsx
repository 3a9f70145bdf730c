import r2wc from "@r2wc/react-to-web-component";
import { hydrateRoot, type Root } from "react-dom/client";
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

/** The wrapped tool; `hydrate` is for one that holds a pre-rendered screen. */
type Mounted = HTMLElement & { hydrate(): void };

/**
 * The tool itself, in the page: its own element, made by r2wc, which moves with the tool. The element that a page uses
 * wraps it, since it also shows frames and dialogs. If it is in the place already, with a pre-rendered screen, that
 * screen becomes the tool: its nodes stay, and so do focus and answers.
 */
export function mountTool(tool: TitledTool): Fill {
  return (element, place) => {
    const work = workOf(element);
    const tag = wrap(tool);
    const prerendered = isPrerendered ? place.querySelector<Mounted>(tag) : null;
    const mounted = prerendered ?? document.createElement(tag);
    if (prerendered) {
      prerendered.hydrate();
    } else {
      mounted.className = "iep-wrap";
      place.append(mounted);
    }
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
  const tag = toolTag(tool);
  if (customElements.get(tag)) return tag;
  const Mount = ({ container }: { readonly container: HTMLElement }) => {
    const root = container.getRootNode() as ShadowRoot;
    return <ToolFrame element={root.host as ToolElement} tool={tool} over={readScreen(container)} />;
  };
  const Base = r2wc(Mount) as unknown as Wrapped;
  customElements.define(
    tag,
    class extends Base {
      #hydrated: Root | null = null;

      hydrate() {
        if (isPrerendered) this.#hydrated = hydrateRoot(this, <Mount container={this} />);
      }

      override connectedCallback() {
        // A pre-rendered screen waits to be hydrated, and what is mounted stays so when it moves.
        if (!this.firstChild) super.connectedCallback();
      }

      override disconnectedCallback() {
        // A move takes an element out and puts it in again within one task.
        setTimeout(() => {
          if (this.isConnected) return;
          this.#hydrated?.unmount();
          super.disconnectedCallback();
        });
      }
    },
  );
  return tag;
}
