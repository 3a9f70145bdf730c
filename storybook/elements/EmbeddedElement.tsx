import type { AttributeName } from "@iep-insider/widgets/element";
import { createElement, useEffect } from "react";

export interface EmbeddedElementProps {
  readonly tag: string;
  /** The one-line loader, or one tool's self-contained file. */
  readonly script: "loader" | "self-contained";
  readonly attributes: Readonly<Partial<Record<AttributeName, string | undefined>>>;
}

/** A tag as a partner writes it, with the built script. */
export function EmbeddedElement({ tag, script, attributes }: EmbeddedElementProps) {
  useEffect(() => loadScript(tag, script), [tag, script]);
  return createElement(tag, attributes);
}

function loadScript(tag: string, kind: EmbeddedElementProps["script"]): void {
  const file = kind === "loader" ? "loader.js" : `${tag}.standalone.js`;
  const address = new URL(`embed/v1/${file}`, document.baseURI).href;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/v1/"]')];
  if (scripts.some(({ src }) => src === address)) return;
  // A page keeps the first definition of a tag, so the other script can only be seen on a fresh page.
  if (customElements.get(tag)) {
    location.reload();
    return;
  }
  const element = document.createElement("script");
  element.async = true;
  element.src = address;
  document.head.append(element);
}
