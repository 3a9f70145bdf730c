import type { ToolMethods } from "../element/ToolElement.ts";

const calls = ["open", "close", "restart"] as const satisfies readonly (keyof ToolMethods)[];

/**
 * Until the tool's files have loaded, its element has no methods. Calls made before then are queued and run in order.
 */
export function keepCalls(element: HTMLElement & ToolMethods): void {
  const tag = element.localName;
  // A second time by StrictMode: the calls that are kept already stay.
  if (customElements.get(tag) || Object.hasOwn(element, "open")) return;
  const kept: (typeof calls)[number][] = [];
  for (const name of calls)
    Object.defineProperty(element, name, { configurable: true, value: () => void kept.push(name) });
  Object.defineProperty(element, "isOpen", {
    configurable: true,
    get: () => element.getAttribute("mode") !== "dialog",
  });
  customElements.whenDefined(tag).then(() => {
    // They would hide the element's own.
    for (const name of [...calls, "isOpen"]) Reflect.deleteProperty(element, name);
    for (const name of kept) element[name]();
  });
}
