import { dispatchToolEvent } from "./events.ts";
import type { TitledTool } from "./ToolDefinition.ts";
import { type Fill, type Filled, filledWith } from "./View.ts";
import { comingWord } from "./words.ts";

/**
 * Content that has to be fetched first. If it fails to load, the page's own content inside the tag is shown instead: a
 * link to the tool on our site.
 * @param load imports it; called each time, so that a retry can work.
 */
export function fillLater({ tool }: Pick<TitledTool, "tool">, load: () => Promise<Fill>): Fill {
  return (element, place) => {
    let filled: Required<Filled> | null = null;
    let isWanted = true;
    const coming = document.createElement("p");
    coming.role = "status";
    coming.textContent = comingWord;
    place.append(coming);
    const put = (fill: Fill) => {
      coming.remove();
      if (isWanted) filled = filledWith(element, place, fill);
    };
    load().then(put, () =>
      put(() => {
        const inside = document.createElement("slot");
        place.append(inside);
        dispatchToolEvent(element, "iep:error", tool);
        return { leave: () => inside.remove() };
      }),
    );
    return {
      leave: () => {
        isWanted = false;
        coming.remove();
        filled?.leave();
      },
      restart: () => filled?.restart(),
    };
  };
}
