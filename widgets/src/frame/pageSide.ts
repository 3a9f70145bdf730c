import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ToolEventName } from "../element/events.ts";
import type { FromPage } from "./messages.ts";
import { readFromFrame } from "./readMessage.ts";

/** Handlers of a frame's messages. */
export interface Listening {
  /** @param height of its content, in CSS pixels. */
  readonly onSize: (height: number) => void;
  /** Escape was pressed in it. */
  readonly onClose?: () => void;
  readonly onEvent: (name: ToolEventName, tool: ToolId) => void;
}

/** The connection to one frame. */
export interface FrameLine {
  /** Sends a message that only our own page in the frame can receive. */
  readonly tell: (message: FromPage) => void;
  readonly stop: () => void;
}

/**
 * The page's side of `PROTOCOL.md`, for one frame.
 * @param origin ours, from which the frame's page loads.
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
  // It may have loaded before this ran. An empty frame, or a sandbox without an origin, cannot receive messages.
  if (frame.contentDocument?.URL !== "about:blank") hello();
  return {
    tell,
    stop: () => {
      window.removeEventListener("message", hear);
      frame.removeEventListener("load", hello);
    },
  };
}
