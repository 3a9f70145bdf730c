import type { ToolId } from "@iep-insider/sdk/catalog";
import { elementAttributes, propertyOf } from "@iep-insider/sdk/embed";
import { keepKeysInside } from "./keepKeysInside.ts";
import { asksForOther } from "./locale.ts";
import { type ReadAttributes, readAttributes } from "./readAttributes.ts";
import type { ToolElement, ToolMethods } from "./ToolElement.ts";
import { type Fill, inlineView, type View } from "./View.ts";

/** What an element's class is made of. The parts that most elements never need are fetched when one does. */
export interface ToolParts {
  readonly tool: ToolId;
  /** Its title in the catalog; `overlay.js` knows it by itself. */
  readonly title?: string;
  /** Gives a new shadow root its style sheets. */
  readonly dress: (root: ShadowRoot) => void;
  /** The tool itself. */
  readonly fill: Fill;
  /** Begins to fetch what `fill` will need; only where that comes later. */
  readonly prefetch?: () => void;
  /** A frame that holds the tool. */
  readonly framed: Fill;
  /** @returns what makes the view of every other mode than inline. */
  readonly overlay: () => Promise<MakeView>;
  /** The same tool's parts in the other language, for an element that asks for it; rejects if there are none. */
  readonly other?: (() => Promise<ToolParts>) | undefined;
}

/** Makes an element's view; every mode but inline takes the words around the tool from its parts. */
export type MakeView = (element: ToolElement, root: ShadowRoot, fill: Fill, parts: ToolParts) => View;

/**
 * The class of a tool's tag: attributes and properties by the table (also cleared, and set before the upgrade), the
 * methods, a move that keeps state, a removal that frees everything, and keys that stay inside while someone types.
 * Called in a browser only, since a server has no HTMLElement.
 */
export function toolClass(parts: ToolParts): CustomElementConstructor {
  class Element extends HTMLElement implements ToolElement, ToolMethods {
    readonly #root = this.attachShadow({ mode: "open" });
    readonly #listeners = new Set<() => void>();
    #read: ReadAttributes | null = null;
    #view: View | null = null;
    /** What is shown, or on its way; another one takes its place when an attribute says so. */
    #shown: string | null = null;
    /** What was called while the view was on its way. */
    #kept: "open" | "close" = "close";

    static get observedAttributes() {
      return elementAttributes.map((row) => row.name);
    }

    constructor() {
      super();
      parts.dress(this.#root);
      keepKeysInside(this.#root);
    }

    connectedCallback() {
      this.#takeEarlyProperties();
      this.#show();
    }

    disconnectedCallback() {
      // A move takes an element out and puts it in again within one task.
      setTimeout(() => {
        if (!this.isConnected) this.#leave();
      });
    }

    attributeChangedCallback() {
      this.#read = null;
      if (this.#shown !== null) this.#show();
      for (const listener of this.#listeners) listener();
    }

    get isOpen() {
      return this.#view?.isOpen ?? false;
    }

    open() {
      this.#kept = "open";
      this.#view?.open();
    }

    close() {
      this.#kept = "close";
      this.#view?.close();
    }

    restart() {
      this.#view?.restart();
    }

    readonly readAttributes = () => {
      // Each of these names has a value.
      this.#read ??= readAttributes(
        new Map(this.getAttributeNames().map((name) => [name, this.getAttribute(name) as string])),
      );
      return this.#read;
    };

    readonly watchAttributes = (listener: () => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };

    /** Shows what the attributes ask for, unless that is there already: after a move the state stays. */
    #show() {
      const { mode, render } = this.readAttributes().values;
      const wanted = `${mode} ${render}`;
      if (wanted === this.#shown) return;
      this.#leave();
      this.#shown = wanted;
      const show = (given: ToolParts) => {
        const put = (make: MakeView) => {
          if (this.#shown !== wanted || this.#view) return;
          this.#view = make(this, this.#root, render === "iframe" ? given.framed : given.fill, given);
          if (this.#kept === "open") this.#view.open();
        };
        if (mode === "inline") put(inlineView);
        // In the page a tool is still a tool.
        else given.overlay().then(put, () => put(inlineView));
      };
      if (!import.meta.env.IEP_IS_SELF_CONTAINED && parts.other && asksForOther(this))
        parts.other().then(show, () => show(parts));
      else show(parts);
    }

    #leave() {
      this.#view?.leave();
      this.#view = null;
      this.#shown = null;
    }

    /** A page may set `element.state` before our script has arrived; the value then hides the accessor. */
    #takeEarlyProperties() {
      for (const [property, early] of Object.entries(this)) {
        if (!(property in Element.prototype)) continue;
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, early);
      }
    }
  }

  for (const { name } of elementAttributes) {
    Object.defineProperty(Element.prototype, propertyOf(name), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.readAttributes().values[name];
      },
      set(this: Element, value: string | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  return Element;
}
