import { eventNames, type ToolEventDetail } from "../element/events.ts";
import { type Changeable, type FromFrame, tallest } from "./messages.ts";
import { readFromPage } from "./readMessage.ts";

/** The tool's element in the frame's page; not defined yet at first. */
export type FramedTool = HTMLElement & { readonly restart?: () => void };

/**
 * The frame's side of `PROTOCOL.md`: reports the tool's height and its element's events to the embedding page, once
 * that page has said hello, and follows its messages. Does nothing outside a frame.
 * @param tool the element. @param content contains only the element: its height is the frame's.
 */
export function speakWithPage(tool: FramedTool, content: Element): void {
  if (window.parent === window) return;
  let page: string | null = null;
  let height = -1;
  const early: FromFrame[] = [];
  const tell = (message: FromFrame) => {
    if (page !== null) window.parent.postMessage(message, page);
    else if (message.type === "event") early.push(message);
  };
  const tellSize = () => {
    const now = Math.min(Math.ceil(content.getBoundingClientRect().height), tallest);
    if (page === null || now === height || (now < height && isTyping(tool))) return;
    height = now;
    tell({ iep: 1, type: "size", height });
  };

  window.addEventListener("message", ({ source, origin, data }) => {
    if (source !== window.parent) return;
    const said = readFromPage(data);
    if (said?.type === "attributes") setAttributes(tool, said.attributes);
    if (said?.type === "restart") tool.restart?.();
    // A page without an origin cannot be answered without broadcasting.
    if (said?.type !== "hello" || origin === "null") return;
    page = origin;
    height = -1;
    tellSize();
    for (const message of early.splice(0)) tell(message);
  });
  for (const name of eventNames) {
    document.addEventListener(name, (event) => {
      const { tool: id, completed }: ToolEventDetail = (event as CustomEvent<ToolEventDetail>).detail;
      tell({ iep: 1, type: "event", name, tool: id, completed });
    });
  }
  // A dialog around the frame cannot hear the key.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) tell({ iep: 1, type: "close" });
  });
  new ResizeObserver(tellSize).observe(content);
  // A frame that could not shrink while a field was focused may do so now.
  document.addEventListener("focusout", () => setTimeout(tellSize));
}

function setAttributes(tool: Element, attributes: Changeable): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) tool.removeAttribute(name);
    else tool.setAttribute(name, value);
    // The page around our element must have the same color scheme, or the browser paints a background behind the frame.
    if (name === "theme") document.documentElement.dataset["theme"] = value ?? "auto";
  }
}

/** Whether a field is focused that must not move while the parent types. */
function isTyping(tool: Element): boolean {
  return Boolean(
    tool.shadowRoot?.activeElement?.matches(
      "textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])",
    ),
  );
}
