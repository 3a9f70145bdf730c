import type { ToolId } from "@iep-insider/sdk/catalog";
import { ai } from "@iep-insider/sdk/contract";
import type { ToolEventDetail, ToolEventName } from "../element/events.ts";
import { fillIn } from "./fillIn.ts";
import { sampleInputs } from "./sampleInputs.ts";

/**
 * Fills in the tool of an element up to its sample's result. Until then the tool is not drawn: nothing flickers, and no
 * step of it can take the focus or scroll the builder around the page.
 */
export async function showFilledIn(
  page: Window & typeof globalThis,
  element: Element,
  tool: ToolId,
): Promise<void> {
  const root = element.shadowRoot;
  const input = sampleInputs[tool];
  if (!root || !input) return;
  const { fetch } = page;
  page.fetch = async (to, init) =>
    isForAnswer(to) ? answerWith(input.answer, init?.method) : fetch(to, init);
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(".iep-tool>*{display:none}");
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, hidden];
  let isDone = false;
  const onResult = (event: Event) => {
    if ((event as CustomEvent<ToolEventDetail>).detail.tool === tool) isDone = true;
  };
  const name: ToolEventName = "iep:result";
  element.addEventListener(name, onResult);
  await fillIn(root, input, () => isDone);
  element.removeEventListener(name, onResult);
  // A further question of the site owner is one that this sample does not answer.
  page.fetch = fetch;
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
}

function isForAnswer(to: RequestInfo | URL): boolean {
  const { pathname } = new URL(to instanceof Request ? to.url : to, location.href);
  return Object.values(ai).some(({ path }) => path === pathname);
}

/** A sample has no earlier answer that was kept. */
function answerWith(answer: unknown, method = "GET"): Response {
  return Response.json(method === "GET" ? { kept: null } : answer);
}
