/**
 * For plain iframes: `<script async src="https://…/embed/v1/resize.js"></script>` resizes each of our iframes on the page
 * to its tool's height, and dispatches the element's four events on the `<iframe>`. Speaks `PROTOCOL.md`.
 */
import { dispatchToolEvent } from "../element/events.ts";
import { speakWithFrame } from "./pageSide.ts";

// A module script has no currentScript, and in a combined script that is not ours.
const itself = 'script[src*="/embed/"][src*="resize.js"]';
const current = document.currentScript;
const script = current?.matches(itself) ? current : document.querySelector(itself);
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : "";
// Messages do not reach our page in a sandbox without an origin: it scrolls inside.
const ours = `iframe[src^="${origin}/frame/"]:is(:not([sandbox]),[sandbox~=allow-same-origin])`;
const known = new WeakSet<Element>();

function look(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(ours)) {
    if (known.has(frame)) continue;
    known.add(frame);
    // The page's reserved space stays, so that nothing below moves up.
    const reserved = frame.offsetHeight;
    speakWithFrame(frame, origin, {
      onSize: (height) => {
        frame.style.height = `${Math.max(height, reserved)}px`;
      },
      onEvent: (name, tool) => dispatchToolEvent(frame, name, tool),
    });
  }
}

if (origin) {
  look();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
} else {
  console.warn("IEP Insider: your site combines or rewrites our resize.js. Exclude it from that.");
}
