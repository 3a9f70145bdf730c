import { whenIdle } from "../screens/whenIdle.ts";

/** That a visitor is there, before the first press if possible. */
const signs = ["pointermove", "pointerdown", "scroll", "keydown"] as const;
const options = { capture: true, passive: true } as const;

/**
 * Runs a task once a visitor moves, scrolls, presses or types anywhere on the page, as soon as the browser is idle. A
 * page without a visitor does not pay for it.
 * @returns cancels it.
 */
export function atFirstSign(task: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, options);
  };
  let cancel = stop;
  for (const sign of signs) window.addEventListener(sign, begin, options);
  return () => cancel();

  function begin() {
    stop();
    cancel = whenIdle(task);
  }
}
