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
  /** Each press or key to the next painting, where that took 16 ms or more; a press's events share one id. */
  interactions: Record<number, number>;
  /** When frames of 50 ms or more began. */
  slowFrames: number[];
}

export type Stage = "screen" | "question" | "result";

/** A stage was painted, with the middle of its first button in this frame's coordinates. */
export interface Told {
  readonly stage: Stage;
  readonly x: number;
  readonly y: number;
}

export interface Watched extends Window {
  benchmark?: Noticed;
  /** Tells the benchmark; the browser's own binding, which takes one text: a `Told` as JSON. */
  benchTell?: (told: string) => void;
  /**
   * Brings a row or a button to the middle of the window. @returns its middle in this frame's coordinates, once the page
   * has painted that and has nothing else to do.
   */
  benchFind?: (selector: string, index: number) => Promise<readonly [x: number, y: number]>;
}

/** Runs in every frame before anything else. */
export function watch(): void {
  const seen: Noticed = {
    longTasks: { count: 0, milliseconds: 0 },
    shift: 0,
    interactions: {},
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
    const { interactionId, duration } = entry as PerformanceEventTiming;
    if (interactionId)
      seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, duration);
  });
  observe("long-animation-frame", ({ startTime }) =>
    seen.slowFrames.push(performance.timeOrigin + startTime),
  );
  page.benchFind = (selector, index) => {
    const found = document.querySelector(tags)?.shadowRoot?.querySelectorAll(selector);
    const element = found?.[index < 0 ? found.length + index : index];
    if (!element) throw new Error(`The page has no ${selector} ${index}.`);
    element.scrollIntoView({ block: "center" });
    return new Promise((resolve) => {
      painted(() =>
        requestIdleCallback(() => {
          const { x, y, width, height } = element.getBoundingClientRect();
          resolve([x + width / 2, y + height / 2]);
        }),
      );
    });
  };
  addEventListener(
    "click",
    ({ timeStamp }) => {
      seen.pressed = performance.timeOrigin + timeStamp;
    },
    true,
  );

  const stages: readonly Stage[] = ["screen", "question", "result"];
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
        const { x = 0, y = 0, width = 0, height = 0 } = find("button")?.getBoundingClientRect() ?? {};
        page.benchTell?.(JSON.stringify({ stage, x: x + width / 2, y: y + height / 2 } satisfies Told));
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
