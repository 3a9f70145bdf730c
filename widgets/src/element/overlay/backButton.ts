/** In `history.state`, which overlay is open. */
const mark = "iepOverlay";

let count = 0;

export interface BackButton {
  /** To call whenever the overlay opens or closes. */
  readonly follow: (isOpen: boolean) => void;
  readonly stop: () => void;
}

/**
 * The browser's Back closes what is open over the page, as on a phone. It has an entry of its own in the history, with
 * the page's address and state, so that a router sees nothing new. Closed another way, that entry is taken away again.
 * In a frame, Back belongs to the page around it.
 */
export function backButton(onBack: () => void): BackButton {
  count += 1;
  const own = `${count}`;
  let isWanted = false;
  let hasEntry = false;
  let isGoingBack = false;
  const isOnTop = () => history.state?.[mark] === own;

  const settle = () => {
    if (isGoingBack || isWanted === hasEntry) return;
    if (isWanted) {
      try {
        history.pushState({ ...history.state, [mark]: own }, "");
        hasEntry = true;
      } catch {
        // A page without an address of its own, or one that does this too often.
      }
    } else if (isOnTop()) {
      isGoingBack = true;
      history.back();
    } else {
      // The page has gone on meanwhile.
      hasEntry = false;
    }
  };
  const onPopState = () => {
    if (!hasEntry || isOnTop()) return;
    hasEntry = false;
    if (isGoingBack) {
      isGoingBack = false;
      settle();
    } else if (isWanted) {
      isWanted = false;
      onBack();
    }
  };
  if (window.parent !== window) return { follow: () => {}, stop: () => {} };
  window.addEventListener("popstate", onPopState);
  return {
    follow: (isOpen) => {
      isWanted = isOpen;
      // A dialog that is closed and opened again within one task keeps its entry.
      setTimeout(settle);
    },
    stop: () => {
      isWanted = false;
      settle();
      // The last step back still has to be heard.
      setTimeout(() => window.removeEventListener("popstate", onPopState), 1000);
    },
  };
}
