import type { IconNode } from "lucide";
import { createElement } from "react";

/** A lucide icon, in the size of the text beside it. Decorative only: text repeats its meaning. */
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
