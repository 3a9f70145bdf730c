import { purchaseKeyName, sharedAccessMemory } from "@iep-insider/sdk/access";
import { fireEvent, screen, within } from "@testing-library/dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defineTool } from "./defineTool.ts";
import { readAttributes } from "./readAttributes.ts";
import { events } from "./reference/events.ts";
import type { ToolElement } from "./ToolElement.ts";
import { ToolFrame } from "./ToolFrame.tsx";

const key = "k".repeat(43);
const tool = defineTool({ tool: "letters", tag: "x-letters", Tool: () => <h2>The letters</h2>, sheet: "" });
const nothing = { everything: false, hasActiveSubscription: false, open: [], unspent: [], pending: [] };

let inside: ReturnType<typeof within>;
let told: string[];
let asked: (readonly [call: string, siteKey: string | null])[];
const unmounts: (() => void)[] = [];

/** Shows an element on a partner's page, with these attributes. */
function show(given: Readonly<Record<string, string>> = {}): void {
  const element = document.createElement("div");
  const root = element.attachShadow({ mode: "open" });
  const read = readAttributes(new Map(Object.entries({ "api-base": "https://iep.example", ...given })));
  const toolElement: ToolElement = Object.assign(element, {
    readAttributes: () => read,
    watchAttributes: () => () => {},
  });
  document.body.append(element);
  for (const { name } of events) element.addEventListener(name, () => told.push(name));
  const place = document.createElement("div");
  root.append(place);
  inside = within(place);
  const react = createRoot(place);
  react.render(<ToolFrame element={toolElement} tool={{ ...tool, title: "Letter Generator" }} />);
  unmounts.push(() => {
    react.unmount();
    element.remove();
  });
}

function answer(how: (siteKey: string | null) => Response): void {
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Record<string, string> }) => {
    const siteKey = headers["X-Site-Key"] ?? null;
    asked.push([new URL(url).pathname, siteKey]);
    return how(siteKey);
  });
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  told = [];
  asked = [];
  localStorage.clear();
  Object.assign(sharedAccessMemory(window), { answer: null, asking: null, hasGivenEmail: false });
});

afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vi.unstubAllGlobals();
});

it("stands in its shadow root, tells the page nothing, and asks nobody", async () => {
  answer(() => json(nothing));
  show();
  await inside.findByRole("button", { name: "See how to open it" });
  expect(screen.queryByRole("button", { name: "See how to open it" })).toBeNull();
  expect(told).toEqual([]);
  expect(asked).toEqual([]);
  expect({ ...localStorage }).toEqual({});
});

it("lets the tool through for whoever has paid here, and tells the page so, or of a failure", async () => {
  localStorage.setItem(purchaseKeyName, key);
  answer(() => json({ code: "internal", message: "No." }, 500));
  show();
  await inside.findByText("We could not open this tool.");
  await expect.poll(() => told.splice(0)).toEqual(["iep:error"]);
  const until = new Date(Date.now() + 60_000).toISOString();
  answer(() => json({ ...nothing, open: [{ tool: "letters", until }] }));
  fireEvent.click(await inside.findByRole("button", { name: "Try again" }));
  await inside.findByRole("heading", { name: "The letters" });
  await expect.poll(() => told).toEqual(["iep:access", "iep:ready"]);
  expect({ ...localStorage }).toEqual({ [purchaseKeyName]: key });
});
