import { Component, type ReactNode } from "react";

interface Props {
  /** What is shown at all: when this changes, nothing is kept. */
  readonly page: string;
  /** The ids of the items in the document, in order. */
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

interface Seen {
  readonly id: string;
  readonly top: number;
}

/**
 * Keeps the item being read in place on the screen while items are added and removed above it. Not every browser does
 * so on its own, and none in all cases; the list inside has to tell them not to (`overflow-anchor: none`). A class,
 * since only that is asked before the document changes.
 */
export class KeptInPlace extends Component<Props, object, readonly Seen[] | null> {
  override getSnapshotBeforeUpdate({ page, ids }: Readonly<Props>): readonly Seen[] | null {
    // At the very top, what is new is to be seen.
    if (page !== this.props.page || window.scrollY === 0) return null;
    return seen(ids);
  }

  override componentDidUpdate(_: Readonly<Props>, __: object, before: readonly Seen[] | null): void {
    for (const { id, top } of before ?? []) {
      const now = document.getElementById(id)?.getBoundingClientRect().top;
      if (now === undefined) continue;
      if (now !== top) window.scrollBy({ top: now - top, behavior: "instant" });
      return;
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** The items in view from the top down; the one that has the focus before all others. */
function seen(ids: readonly string[]): Seen[] {
  const all = ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (!element) return [];
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) return [];
    return [{ id, top, hasFocus: element.contains(document.activeElement) }];
  });
  return all.sort((one, two) => Number(two.hasFocus) - Number(one.hasFocus));
}
