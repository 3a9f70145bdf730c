/// <reference path="./jsdom.d.ts" />
import { JSDOM } from "jsdom";

/** What a tool names without `window.` before it. */
const names = [
  "document",
  "location",
  "getComputedStyle",
  "CustomEvent",
  "Element",
  "HTMLElement",
  "HTMLIFrameElement",
  "Node",
  "ShadowRoot",
] as const;

/** Gives this thread what a tool needs to draw itself at build time. */
export function giveDocument(): void {
  const { window } = new JSDOM("<!doctype html>", {
    url: "https://origin.invalid/",
    pretendToBeVisual: true,
  });
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
  Object.defineProperty(globalThis, "window", { value: window, configurable: true });
}
