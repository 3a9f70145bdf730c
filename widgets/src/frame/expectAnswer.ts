/** In milliseconds: how long our page may take to load, and then to respond, which it does first. */
const loadsWithin = 30_000;
const answersWithin = 5_000;

export interface ExpectedAnswer {
  /** The page begins to load. */
  readonly expect: () => void;
  /** The page has responded. */
  readonly came: () => void;
  readonly hasCome: () => boolean;
  readonly stop: () => void;
}

/**
 * Detects a frame whose page was blocked: by the page's own policy, by ours for a page that is not the partner's, or
 * without a network. Browsers report none of it to the page.
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
