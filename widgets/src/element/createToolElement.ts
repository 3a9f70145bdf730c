import r2wc from "@r2wc/react-to-web-component";
import { createElement } from "react";
import { attributes } from "./attributes.ts";
import { keepKeysInside } from "./keepKeysInside.ts";
import { type ReadAttributes, readAttributes } from "./readAttributes.ts";
import { wear } from "./styleSheets.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import type { ToolElement } from "./ToolElement.ts";
import { ToolFrame } from "./ToolFrame.tsx";

/**
 * The custom element of a tool. r2wc mounts the React component into an open shadow root; the rest stands here,
 * once: attributes and properties by the table (also cleared, and set before the upgrade), a move that keeps
 * state, a removal that frees everything, shared style sheets, and keys that stay inside while someone types.
 */
export function createToolElement(tool: TitledTool): CustomElementConstructor {
  const Wrapped = r2wc(
    ({ container }: { container: ShadowRoot }) =>
      createElement(ToolFrame, { element: container.host as ToolElement, tool }),
    { shadow: "open" },
  ) as new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

  class Element extends Wrapped implements ToolElement {
    #read: ReadAttributes | null = null;
    readonly #listeners = new Set<() => void>();

    static get observedAttributes() {
      return attributes.map((row) => row.name);
    }

    override connectedCallback() {
      const root = this.shadowRoot;
      if (root && root.adoptedStyleSheets.length === 0) {
        wear(root, tool.sheet);
        keepKeysInside(root);
      }
      this.#takeEarlyProperties();
      // Renders anew if it is already mounted, that is, after a move: the state stays.
      super.connectedCallback();
    }

    override disconnectedCallback() {
      // A move takes an element out and puts it in again within one task.
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    attributeChangedCallback() {
      this.#read = null;
      for (const listener of this.#listeners) listener();
    }

    readonly readAttributes = () => {
      this.#read ??= readAttributes(new Map([...this.attributes].map(({ name, value }) => [name, value])));
      return this.#read;
    };

    readonly watchAttributes = (listener: () => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };

    /** A page may set `element.state` before our script has arrived; the value then hides the accessor. */
    #takeEarlyProperties() {
      for (const { property } of attributes) {
        const early = Object.getOwnPropertyDescriptor(this, property);
        if (!early) continue;
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, early.value);
      }
    }
  }

  for (const { name, property } of attributes) {
    Object.defineProperty(Element.prototype, property, {
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
