import type { ToolElement } from "./ToolElement.ts";
import type { Fill, Filled } from "./View.ts";

/**
 * A fill that has to be fetched first.
 * @param load imports it; asked each time, so that another try can work.
 * @param failed stands in the place when it does not come.
 */
export function fillLater(load: (element: ToolElement) => Promise<Fill>, failed: Fill): Fill {
  return (element, place) => {
    let isWanted = true;
    let filled: Filled | null = null;
    const put = (fill: Fill) => {
      if (isWanted) filled = fill(element, place);
    };
    load(element).then(put, () => put(failed));
    return {
      leave: () => {
        isWanted = false;
        filled?.leave();
      },
    };
  };
}
