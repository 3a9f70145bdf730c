import type { ToolId } from "@iep-insider/sdk/catalog";
import { retryImport } from "@iep-insider/sdk/ui";
import { dispatchToolEvent } from "../element/events.ts";
import { failedFill } from "../element/failedFill.ts";
import { slotOf } from "../element/sealed/slotOf.ts";
import type { Fill, Filled } from "../element/View.ts";
import { expectAnswer } from "./expectAnswer.ts";
import { frameAddress } from "./frameAddress.ts";
import { isSameLook, lookOf, lookStyle } from "./lookOf.ts";
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
      unwatchGround = import("../element/onPage/adaptToPage.ts")
        .catch(retryImport<typeof import("../element/onPage/adaptToPage.ts")>)
        .then(({ watchBackground }) =>
          watchBackground(element, (color) => {
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
