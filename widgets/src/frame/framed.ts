import type { ToolId } from "@iep-insider/sdk/catalog";
import { retryImport } from "@iep-insider/sdk/ui";
import { dispatchToolEvent } from "../element/events.ts";
import { failedFill } from "../element/failedFill.ts";
import { slotOf } from "../element/sealed/slotOf.ts";
import { scriptOrigin } from "../element/serverAddress.ts";
import type { ToolElement } from "../element/ToolElement.ts";
import type { Fill, Filled } from "../element/View.ts";
import { type Changeable, changeable } from "./messages.ts";
import { type FrameLine, speakWithFrame } from "./pageSide.ts";
import { frameWords } from "./words.ts";

/**
 * render="iframe": a frame of our origin instead of the tool, so that the embedding page cannot read what a parent
 * types. Its events are re-dispatched on the element. Changes to theme, accent, heading and state are passed on; only a
 * different site key or server reloads it.
 */
export function framed(tool: ToolId, title: string): Fill {
  return (element, place) => {
    const frame = makeFrame(title, place instanceof ShadowRoot);
    frame.name = slotOf(element);
    const tag = element.localName;
    let address: string | null = null;
    let ground: string | null = null;
    let unwatchGround: Promise<() => void> | null = null;
    let look = lookOf(element, frame, ground);
    let line: FrameLine | null = null;
    let failure: Filled | null = null;
    place.append(frame);

    const fail = (reason: string) => {
      frame.style.display = "none";
      failure ??= failedFill({ tool, tag })(element, place);
      console.warn(`<${tag}>: ${reason}`);
    };
    const answer = expectAnswer(frame, () => fail(frameWords.noAnswer(new URL(frame.src).origin)));
    const onSize = (height: number) => {
      answer.came();
      failure?.leave();
      failure = null;
      frame.style.display = "block";
      frame.style.height = `${height}px`;
      // Changes during loading.
      follow();
    };
    const load = (next: string | null) => {
      address = next;
      line?.stop();
      if (next === null) return fail(frameWords.noServer);
      look = lookOf(element, frame, ground);
      const url = new URL(next);
      for (const [name, value] of Object.entries(look)) if (value !== null) url.searchParams.set(name, value);
      frame.src = url.href;
      answer.expect();
      line = speakWithFrame(frame, url.origin, {
        onSize,
        onEvent: (name, of) => dispatchToolEvent(element, name, of),
        onClose: () => frame.closest("dialog")?.close(),
      });
    };
    // A frame is transparent, but cannot read the color behind it. In a dialog that is our own background.
    const followGround = () => {
      if (unwatchGround || element.readAttributes().values.background === "paper") return;
      if (!(place instanceof ShadowRoot)) return;
      unwatchGround = import("../element/onPage/standOnPage.ts")
        .catch(retryImport<typeof import("../element/onPage/standOnPage.ts")>)
        .then(({ watchGround }) =>
          watchGround(element, (color) => {
            ground = color;
            follow();
          }),
        )
        .catch(() => () => {});
    };
    const follow = () => {
      followGround();
      const next = frameAddress(element, tool);
      if (next !== address) return load(next);
      const now = lookOf(element, frame, ground);
      if (!answer.hasCome() || isSameLook(now, look)) return;
      look = now;
      line?.tell({ iep: 1, type: "attributes", attributes: now });
    };
    // The frame element's own colors transition when the page becomes dark.
    frame.addEventListener("transitionend", follow);
    const unwatch = element.watchAttributes(follow);
    load(frameAddress(element, tool));
    followGround();

    return {
      restart: () => line?.tell({ iep: 1, type: "restart" }),
      leave: () => {
        unwatch();
        void unwatchGround?.then((stop) => stop());
        answer.stop();
        line?.stop();
        failure?.leave();
        frame.remove();
      },
    };
  };
}

/**
 * @param isOnPage the page reserves space there, as the element's minimum height; a frame fills it until it reports its
 * size.
 */
function makeFrame(title: string, isOnPage: boolean): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.allow = "clipboard-write";
  frame.referrerPolicy = "no-referrer";
  const height = isOnPage ? "150px" : "60vh";
  const box = { display: "block", width: "100%", minHeight: "inherit", height, border: "0" };
  Object.assign(frame.style, box, lookStyle);
  // The dialog has a border already; the tool's own is clipped.
  if (!isOnPage) frame.style.clipPath = "inset(1px)";
  return frame;
}

/** @returns the URL of a tool's frame, for the element's site key; null if our server is unknown. */
function frameAddress(element: ToolElement, tool: ToolId): string | null {
  const { values } = element.readAttributes();
  const server = values["api-base"] ?? scriptOrigin;
  if (server === null) return null;
  const siteKey = values["site-key"];
  return `${server}/frame/${tool}${siteKey === null ? "" : `?site-key=${siteKey}`}`;
}

/** In milliseconds: how long our page may take to load, and then to respond, which it does first. */
const loadsWithin = 30_000;
const answersWithin = 5_000;

interface ExpectedAnswer {
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
function expectAnswer(frame: HTMLIFrameElement, onSilence: () => void): ExpectedAnswer {
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

/** Makes the embedding page's colors readable from the frame element's own, with transitions that signal changes. */
const lookStyle = {
  color: "light-dark(#000, #fff)",
  outlineColor: "var(--iep-accent, #0000)",
  transition: "color 1ms, outline-color 1ms",
} as const;

/**
 * What a frame needs to know of its element: the values of its attributes, with the page's colors in hexadecimal.
 * @param ground the page's color behind the element; null keeps the tool's own background.
 */
function lookOf(element: ToolElement, frame: HTMLIFrameElement, ground: string | null): Required<Changeable> {
  const { theme, accent, background, heading, state } = element.readAttributes().values;
  const { color, outlineColor } = getComputedStyle(frame);
  return {
    theme: theme === "auto" ? (color === "rgb(255, 255, 255)" ? "dark" : "light") : theme,
    // A page's --iep-accent overrides the attribute, as it does without a frame.
    accent: hexOf(outlineColor) ?? accent,
    background: background === "paper" || ground === null ? null : `${background} ${ground}`,
    heading,
    state,
  };
}

function isSameLook(one: Required<Changeable>, other: Required<Changeable>): boolean {
  return changeable.every((name) => one[name] === other[name]);
}

/** @param color a computed color. @returns `#rrggbb`; null if it is translucent or in another format. */
function hexOf(color: string): string | null {
  const [, ...numbers] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color) ?? [];
  if (numbers.length === 0) return null;
  return `#${numbers.map((number) => Number(number).toString(16).padStart(2, "0")).join("")}`;
}
