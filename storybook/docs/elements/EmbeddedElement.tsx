import type { AttributeName } from "@iep-insider/widgets/element";
import { type CSSProperties, createElement, useEffect } from "react";

export interface EmbeddedElementProps {
  readonly tag: string;
  /** The one-line script that fetches what the page needs, or one tool's own file with everything in it. */
  readonly script: "loader" | "self-contained";
  readonly attributes: Readonly<Partial<Record<AttributeName, string | undefined>>>;
  /** The site's own colour, as its style sheet gives it: `--iep-accent`. */
  readonly accent?: string | undefined;
}

/** A tag as a partner writes it, with the built script beside it. */
export function EmbeddedElement({ tag, script, attributes, accent }: EmbeddedElementProps) {
  useEffect(() => loadScript(tag, script), [tag, script]);
  const style = accent ? ({ "--iep-accent": accent } as CSSProperties) : undefined;
  return createElement(tag, { ...attributes, style });
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
