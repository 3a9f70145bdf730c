/** Milliseconds that our page may take to load, and to answer once it has: it is the first thing it does. */
const loadsWithin = 30_000;
const answersWithin = 5_000;

export interface ExpectedAnswer {
  /** A page begins to load. */
  readonly expect: () => void;
  /** It has answered. */
  readonly came: () => void;
  readonly hasCome: () => boolean;
  readonly stop: () => void;
}

/**
 * Notices a frame whose page is not ours to see: blocked by the page's own policy, refused by ours for a page that is
 * not the partner's, or without a network. A browser tells none of it to the page.
 */
export function expectAnswer(frame: HTMLIFrameElement, onSilence: () => void): ExpectedAnswer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasCome = false;
  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    hasCome = false;
    timer = setTimeout(onSilence, milliseconds);
  };
  const onLoad = () => wait(answersWithin);
  frame.addEventListener("load", onLoad);
  return {
    expect: () => wait(loadsWithin),
    came: () => {
      clearTimeout(timer);
      hasCome = true;
    },
    hasCome: () => hasCome,
    stop: () => {
      clearTimeout(timer);
      frame.removeEventListener("load", onLoad);
    },
  };
}
