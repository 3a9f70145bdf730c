/** In milliseconds. A connection that was just announced may not work yet, and some browsers never announce one. */
const pause = 5000;

/**
 * Calls `ask` when it makes sense to retry: on a new connection, and after a pause.
 * @returns a function that cancels it.
 */
export function onNextChance(ask: () => void): () => void {
  const forget = () => {
    clearTimeout(timer);
    window.removeEventListener("online", go);
  };
  const go = () => {
    forget();
    ask();
  };
  const timer = setTimeout(go, pause);
  window.addEventListener("online", go);
  return forget;
}
