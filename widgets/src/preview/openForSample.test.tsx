import { createAccess, sharedAccessMemory } from "@iep-insider/sdk/access";
import { afterEach, expect, it, vi } from "vitest";
import { dispatchToolEvent } from "../element/events.ts";
import { openForSample } from "./openForSample.ts";

const ours = "https://iep.example";
const builder = { origin: ours, pathname: "/embed-builder" };
const foreign = {
  get location(): never {
    throw new DOMException("Blocked a frame", "SecurityError");
  },
};

function pageAt(address: string, top: object) {
  const { origin, pathname, search, hash } = new URL(address);
  return Object.assign(new EventTarget(), {
    location: { origin, pathname, search, hash },
    top,
    localStorage: window.localStorage,
    document,
    // Of its own, so that the next test has a page as it was.
    HTMLAnchorElement: class extends HTMLAnchorElement {},
    HTMLIFrameElement: class extends HTMLIFrameElement {},
    navigator: {},
  }) as unknown as Window & typeof globalThis;
}

/** Whether a paid tool is open at once on a page. */
function isOpen(page: Window, siteKey: string | null): boolean {
  const surroundings = {
    session: null,
    siteKey: () => siteKey,
    purchaseKeys: { read: () => null },
    memory: sharedAccessMemory(page),
  };
  const ask = createAccess(surroundings as unknown as Parameters<typeof createAccess>[0]);
  const answer = ask("aide-screener");
  if (!(answer instanceof Promise)) return answer.state === "open";
  answer.catch(() => {});
  return false;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    "in our builder",
    `${ours}/embed-preview?tool=aide-screener#first-screen`,
    { location: builder },
    `${ours}/embed/v1/p.js`,
    true,
  ],
  [
    "by itself",
    `${ours}/embed-preview`,
    { location: { ...builder, pathname: "/embed-preview" } },
    `${ours}/p.js`,
    false,
  ],
  ["in another site's frame", `${ours}/embed-preview`, foreign, `${ours}/p.js`, false],
  [
    "on a partner's page",
    "https://partner.example/embed-preview",
    { location: { origin: "https://partner.example", pathname: "/embed-builder" } },
    `${ours}/p.js`,
    false,
  ],
  ["on another of our pages", `${ours}/frame/letter-generator`, { location: builder }, `${ours}/p.js`, false],
] as const)("opens a paid tool %s: %s", (_, address, top, script, expected) => {
  const page = pageAt(address, top);
  openForSample(page, script);
  expect(isOpen(page, null)).toBe(expected);
});

it("marks every tool as a sample, and shows the site whose key it has", async () => {
  const site = { name: "Bay Harbor", tools: null };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ site }))));
  const page = pageAt(`${ours}/embed-preview?site-key=site_abcdefgh#first-screen`, { location: builder });
  openForSample(page, `${ours}/p.js`);
  expect(isOpen(page, "site_abcdefgh")).toBe(true);
  await vi.waitFor(() => expect(sharedAccessMemory(page).sites.get("site_abcdefgh")).toEqual(site));
  const element = document.createElement("div");
  const root = element.attachShadow({ mode: "open" });
  document.body.append(element);
  dispatchToolEvent(element, "iep:access", "letter-generator");
  expect(root.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain("Sample.");
});
