/** Milliseconds: a connection that is announced may not carry anything yet, and some browsers never announce it. */
const pause = 5000;

/**
 * The next moment at which to ask again for what did not come: when there is a connection again, and in a while in any
 * case.
 * @returns what forgets about it.
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
