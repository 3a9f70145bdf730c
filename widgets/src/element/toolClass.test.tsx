import { elementAttributes, propertyOf } from "@iep-insider/sdk/embed";
import { afterEach, beforeEach, expect, it } from "vitest";
import { methods } from "./reference/methods.ts";
import type { ToolElement, ToolMethods } from "./ToolElement.ts";
import { type ToolParts, toolClass } from "./toolClass.ts";
import type { Filled, View } from "./View.ts";

type Made = ToolElement & ToolMethods & Record<string, unknown>;

/** What was put into elements and taken out of them. */
let log: string[];
let dialogs: PromiseWithResolvers<void>;
let count = 0;
let tag: string;

const filledBy =
  (name: string, own: Partial<Filled> = {}) =>
  (): Filled => {
    log.push(`${name} in`);
    return { leave: () => log.push(`${name} out`), ...own };
  };

function dialog(): View {
  const view = { isOpen: false };
  log.push("dialog in");
  return Object.assign(view, {
    open: () => Object.assign(view, { isOpen: true }),
    close: () => Object.assign(view, { isOpen: false }),
    restart: () => log.push("dialog restarts"),
    leave: () => log.push("dialog out"),
  });
}

function define(other?: () => Promise<ToolParts>): void {
  customElements.define(
    tag,
    toolClass({
      tool: "letter-generator",
      title: "Letter Generator",
      dress: () => {},
      fill: filledBy("tool"),
      framed: filledBy("frame", { restart: () => log.push("frame restarts") }),
      overlay: async () => {
        await dialogs.promise;
        return dialog;
      },
      ...(other && { other }),
    }),
  );
}

function put(given: Readonly<Record<string, string>> = {}): Made {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  document.body.append(element);
  return element as Made;
}

/** As long as a removal waits to see whether it was a move. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  log = [];
  dialogs = Promise.withResolvers();
  dialogs.resolve();
  count += 1;
  tag = `x-tool-${count}`;
});
afterEach(async () => {
  document.body.removeAttribute("lang");
  document.body.replaceChildren();
  await aMoment();
});

it("reflects its properties, also those that were set before its script came", () => {
  const element = document.createElement(tag) as Made;
  document.body.append(element);
  element["theme"] = "dark";
  element["siteKey"] = "site_abcDEF123456";
  define();
  expect(element.getAttribute("theme")).toBe("dark");
  expect(element.getAttribute("site-key")).toBe("site_abcDEF123456");
  expect(element["mode"]).toBe("inline");
  element["theme"] = null;
  expect(element.hasAttribute("theme")).toBe(false);
  // It has what the documentation lists.
  for (const { name } of elementAttributes) expect(element).toHaveProperty(propertyOf(name));
  for (const { name, isMethod } of methods)
    expect(typeof element[name], name).toBe(isMethod ? "function" : "boolean");
});

it("keeps its tool when it is moved, and frees it when it is removed, any number of times", async () => {
  define();
  const element = put();
  const elsewhere = document.body.appendChild(document.createElement("div"));
  elsewhere.append(element);
  await aMoment();
  expect(log).toEqual(["tool in"]);
  for (let times = 0; times < 3; times += 1) {
    element.remove();
    await aMoment();
    document.body.append(element);
  }
  const again = ["tool out", "tool in"];
  expect(log).toEqual(["tool in", ...again, ...again, ...again]);
});

it("follows its attributes back and forth, and removes the previous view each time", async () => {
  define();
  const element = put();
  element["render"] = "iframe";
  element["mode"] = "dialog";
  await aMoment();
  element["mode"] = "inline";
  element["render"] = "purple";
  expect(log).toEqual([
    "tool in",
    "tool out",
    "frame in",
    "frame out",
    "dialog in",
    "dialog out",
    "frame in",
    "frame out",
    "tool in",
  ]);
});

it("starts over when removed and added again, or when a frame is needed", () => {
  define();
  put().restart();
  expect(log).toEqual(["tool in", "tool out", "tool in"]);
  log = [];
  put({ render: "iframe" }).restart();
  expect(log).toEqual(["frame in", "frame restarts"]);
});

it("queues calls until its dialog has loaded", async () => {
  dialogs = Promise.withResolvers();
  define();
  const [open, closed] = [put({ mode: "dialog" }), put({ mode: "dialog" })];
  for (const element of [open, closed]) element.open();
  closed.close();
  expect([open.isOpen, closed.isOpen]).toEqual([false, false]);
  dialogs.resolve();
  await aMoment();
  expect([open.isOpen, closed.isOpen]).toEqual([true, false]);
  open.restart();
  expect(log.at(-1)).toBe("dialog restarts");
});

it("shows its tool in the page if the dialog fails to load, and ignores one that loads too late", async () => {
  dialogs = Promise.withResolvers();
  define();
  put({ mode: "dialog" }).remove();
  await aMoment();
  dialogs.resolve();
  await aMoment();
  expect(log).toEqual([]);

  dialogs = Promise.withResolvers();
  put({ mode: "dialog" })["mode"] = "inline";
  dialogs.resolve();
  await aMoment();
  expect(log).toEqual(["tool in"]);

  dialogs = Promise.withResolvers();
  const element = put({ mode: "dialog" });
  dialogs.reject(new Error("offline"));
  await aMoment();
  expect(log).toEqual(["tool in", "tool in"]);
  expect(element.isOpen).toBe(true);
});

it.each([
  ["inline", "script", "es tool in"],
  ["dialog", "script", "es dialog in"],
  ["inline", "iframe", "es frame in"],
])(
  "with mode %s and render %s it is in the language that its place asks for",
  async (mode, render, shown) => {
    const spanish: ToolParts = {
      tool: "letter-generator",
      title: "Generador de cartas",
      dress: () => {},
      fill: filledBy("es tool"),
      framed: filledBy("es frame"),
      overlay: async () => () => {
        log.push("es dialog in");
        return { isOpen: false, open: () => {}, close: () => {}, restart: () => {}, leave: () => {} };
      },
    };
    define(async () => spanish);
    document.body.lang = "es-US";
    put({ mode, render });
    await aMoment();
    expect(log, "and no English before it").toEqual([shown]);
  },
);

it("is in its own language if the other one does not come", async () => {
  define(() => Promise.reject(new Error("no network")));
  const element = put({ lang: "es", mode: "dialog" });
  await aMoment();
  expect(log).toEqual(["dialog in"]);
  expect(element.isOpen).toBe(false);
});
