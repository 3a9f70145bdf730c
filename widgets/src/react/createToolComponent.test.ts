// @vitest-environment jsdom
import { act, createRef, createElement as make, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventNames } from "../element/events.ts";
import type { ToolMethods } from "../element/ToolElement.ts";
import { createToolComponent } from "./createToolComponent.ts";
import { elementProps, handlerName, type ToolProps } from "./ToolProps.ts";

let count = 0;
let tag: string;
let Tool: ReturnType<typeof createToolComponent>;
let fetched: number;
let place: HTMLElement;
let root: Root | null;
let said: unknown[][];
let calls: string[];

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // A tag can be defined once.
  tag = `a-tool-${count++}`;
  fetched = 0;
  Tool = createToolComponent({
    tag,
    name: "ATool",
    label: "Open the tool",
    path: "/advanced-tools?tool=a",
    fetchElement: async () => void fetched++,
  });
  place = document.body.appendChild(document.createElement("div"));
  root = null;
  said = [];
  calls = [];
  for (const kind of ["error", "warn"] as const)
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => void said.push(words));
});
afterEach(() => {
  act(() => root?.unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The element on a page once the files have loaded: its methods are on the prototype. */
function define(): void {
  class Element extends HTMLElement {
    open() {
      calls.push("open");
    }
    close() {
      calls.push("close");
    }
    restart() {
      calls.push("restart");
    }
    get isOpen() {
      return false;
    }
  }
  customElements.define(tag, Element);
}

function show(props: ToolProps): HTMLElement {
  act(() => {
    root ??= createRoot(place);
    root.render(make(StrictMode, null, make(Tool, props)));
  });
  const element = place.querySelector<HTMLElement>(tag);
  if (!element) throw new Error("It shows no element.");
  return element;
}

const given = { apiBase: "https://iep.example/", siteKey: "site_abcdef", state: "MA", buttonLabel: "Try it" };

it("writes its props as attributes, with a link in the element unless it has children", () => {
  const more = { theme: null, heading: undefined, className: "wide", id: "one", onReady: () => {} };
  expect(renderToString(make(Tool, { ...given, ...more }))).toBe(
    `<${tag} api-base="https://iep.example/" site-key="site_abcdef" state="MA" button-label="Try it" id="one" class="wide">` +
      `<a href="https://iep.example/advanced-tools?tool=a">Open the tool</a></${tag}>`,
  );
  expect(fetched).toBe(0);
  // It does not know our server.
  expect(renderToString(make(Tool))).toBe(`<${tag}></${tag}>`);
  expect(renderToString(make(Tool, { apiBase: "https://iep.example" }, "Wait"))).toContain(">Wait</");
});

it("omits false values, except where the attribute needs the word", () =>
  expect(
    elementProps({ hidden: false, autoFocus: false, "aria-busy": false, draggable: false, inert: true }),
  ).toEqual({ "aria-busy": false, draggable: false, inert: true }));

it.each(eventNames)("calls today's handler at %s, and none when it has gone", (name) => {
  const heard: string[] = [];
  const prop = handlerName(name);
  const send = (element: Element) =>
    element.dispatchEvent(new CustomEvent(name, { detail: { tool: "denial-decoder", completed: false } }));
  const element = show({ [prop]: (event: CustomEvent) => heard.push(`first ${event.detail.tool}`) });
  send(element);
  show({ [prop]: () => heard.push("second") });
  send(element);
  show({});
  send(element);
  act(() => root?.unmount());
  root = null;
  send(element);
  expect(heard).toEqual(["first denial-decoder", "second"]);
});

it("gives the element to a ref, and queues calls until the files have loaded", async () => {
  const ref = createRef<HTMLElement & ToolMethods>();
  act(() => {
    root = createRoot(place);
    root.render(make(StrictMode, null, make(Tool, { mode: "dialog", ref })));
  });
  expect(ref.current).toBe(place.querySelector(tag));
  expect(ref.current?.isOpen).toBe(false);
  ref.current?.restart();
  ref.current?.open();
  define();
  await customElements.whenDefined(tag);
  expect(calls).toEqual(["restart", "open"]);
  ref.current?.close();
  expect(calls).toEqual(["restart", "open", "close"]);
  expect(Object.hasOwn(ref.current ?? {}, "open")).toBe(false);
});

it("says when the files did not come, keeps the link, and asks again the next time", async () => {
  const Failing = createToolComponent({
    tag,
    name: "ATool",
    label: "Open the tool",
    path: "/a",
    fetchElement: () => Promise.reject(new Error(`try ${++fetched}`)),
  });
  for (const attempt of [1, 2]) {
    await act(async () => {
      root = createRoot(place);
      root.render(make(Failing, { apiBase: "https://iep.example" }));
    });
    expect(fetched).toBe(attempt);
    expect(place.querySelector("a")?.textContent).toBe("Open the tool");
    expect(String(said.at(-1)?.[0])).toContain("could not load");
    act(() => root?.unmount());
  }
  root = null;
});
