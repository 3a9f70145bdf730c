/**
 * For plain iframes: `<script async src="https://…/embed/v1/resize.js"></script>` makes each frame of ours on the page as
 * high as its tool, and lets the four events of an element come from the `<iframe>`. Speaks `PROTOCOL.md`.
 */
import { dispatchToolEvent } from "../element/events.ts";
import { speakWithFrame } from "./pageSide.ts";

// A module script has no currentScript.
const script = document.currentScript ?? document.querySelector('script[src*="/embed/"][src*="resize.js"]');
const origin =
  script instanceof HTMLScriptElement && URL.canParse(script.src) ? new URL(script.src).origin : null;
const known = new WeakSet<HTMLIFrameElement>();

function look(): void {
  for (const frame of document.querySelectorAll("iframe")) {
    if (origin === null || known.has(frame) || !frame.src.startsWith(`${origin}/frame/`)) continue;
    known.add(frame);
    // No message reaches our page in such a sandbox: it scrolls inside.
    if (frame.sandbox.length > 0 && !frame.sandbox.contains("allow-same-origin")) continue;
    // The space that the page has kept for it stays, so that nothing below moves up.
    const reserved = frame.offsetHeight;
    speakWithFrame(frame, origin, {
      onSize: (height) => {
        frame.style.height = `${Math.max(height, reserved)}px`;
      },
      onEvent: (name, tool) => dispatchToolEvent(frame, name, tool),
    });
  }
}

look();
new MutationObserver(look).observe(document, { childList: true, subtree: true });
