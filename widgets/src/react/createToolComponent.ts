import {
  createElement,
  forwardRef,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { eventNames, type ToolEventDetail } from "../element/events.ts";
import type { ToolMethods } from "../element/ToolElement.ts";
import { elementProps, handlerName, type ToolProps } from "./ToolProps.ts";

export interface WrappedTool {
  readonly tag: string;
  /** The component's name, for React's developer tools. */
  readonly name: string;
  /** The text of the link that the element shows until the tool loads. */
  readonly label: string;
  /** The link's path on our server: `/advanced-tools?tool=aide-screener`. */
  readonly path: string;
  /** Loads the script that defines the tag. Called in browsers only. */
  readonly fetchElement: () => Promise<unknown>;
}

type ToolHandle = HTMLElement & ToolMethods;

/**
 * Creates a React component (18 or newer) for one element. A server renders the tag with its attributes and a link, and
 * the browser hydrates that; the tool's own files load afterwards. A ref gets the element, with its methods.
 */
export function createToolComponent({ tag, name, label, path, fetchElement }: WrappedTool) {
  const Tool = forwardRef<ToolHandle | null, ToolProps>((props, ref) => {
    const element = useRef<ToolHandle>(null);
    useImperativeHandle<ToolHandle | null, ToolHandle | null>(ref, () => element.current, []);
    useToolEvents(element, props);
    useEffectBeforePaint(() => {
      if (element.current) keepCalls(element.current);
    }, []);
    useEffect(() => {
      // The link stays if the files fail to load, and the next mount requests them again.
      fetchElement().catch((error: unknown) =>
        console.warn(`<${tag}> could not load; its link is shown instead.`, error),
      );
    }, []);
    const { children, apiBase } = props;
    const link = apiBase ? createElement("a", { href: apiBase.replace(/\/+$/, "") + path }, label) : null;
    return createElement(tag, { ...elementProps(props), ref: element }, children ?? link);
  });
  Tool.displayName = name;
  return Tool;
}

const calls = ["open", "close", "restart"] as const satisfies readonly (keyof ToolMethods)[];

/**
 * Until the tool's files have loaded, its element has no methods. Calls made before then are queued and run in order.
 */
function keepCalls(element: HTMLElement & ToolMethods): void {
  const tag = element.localName;
  // StrictMode calls it twice: queued calls stay.
  if (customElements.get(tag) || Object.hasOwn(element, "open")) return;
  const kept: (typeof calls)[number][] = [];
  for (const name of calls)
    Object.defineProperty(element, name, { configurable: true, value: () => void kept.push(name) });
  Object.defineProperty(element, "isOpen", {
    configurable: true,
    get: () => (element.getAttribute("mode") ?? "inline") === "inline",
  });
  customElements.whenDefined(tag).then(() => {
    // They would shadow the element's own.
    for (const name of [...calls, "isOpen"]) Reflect.deleteProperty(element, name);
    for (const name of kept) element[name]();
  });
}

/** Calls the current handlers with the element's events. Listens before the tool can dispatch the first one. */
function useToolEvents(element: RefObject<HTMLElement | null>, props: ToolProps): void {
  const latest = useRef(props);
  useEffectBeforePaint(() => {
    latest.current = props;
  });
  useEffectBeforePaint(() => {
    const place = element.current;
    if (!place) return;
    const ends = eventNames.map((name) => {
      const listener = (event: Event) =>
        latest.current[handlerName(name)]?.(event as CustomEvent<ToolEventDetail>);
      place.addEventListener(name, listener);
      return () => place.removeEventListener(name, listener);
    });
    return () => {
      for (const end of ends) end();
    };
  }, [element]);
}

/** `useLayoutEffect`, without React 18's warning on a server, where it would do nothing anyway. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;
