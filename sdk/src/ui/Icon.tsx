import type { IconNode } from "lucide";
import { createElement } from "react";

/** One of lucide's line icons, as large as the text beside it asks for. Decoration only: words say it too. */
export function Icon({ node, size = "1.5em" }: { readonly node: IconNode; readonly size?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
