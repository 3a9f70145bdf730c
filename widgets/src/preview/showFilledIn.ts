import type { ToolId } from "@iep-insider/sdk/catalog";
import { ai } from "@iep-insider/sdk/contract";
import type { ToolEventDetail, ToolEventName } from "../element/events.ts";
import { fillIn } from "./fillIn.ts";
import { sampleInputs } from "./sampleInputs.ts";

/** Fills in an element's tool up to its sample's result. Until then the tool is hidden, so that no step flickers. */
export async function showFilledIn(
  page: Window & typeof globalThis,
  element: Element,
  tool: ToolId,
): Promise<void> {
  const root = element.shadowRoot;
  const input = sampleInputs[tool];
  if (!root || !input) return;
  keepStill(page);
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
  // Further questions of the site owner are not part of the sample.
  page.fetch = fetch;
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
}

/** In pixels, below the line that marks a sample. */
const underMark = 80;

/**
 * Until the site owner touches the preview, no step of its tool takes focus, and scrolling affects this page only: both
 * would reach the builder around it, where the owner may be typing.
 */
function keepStill(page: Window & typeof globalThis): void {
  const { focus } = page.HTMLElement.prototype;
  const { scrollIntoView } = page.Element.prototype;
  page.HTMLElement.prototype.focus = () => {};
  page.Element.prototype.scrollIntoView = function () {
    page.scrollBy(0, this.getBoundingClientRect().top - underMark);
  };
  const touched = new AbortController();
  for (const name of ["pointerdown", "keydown", "focusin"])
    page.addEventListener(name, release, { capture: true, signal: touched.signal });

  function release({ isTrusted }: Event): void {
    if (!isTrusted) return;
    touched.abort();
    page.HTMLElement.prototype.focus = focus;
    page.Element.prototype.scrollIntoView = scrollIntoView;
  }
}

function isForAnswer(to: RequestInfo | URL): boolean {
  const { pathname } = new URL(to instanceof Request ? to.url : to, location.href);
  return Object.values(ai).some(({ path }) => path === pathname);
}

/** A sample has no earlier stored answer. */
function answerWith(answer: unknown, method = "GET"): Response {
  return Response.json(method === "GET" ? { kept: null } : answer);
}
