/** What elements have in place of `react-dom` and `react-dom/client`, like `react.ts`. */
import { type ComponentChild, type ContainerNode, hydrate, options, render } from "preact";
import { hydrating } from "./hydration.ts";
import { readAsReact } from "./readAsReact.ts";

options.vnode = readAsReact;
options.event = (event) => Object.assign(event, { nativeEvent: event });

interface Root {
  readonly render: (node: ComponentChild) => void;
  readonly unmount: () => void;
}

export function createRoot(place: ContainerNode): Root {
  return {
    render: (node) => render(node, place),
    unmount: () => render(null, place),
  };
}

export function hydrateRoot(place: ContainerNode, node: ComponentChild): Root {
  hydrating(() => hydrate(node, place));
  return createRoot(place);
}

/** Draws what a change asks for before it returns. */
export function flushSync(change: () => void): void {
  const later = options.debounceRendering;
  let draw = () => {};
  options.debounceRendering = (asked) => {
    draw = asked;
  };
  try {
    change();
    draw();
  } finally {
    if (later) options.debounceRendering = later;
    else Reflect.deleteProperty(options, "debounceRendering");
  }
}
