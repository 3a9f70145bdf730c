import { within } from "@testing-library/dom";
import { createRoot } from "react-dom/client";
import { afterEach } from "vitest";
import { events } from "../reference/events.ts";
import { ToolFrame } from "../ToolFrame.tsx";
import { elementWith } from "./elementWith.ts";

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

/**
 * Shows a tool in an element in the page, until the test ends.
 * @returns its shadow root, what finds things in it, and the events that the page has heard since.
 */
export function showFrame(
  tool: Parameters<typeof ToolFrame>[0]["tool"],
  given: Readonly<Record<string, string>>,
) {
  const element = elementWith(given);
  const root = element.attachShadow({ mode: "open" });
  document.body.append(element);
  const told: CustomEvent[] = [];
  for (const { name } of events) element.addEventListener(name, (event) => told.push(event as CustomEvent));
  // Queries by role look for an element with a document of its own.
  const place = root.appendChild(document.createElement("div"));
  const react = createRoot(place);
  react.render(<ToolFrame element={element} tool={tool} />);
  removals.push(() => {
    react.unmount();
    element.remove();
  });
  return { root, inside: within(place), told };
}
