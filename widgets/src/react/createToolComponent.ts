import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import type { ToolMethods } from "../element/ToolElement.ts";
import { keepCalls } from "./keepCalls.ts";
import { elementProps, type ToolProps } from "./ToolProps.ts";
import { useEffectBeforePaint } from "./useEffectBeforePaint.ts";
import { useToolEvents } from "./useToolEvents.ts";

/** What one component wraps. */
export interface WrappedTool {
  readonly tag: string;
  /** The component's name, for React's own tools. */
  readonly name: string;
  /** The text of the link that the element shows until the tool loads. */
  readonly label: string;
  /** Where the link leads, below our server: `/advanced-tools?tool=aide-screener`. */
  readonly path: string;
  /** Fetches what makes the tag known to the browser. Called in a browser alone. */
  readonly fetchElement: () => Promise<unknown>;
}

type ToolHandle = HTMLElement & ToolMethods;

/**
 * A React component (18 or newer) around one element. On a server it renders the tag with its attributes and a link, and
 * in the browser it takes that over; the tool's own files come after that. A ref gets the element, with its methods.
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
        console.warn(`<${tag}> could not load; its link stands in its place.`, error),
      );
    }, []);
    const { children, apiBase } = props;
    const link = apiBase ? createElement("a", { href: apiBase.replace(/\/+$/, "") + path }, label) : null;
    return createElement(tag, { ...elementProps(props), ref: element }, children ?? link);
  });
  Tool.displayName = name;
  return Tool;
}
