import { purchaseKeyName, sharedAccessMemory } from "@iep-insider/sdk/access";
import { fireEvent, screen } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WhenOpen } from "../later/index.ts";
import { defineTool } from "./defineTool.ts";
import { showFrame } from "./tests/showFrame.tsx";

const key = "k".repeat(43);
const Tool = () => (
  <>
    <p>The form</p>
    <WhenOpen>
      <h2>The letter</h2>
    </WhenOpen>
  </>
);
const tool = defineTool({ tag: "iep-letter-generator", Tool, sheet: "" });
const nothing = { everything: false, hasActiveSubscription: false, open: [], unspent: [], pending: [] };

let inside: ReturnType<typeof showFrame>["inside"];
let heard: ReturnType<typeof showFrame>["told"];
let asked: (readonly [call: string, siteKey: string | null])[];

/** Shows the element on a partner's page. */
function show(given: Readonly<Record<string, string>> = {}): ShadowRoot {
  const shown = showFrame(
    { ...tool, title: "Letter Generator" },
    { "api-base": "https://iep.example", ...given },
  );
  ({ inside, told: heard } = shown);
  return shown.root;
}

function answer(how: (siteKey: string | null) => Response): void {
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Record<string, string> }) => {
    const { pathname, searchParams } = new URL(url);
    const siteKey = headers["X-Site-Key"] ?? searchParams.get("siteKey");
    asked.push([pathname, siteKey]);
    return how(siteKey);
  });
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  asked = [];
  localStorage.clear();
  Object.assign(sharedAccessMemory(window), { answer: null, asking: null, hasGivenEmail: false });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("is in its shadow root below the first step, and sends no request", async () => {
  answer(() => json(nothing));
  show();
  await inside.findByText("The form");
  await inside.findByRole("button", { name: "See how to open it" });
  expect(screen.queryByRole("button", { name: "See how to open it" })).toBeNull();
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(["iep:ready"]);
  expect(asked).toEqual([]);
  expect({ ...localStorage }).toEqual({});
});

it("opens the tool after a purchase here, and tells the page so, or reports a failure", async () => {
  localStorage.setItem(purchaseKeyName, key);
  answer(() => json({ code: "internal", message: "No." }, 500));
  show();
  await inside.findByText("We could not open this tool.");
  await expect.poll(() => heard.splice(0).map(({ type }) => type)).toEqual(["iep:ready", "iep:error"]);
  const until = new Date(Date.now() + 60_000).toISOString();
  answer(() => json({ ...nothing, open: [{ tool: "letter-generator", until }] }));
  fireEvent.click(await inside.findByRole("button", { name: "Try again" }));
  await inside.findByRole("heading", { name: "The letter" });
  await expect.poll(() => heard.map(({ type }) => type)).toEqual(["iep:access"]);
  expect({ ...localStorage }).toEqual({ [purchaseKeyName]: key });
});

it("carries the address that was typed to our own sign-up in the fragment, which no server is sent", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  answer(() => json(nothing));
  show();
  fireEvent.click(await inside.findByRole("button", { name: "See how to open it" }));
  fireEvent.input(await inside.findByRole("textbox", { name: "Email Address" }), {
    target: { value: "maria+iep@example.org" },
  });
  fireEvent.click(inside.getAllByRole("radio")[1] as HTMLElement);
  fireEvent.click(await inside.findByRole("button", { name: "Go to Pro membership" }));
  expect(open).toHaveBeenCalledExactlyOnceWith(
    "https://iep.example/subscribe#email=maria%2Biep%40example.org",
    "_blank",
    "noopener",
  );
});

it("goes into a frame where its partner wants all tools in one", async () => {
  const site = {
    ...{ name: "Bay Harbor", logo: null, accent: null, phone: null, nextStep: null, emailGate: false },
    ...{ tools: null, defaultState: null, sponsor: null },
  };
  for (const [frameOnly, siteKey, render] of [
    [false, "site_nowhere11", null],
    [true, "site_framed111", "iframe"],
  ] as const) {
    answer(() => json({ ...nothing, everything: true, site: { ...site, frameOnly }, connection: null }));
    const { host } = show({ "site-key": siteKey });
    if (frameOnly) await expect.poll(() => host.getAttribute("render")).toBe(render);
    else await inside.findByRole("heading", { name: "The letter" });
    expect(host.getAttribute("render")).toBe(render);
  }
});
