import type { ComponentType } from "react";

/** Decorates a story: a narrow column of a page, as on a phone. */
export function inNarrowColumn(Story: ComponentType) {
  return (
    <div className="iep-tool" style={{ maxWidth: 320 }}>
      <Story />
    </div>
  );
}
