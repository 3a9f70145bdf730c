/** In milliseconds, between two looks at whether a visitor is free. */
const pause = 1000;

/** What is fixed over the page and at least this wide, in pixels, is more than a chat button. */
const bannerWidth = 200;

export interface OpensByItself {
  /** The visitor has opened it: it does not open by itself any more. */
  readonly seen: () => void;
  readonly stop: () => void;
}

/**
 * Opens a tool once at the moment its site's owner has chosen, and not again in this browser session. It waits while the
 * visitor types, looks elsewhere, or has to answer something that lies over the page, such as a cookie banner. Without
 * storage nothing could remember it, so it does not open.
 * @param moment `load`, `exit`, `20s` or `50%`. @param name of the tool, for the session's storage.
 */
export function openByItself(moment: string, name: string, open: () => void): OpensByItself {
  const key = `iep_opened_${name}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = hasOpened(key);
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    stopWaiting();
  };
  const seen = () => {
    stop();
    remember(key);
  };
  const come = () => {
    if (isOver || timer !== undefined) return;
    if (!isBusy()) return open();
    timer = setTimeout(() => {
      timer = undefined;
      come();
    }, pause);
  };
  const stopWaiting = isOver ? () => {} : waitFor(moment, come);
  return { seen, stop };
}

function waitFor(moment: string, come: () => void): () => void {
  const amount = Number.parseInt(moment, 10);
  if (moment === "exit") {
    return listen(document, "mouseout", (event) => {
      const { relatedTarget, clientY } = event as MouseEvent;
      if (relatedTarget === null && clientY <= 0) come();
    });
  }
  if (moment.endsWith("%")) {
    return listen(window, "scroll", () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const way = scrollHeight - clientHeight;
      if (way > 0 && scrollY / way >= amount / 100 - 0.01) come();
    });
  }
  if (moment.endsWith("s")) {
    const timer = setTimeout(come, amount * 1000);
    return () => clearTimeout(timer);
  }
  if (document.readyState === "complete") {
    const timer = setTimeout(come);
    return () => clearTimeout(timer);
  }
  return listen(window, "load", come);
}

function listen(target: EventTarget, name: string, listener: (event: Event) => void): () => void {
  target.addEventListener(name, listener, { passive: true });
  return () => target.removeEventListener(name, listener);
}

function isBusy(): boolean {
  return document.hidden || isTyping() || hasDialog() || isCovered();
}

function isTyping(): boolean {
  return document.activeElement?.matches("input, textarea, select, [contenteditable], iframe") ?? false;
}

/** A dialog of the page, or one of our tools. */
function hasDialog(): boolean {
  const dialogs = document.querySelectorAll(
    "dialog[open], [aria-modal=true], [role=dialog], [role=alertdialog]",
  );
  return [...dialogs].some((each) => {
    const { width, top, bottom, left, right } = each.getBoundingClientRect();
    const isInView = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return isInView && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
}

/**
 * Whether something wide is fixed over the page's middle or its lower edge, where cookie banners are. At the upper edge,
 * where many pages have their menu, a banner is known by its name.
 */
function isCovered(): boolean {
  const [width, height] = [innerWidth, innerHeight];
  const parts = [0.05, 0.5, 0.95];
  const covers = (x: number, y: number, name = /(?:)/) => {
    let isNamed = false;
    for (let each = document.elementFromPoint(x, y); each; each = each.parentElement) {
      isNamed ||= name.test(`${each.id} ${each.className}`);
      const { position } = getComputedStyle(each);
      if (position === "fixed" || isOpenTool(each))
        return isNamed && each.getBoundingClientRect().width >= bannerWidth;
    }
    return false;
  };
  return (
    covers(width / 2, height / 2) ||
    parts.some((part) => covers(width * part, height - 40) || covers(width * part, 40, /cookie|consent/i))
  );
}

function isOpenTool(element: Element): boolean {
  return Reflect.get(element, "isOpen") === true && Reflect.get(element, "mode") !== "inline";
}

function hasOpened(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Full: it may open once more.
  }
}
