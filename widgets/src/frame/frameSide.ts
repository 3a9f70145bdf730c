import { eventNames, type ToolEventDetail } from "../element/events.ts";
import { type Changeable, type FromFrame, tallest } from "./messages.ts";
import { readFromPage } from "./readMessage.ts";

/** The tool's element in the page of a frame; it may be none yet. */
export type FramedTool = HTMLElement & { readonly restart?: () => void };

/**
 * The frame's side of `PROTOCOL.md`: tells the page around how high the tool is and what its element says, once that
 * page has said hello, and does what the page asks. On a page of its own it does nothing.
 * @param tool the element. @param content what holds it and nothing else: its height is the frame's.
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
    // A page without an origin cannot be answered without answering everybody.
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
  // A frame that could not shrink while a field had the focus may do so now.
  document.addEventListener("focusout", () => setTimeout(tellSize));
}

function setAttributes(tool: Element, attributes: Changeable): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) tool.removeAttribute(name);
    else tool.setAttribute(name, value);
    // The page around our element has to be as dark as it, or the browser puts a ground of its own behind the frame.
    if (name === "theme") document.documentElement.dataset["theme"] = value ?? "auto";
  }
}

/** Whether the focus is in a field whose place must not move under the parent's hands. */
function isTyping(tool: Element): boolean {
  return Boolean(
    tool.shadowRoot?.activeElement?.matches(
      "textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])",
    ),
  );
}
