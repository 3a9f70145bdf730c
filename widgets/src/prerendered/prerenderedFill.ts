import { storedPurchaseKey } from "@iep-insider/sdk/access";
import { reserveBrandSpace } from "../element/branding/reserveBrandSpace.ts";
import { dispatchToolEvent } from "../element/events.ts";
import { type FirstScreen, readScreen, toolTag, writeScreen } from "../element/PrerenderedScreen.ts";
import { readSealed } from "../element/sealed/sealedEntry.ts";
import type { DefinedTool } from "../element/ToolDefinition.ts";
import type { ToolElement } from "../element/ToolElement.ts";
import type { Fill, Filled } from "../element/View.ts";
import { goToScreen } from "../screens/goToScreen.ts";
import { whenIdle } from "../screens/whenIdle.ts";
import { whenNear } from "../screens/whenNear.ts";
import { markupOf } from "./markupOf.ts";
import { nodesOf } from "./nodesOf.ts";
import type { PrerenderedTool } from "./PrerenderedTool.ts";
import { keepInput, type ParentInput } from "./parentInput.ts";

/**
 * Whether the pre-rendered screen is what the tool would show. It cannot know the page's color, nor work that waits in
 * this tab; and what opens over the page is opened by a press, when the tool's code is there.
 * @param fetched the tool's own code, if it is there already: it knows the work of this page.
 */
export function canPrerender(
  element: ToolElement,
  first: FirstScreen,
  fetched: Pick<DefinedTool, "hasWork"> | undefined,
): boolean {
  const { background, mode, state } = element.readAttributes().values;
  if (background !== "paper" || mode !== "inline") return false;
  if (first === "stateless" && state !== null) return false;
  return fetched ? !fetched.hasWork(element) : !(readKey() && readSealed());
}

/** What was kept in memory alone, the tool's own code knows. */
const readKey = () => storedPurchaseKey(() => window.localStorage);

/**
 * Shows a tool's pre-rendered screens until its own code is there, which then hydrates them. The intro's button leads to
 * the questions at once; answers, and any other press, are kept for the tool.
 * @param load fetches what fills the element; called again for another try.
 */
export function prerenderedFill(
  { tag, tool, markup }: Pick<PrerenderedTool, "tag" | "tool" | "markup">,
  load: () => Promise<Fill>,
): Fill {
  return (element, place) => {
    const wrapped = document.createElement(toolTag({ tag }));
    wrapped.className = "iep-wrap";
    let input: ParentInput | null = null;
    let filled: Filled | null = null;
    let failure: Element | null = null;
    let isWanted = true;
    show("intro");
    place.append(wrapped);
    const brand = element.readAttributes().values["site-key"] === null ? null : box()?.firstElementChild;
    if (brand instanceof HTMLElement) reserveBrandSpace(brand);
    // Its first screen needs no code, and requesting seven files takes longer than drawing it.
    whenNear(element, fetchTool);
    // A parent who has chosen something may have moved on before its turn.
    wrapped.addEventListener("change", () => void (filled || failure || fetchTool()), { once: true });
    return {
      leave: () => {
        isWanted = false;
        hideFailure();
        if (filled) filled.leave();
        else wrapped.remove();
      },
      restart: () => {
        if (!filled) return show("intro");
        filled.leave();
        filled = null;
        load().then((fill) => {
          if (isWanted) filled = fill(element, place);
        });
      },
    };

    /** Around the tool's screen. */
    function box() {
      return wrapped.querySelector(".iep-tool > div");
    }

    function show(screen: "intro" | "begun") {
      const { values } = element.readAttributes();
      const isClosed = values["site-key"] === null && readKey() === null;
      wrapped.replaceChildren(nodesOf(markupOf(markup, screen, values, isClosed)));
      writeScreen(wrapped, screen === "intro" ? markup.first : screen);
      const state = wrapped.querySelector<HTMLOptionElement>(`option[value="${values.state}"]`);
      if (state) state.selected = true;
      input?.stop();
      input = keepInput(wrapped, press);
      if (failure) box()?.append(failure);
    }

    function press(button: Element): boolean {
      if (failure?.contains(button)) {
        void fetchTool();
        return true;
      }
      if (markup.begun === null || readScreen(wrapped) !== "intro") return false;
      show("begun");
      const heading = wrapped.querySelector("h2");
      const screen = wrapped.querySelector("form")?.parentElement;
      if (heading && screen) goToScreen(screen, heading);
      return true;
    }

    async function fetchTool() {
      hideFailure();
      // A press before the tool is there is answered.
      await load().then(
        (fill) => new Promise<void>((resolve) => whenIdle(resolve)).then(() => takeOver(fill)),
        sayFailure,
      );
    }

    function takeOver(fill: Fill) {
      if (!isWanted || filled) return;
      input?.stop();
      filled = fill(element, place);
      void input?.replay();
    }

    function sayFailure() {
      if (!isWanted || failure) return;
      dispatchToolEvent(element, "iep:error", tool);
      box()?.append(nodesOf(markup.failed));
      failure = box()?.lastElementChild ?? null;
      window.addEventListener("online", fetchTool);
    }

    function hideFailure() {
      window.removeEventListener("online", fetchTool);
      failure?.remove();
      failure = null;
    }
  };
}
