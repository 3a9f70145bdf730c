/** What a page notices about itself; times are in milliseconds of the clock that all frames share. */
export interface Noticed {
  /** The intro's button was painted. */
  screen?: number;
  /** The first question was painted. */
  question?: number;
  /** The result was painted. */
  result?: number;
  /** The last press. */
  pressed?: number;
  /** Tasks over 50 ms before the first question: how many, and how long together. */
  longTasks: { count: number; milliseconds: number };
  /** Layout shift without a press right before it. */
  shift: number;
  /** Each press or key to the next painting, where that took 16 ms or more. */
  interactions: number[];
  /** When frames of 50 ms or more began. */
  slowFrames: number[];
}

export interface Watched extends Window {
  benchmark?: Noticed;
  /** Presses there, in this frame's own coordinates. */
  benchPress?: (x: number, y: number) => Promise<void>;
}

/** Runs in every frame before anything else. */
export function watch(): void {
  const seen: Noticed = {
    longTasks: { count: 0, milliseconds: 0 },
    shift: 0,
    interactions: [],
    slowFrames: [],
  };
  const page = window as Watched;
  page.benchmark = seen;
  const now = () => performance.timeOrigin + performance.now();
  const tags = "by-hand, by-preact, iep-signing-advisor";
  const find = (selector: string) =>
    document.querySelector(tags)?.shadowRoot?.querySelector(selector) ?? null;
  /** In the task after the next frame. */
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

  // Long animation frames are told in a frame's own time.
  const observe = (type: string, notice: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(notice)).observe({
      type,
      buffered: true,
      ...(type === "event" ? { durationThreshold: 16 } : {}),
    });
  observe("longtask", ({ duration }) => {
    if (seen.question !== undefined) return;
    seen.longTasks.count += 1;
    seen.longTasks.milliseconds += duration;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  observe("event", (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) seen.interactions.push(entry.duration);
  });
  observe("long-animation-frame", ({ startTime }) =>
    seen.slowFrames.push(performance.timeOrigin + startTime),
  );
  addEventListener(
    "click",
    ({ timeStamp }) => {
      seen.pressed = performance.timeOrigin + timeStamp;
    },
    true,
  );

  const stages = ["screen", "question", "result"] as const;
  const isThere = {
    screen: () => find("button") !== null,
    question: () => find("form input") !== null,
    result: () => find("form") === null && find("h2") !== null,
  };
  let at = 0;
  const look = () => {
    const stage = stages[at];
    if (!stage) return;
    if (isThere[stage]()) {
      at += 1;
      painted(() => {
        seen[stage] = now();
        const button = stage === "screen" && find("button")?.getBoundingClientRect();
        if (button) void page.benchPress?.(button.x + button.width / 2, button.y + button.height / 2);
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
