import {
  type AttributeName,
  type AttributeProperty,
  attributeTable,
  propertyOf,
} from "@iep-insider/sdk/embed";
import type { HTMLAttributes, ReactNode } from "react";
import { eventNames, type ToolEventDetail, type ToolEventName } from "../element/events.ts";

type HandlerName<Name extends ToolEventName> = Name extends `iep:${infer Word}`
  ? `on${Capitalize<Word>}`
  : never;

export type ToolHandlerName = HandlerName<ToolEventName>;
export type ToolHandler = (event: CustomEvent<ToolEventDetail>) => void;

type OwnProps = Readonly<
  Partial<Record<AttributeProperty, string | null | undefined>> &
    Partial<Record<ToolHandlerName, ToolHandler | undefined>> & {
      readonly className?: string | undefined;
      /** Shown in the element until the tool loads, and without JavaScript. */
      readonly children?: ReactNode;
    }
>;

/** A component's props. The package's types (`build/npm/reactTypes.ts`) are more specific. */
export type ToolProps = OwnProps & Omit<HTMLAttributes<HTMLElement>, keyof OwnProps>;

/** @returns `onReady` for `iep:ready`. */
export function handlerName(name: ToolEventName): ToolHandlerName {
  const word = name.slice("iep:".length);
  return `on${word.charAt(0).toUpperCase()}${word.slice(1)}` as ToolHandlerName;
}

const handlerNames: ReadonlySet<string> = new Set(eventNames.map(handlerName));
const attributeNames: ReadonlyMap<string, AttributeName> = new Map(
  attributeTable.map(({ name }) => [propertyOf(name), name]),
);

/** Attributes with the value "false". Any other attribute is true by its presence. */
const saysNo = /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/;

/**
 * The attributes that React sets on the element: ours under their HTML names, and all others unchanged. Attributes that
 * are null or undefined are omitted.
 */
export function elementProps({ children, className, ...props }: ToolProps): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (handlerNames.has(name)) continue;
    const attribute = attributeNames.get(name);
    if (attribute === undefined) {
      // React 18 would write hidden="false" on a custom element, which hides it.
      if (value !== false || saysNo.test(name)) written[name] = value;
    } else if (value !== null && value !== undefined) written[attribute] = String(value);
  }
  // React 18 does not support className on a custom element.
  if (className !== undefined) written["class"] = className;
  return written;
}
