import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ToolEventName } from "../element/events.ts";
import type { FromPage } from "./messages.ts";
import { readFromFrame } from "./readMessage.ts";

/** What is done with what a frame says. */
export interface Listening {
  /** @param height of its content, in CSS pixels. */
  readonly onSize: (height: number) => void;
  /** Escape was pressed in it. */
  readonly onClose?: () => void;
  readonly onEvent: (name: ToolEventName, tool: ToolId) => void;
}

/** One frame that a page speaks with. */
export interface FrameLine {
  /** Says something to the frame; only our own page in it can hear it. */
  readonly tell: (message: FromPage) => void;
  readonly stop: () => void;
}

/**
 * The page's side of `PROTOCOL.md`, for one frame.
 * @param origin ours: where the frame's page comes from.
 */
export function speakWithFrame(frame: HTMLIFrameElement, origin: string, listening: Listening): FrameLine {
  const tell = (message: FromPage) => frame.contentWindow?.postMessage(message, origin);
  const hello = () => tell({ iep: 1, type: "hello" });
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    const said = readFromFrame(data);
    if (said?.type === "size") listening.onSize(said.height);
    if (said?.type === "close") listening.onClose?.();
    if (said?.type === "event") listening.onEvent(said.name, said.tool);
  };
  window.addEventListener("message", hear);
  frame.addEventListener("load", hello);
  // Loaded before us. A frame that is still empty, or is a sandbox without an origin, cannot be posted to.
  if (frame.contentDocument?.URL !== "about:blank") hello();
  return {
    tell,
    stop: () => {
      window.removeEventListener("message", hear);
      frame.removeEventListener("load", hello);
    },
  };
}
