import { useState } from "react";

/** What a parent is told after everything was forgotten: that it can be undone, then that it was. */
export interface Forgotten {
  /** Null once it was undone. */
  readonly undo: (() => void) | null;
  /** Whether the focus was there: a screen that comes back later does not take it again. */
  readonly isSaid: { current: boolean };
}

/** Undo for what was just forgotten. It lives in the component alone, so leaving the page makes it final. */
export function useForgotten() {
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);
  return {
    forgotten,
    /** @param putBack brings back what was forgotten, beside what was added since. */
    tellForgotten: (putBack: () => void) =>
      setForgotten({
        isSaid: { current: false },
        undo: () => {
          putBack();
          setForgotten({ undo: null, isSaid: { current: false } });
        },
      }),
  };
}
