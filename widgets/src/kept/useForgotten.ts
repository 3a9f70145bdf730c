import { useState } from "react";

/** The state after everything was deleted: that can be undone; then, that it was. */
export interface Forgotten {
  /** Null once it was undone. */
  readonly undo: (() => void) | null;
  /** Whether it had focus: a screen shown again does not take focus twice. */
  readonly isSaid: { current: boolean };
}

/** Undo for the last deletion. It lives in the component, so leaving the page makes it final. */
export function useForgotten() {
  const [forgotten, setForgotten] = useState<Forgotten | null>(null);
  return {
    forgotten,
    /** @param putBack restores what was deleted, merged with what was added since. */
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
