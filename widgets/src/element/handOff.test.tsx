import { elements } from "virtual:elements";
import { purchaseKeyName, sharedAccessMemory } from "@iep-insider/sdk/access";
import { type ToolId, tagOf, toolById } from "@iep-insider/sdk/catalog";
import { type HandOff, useToolHost } from "@iep-insider/sdk/host";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { defineTool } from "./defineTool.ts";
import { OnlyALink } from "./otherTool/OnlyALink.tsx";
import { work } from "./sealed/work.ts";
import type { DefinedTool } from "./ToolDefinition.ts";
import { showFrame } from "./tests/showFrame.tsx";

const secret = "runs off at recess";
const counted: (readonly [server: string, siteKey: string | null, request: unknown])[] = [];
vi.mock("./count.ts", () => ({
  count: (...given: (typeof counted)[number]) => {
    counted.push(given);
    return Promise.resolve();
  },
}));

/** A tool that keeps something typed, ends, and hands over to others. */
function sampleTool(tool: ToolId, heading: string, ...handsTo: ToolId[]): DefinedTool {
  const Tool: ComponentType = () => {
    const { start, track, handOff } = useToolHost();
    const [begunWith] = useState(start);
    const given: HandOff = { from: tool, answers: { concern: secret, checked: ["a", "b"] } };
    return (
      <>
        <h2>{heading}</h2>
        <p>Begun with {JSON.stringify(begunWith)}</p>
        <label>
          {heading} note <input />
        </label>
        <button type="button" onClick={() => track("tool_complete", tool)}>
          Finish {heading}
        </button>
        {handsTo.map((to) => (
          <button key={to} type="button" onClick={() => handOff(to, given)}>
            Go to {to}
          </button>
        ))}
      </>
    );
  };
  return defineTool({ tag: tagOf(tool), Tool, sheet: `.sheet-of-${tool} { color: red }` });
}

const letters = sampleTool("letter-generator", "Write a letter", "goal-analyzer", "rights-guide");
const goals = sampleTool("goal-analyzer", "Check a goal");
const fetches: { [id in ToolId]?: () => Promise<{ element: DefinedTool }> } = elements;

let user: ReturnType<typeof userEvent.setup>;
let root: ShadowRoot;
let inside: ReturnType<typeof showFrame>["inside"];
let heard: ReturnType<typeof showFrame>["told"];
const told = () => heard.map(({ type, detail }) => [type, detail]);
/** Another one for each test, since counts come seconds later. */
let server: string;
let tests = 0;

function show() {
  const first = sampleTool("aide-screener", "Screener", "letter-generator", "goal-analyzer");
  const shown = showFrame({ ...first, title: "1:1 Aide Screener" }, { "api-base": server });
  ({ root, inside, told: heard } = shown);
}

const button = (name: string) => inside.findByRole("button", { name });
const heading = (name: string) => inside.findByRole("heading", { name });
const isFocused = (element: Element) => waitFor(() => expect(root.activeElement).toBe(element));
/** The rules of the tool's sheet that the kit's has beside it. */
const toolSheet = () => {
  const [kit, ...others] = root.adoptedStyleSheets.map((sheet) => [...sheet.cssRules]);
  expect(kit?.some((rule) => rule.cssText.includes(".iep-base"))).toBe(true);
  return others.map((rules) => rules.map((rule) => rule.cssText.replace(/\s*\{.*/s, "")));
};

beforeEach(() => {
  // A tool of the test before may still be about to leave.
  work.clear();
  // A visitor who may use every tool, according to the server's last answer.
  const key = "k".repeat(43);
  localStorage.setItem(purchaseKeyName, key);
  const none = { open: [], unspent: [], pending: [], site: null, connection: null };
  const access = { everything: true, hasActiveSubscription: false, ...none };
  sharedAccessMemory(window).answer = { of: `${key} @`, at: Date.now(), access };
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => {};
  user = userEvent.setup();
  tests += 1;
  server = `https://iep-${tests}.example`;
  fetches["letter-generator"] = () => Promise.resolve({ element: letters });
  fetches["goal-analyzer"] = () => Promise.resolve({ element: goals });
});

afterEach(() => {
  for (const id of ["letter-generator", "goal-analyzer"] as const) delete fetches[id];
});

describe("handing over to another tool in an element", () => {
  it("shows the other tool in place, goes back with everything unchanged, and starts over the next time", async () => {
    show();
    expect(await inside.findByText("Begun with null")).toBeTruthy();
    expect(toolSheet()).toEqual([[".sheet-of-aide-screener"]]);
    await user.type(await inside.findByLabelText("Screener note"), "kept");
    await user.click(await button("Go to letter-generator"));
    await isFocused(await heading("Write a letter"));
    expect(inside.getByText(new RegExp(`"from":"aide-screener".*${secret}`))).toBeTruthy();
    expect(toolSheet()).toEqual([[".sheet-of-letter-generator"]]);
    // The first tool is mounted but hidden: from view, from screen readers, and from Tab.
    expect(inside.queryByRole("heading", { name: "Screener" })).toBeNull();
    expect(inside.getByText("Screener").closest("[hidden]")).toBeTruthy();
    await user.type(await inside.findByLabelText("Write a letter note"), "Dear team");

    await user.click(await button("Back to 1:1 Aide Screener"));
    await isFocused(await button("Go to letter-generator"));
    expect(inside.getByLabelText("Screener note")).toHaveProperty("value", "kept");
    expect(inside.queryByText("Write a letter")).toBeNull();
    expect(toolSheet()).toEqual([[".sheet-of-aide-screener"]]);
    await user.click(await button("Go to letter-generator"));
    expect(await inside.findByLabelText("Write a letter note")).toHaveProperty("value", "");
  });

  it("continues from the second tool to a third, and goes back one by one", async () => {
    show();
    await user.click(await button("Go to letter-generator"));
    await user.type(await inside.findByLabelText("Write a letter note"), "Dear team");
    await user.click(await button("Go to goal-analyzer"));
    await isFocused(await heading("Check a goal"));
    expect(inside.getAllByRole("button", { name: /^Back to/ })).toHaveLength(1);
    await user.click(await button("Back to Letter Generator"));
    await isFocused(await button("Go to goal-analyzer"));
    expect(inside.getByLabelText("Write a letter note")).toHaveProperty("value", "Dear team");
    expect(toolSheet()).toEqual([[".sheet-of-letter-generator"]]);
    await user.click(await button("Back to 1:1 Aide Screener"));
    await isFocused(await button("Go to letter-generator"));
  });

  it("names the shown tool in events and counts, and nothing that was handed over", async () => {
    show();
    await waitFor(() => expect(heard).toHaveLength(2));
    await user.click(await button("Go to letter-generator"));
    await waitFor(() => expect(heard).toHaveLength(4));
    await user.click(await button("Finish Write a letter"));
    await user.click(await button("Back to 1:1 Aide Screener"));
    const detail = (tool: ToolId, completed = false) => ({ tool, completed });
    expect(told()).toEqual([
      ["iep:ready", detail("aide-screener")],
      ["iep:access", detail("aide-screener")],
      ["iep:ready", detail("letter-generator")],
      ["iep:access", detail("letter-generator")],
      ["iep:result", detail("letter-generator", true)],
    ]);
    const counts = () => counted.filter(([to]) => to === server);
    await waitFor(() => expect(counts()).toHaveLength(4));
    expect(counts()).toEqual([
      [server, null, { event: "tool_load", subject: "aide-screener" }],
      [server, null, { event: "tool_load", subject: "letter-generator" }],
      // A completed tool also counts as started.
      [server, null, { event: "tool_start", subject: "letter-generator" }],
      [server, null, { event: "tool_complete", subject: "letter-generator" }],
    ]);
    expect(JSON.stringify([told(), counted]) + location.href).not.toContain(secret);
  });

  it("keeps the first tool when the other does not come, says so, and opens it on another try", async () => {
    let tries = 0;
    vi.spyOn(navigator, "onLine", "get").mockImplementation(() => tries > 2);
    fetches["letter-generator"] = async () => {
      tries += 1;
      if (tries < 3) throw new Error("offline");
      return { element: letters };
    };
    show();
    await user.type(await inside.findByLabelText("Screener note"), "kept");
    await user.click(await button("Go to letter-generator"));
    const notice = await inside.findByRole("alert");
    expect(notice.textContent).toContain("We could not open the next tool.");
    expect(notice.textContent).toContain("Nothing was lost.");
    expect(inside.getByLabelText("Screener note")).toHaveProperty("value", "kept");
    await isFocused(await button("Try again"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(tries).toBe(2));
    await isFocused(await button("Try again"));
    await user.keyboard("{Enter}");
    await isFocused(await heading("Write a letter"));
    expect(inside.queryByRole("alert")).toBeNull();
    expect(inside.getByText(new RegExp(secret))).toBeTruthy();
    await user.click(await button("Back to 1:1 Aide Screener"));
    await isFocused(await button("Go to letter-generator"));
    expect(inside.queryByRole("alert")).toBeNull();
  });

  it("says that the other tool is loading, and opens only the last one requested", async () => {
    const slow = Promise.withResolvers<{ element: DefinedTool }>();
    fetches["letter-generator"] = () => slow.promise;
    show();
    await user.click(await button("Go to letter-generator"));
    expect((await inside.findByText("One moment…")).getAttribute("role")).toBe("status");
    await user.click(await button("Go to goal-analyzer"));
    await heading("Check a goal");
    slow.resolve({ element: letters });
    await slow.promise;
    expect(await inside.findAllByRole("heading")).toHaveLength(1);
    await user.click(await button("Back to 1:1 Aide Screener"));
    await heading("Screener");
  });

  it("leaves the focus alone when the parent has gone on to the page around us", async () => {
    const slow = Promise.withResolvers<{ element: DefinedTool }>();
    fetches["letter-generator"] = () => slow.promise;
    show();
    const search = document.body.appendChild(document.createElement("input"));
    await user.click(await button("Go to letter-generator"));
    await user.click(search);
    slow.resolve({ element: letters });
    await heading("Write a letter");
    expect(document.activeElement).toBe(search);
    search.remove();
  });

  it("keeps a fault of the other tool to itself", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Broken = () => {
      throw new Error("broken");
    };
    fetches["letter-generator"] = () =>
      Promise.resolve({
        element: defineTool({ tag: "iep-letter-generator", Tool: Broken, sheet: "" }),
      });
    show();
    await user.type(await inside.findByLabelText("Screener note"), "kept");
    await user.click(await button("Go to letter-generator"));
    expect((await inside.findByRole("alert")).textContent).toContain("This tool has stopped.");
    expect(told().at(-1)).toEqual(["iep:error", { tool: "letter-generator", completed: false }]);
    await user.click(await button("Back to 1:1 Aide Screener"));
    expect(await inside.findByLabelText("Screener note")).toHaveProperty("value", "kept");
  });
});

describe("a tool that cannot be shown in place", () => {
  it.each([
    ["in a self-contained file", undefined],
    ["of a newer release with a runtime of its own", async () => ({ element: { ...letters, runtime: {} } })],
    ["that fails twice though there is a network", () => Promise.reject(new Error("gone"))],
  ] as const)("is a link that carries nothing: one %s", async (name, fetch) => {
    if (fetch) fetches["letter-generator"] = fetch;
    else delete fetches["letter-generator"];
    show();
    await user.click(await button("Go to letter-generator"));
    if (/twice/.test(name)) await user.click(await button("Try again"));
    await isFocused(await heading("Letter Generator"));
    expect(inside.getByText(/Nothing you entered goes with you/)).toBeTruthy();
    expect(inside.getByRole("link", { name: /in a new tab$/ })).toHaveProperty("target", "_blank");
    await user.click(await button("Back to 1:1 Aide Screener"));
    await isFocused(await button("Go to letter-generator"));
  });

  const server = "https://iep.example";
  it.each([
    [server, "Open Letter Generator in a new tab", `${server}/advanced-tools?tool=letter-generator`],
    [null, null, null],
  ])("with our address %s: the link is %s", async (server, name, address) => {
    renderInHost(<OnlyALink tool={toolById("letter-generator")} server={server} />);
    await screen.findByRole("heading", { name: "Letter Generator" });
    const link = screen.queryByRole("link");
    expect([link?.textContent ?? null, link?.getAttribute("href") ?? null]).toEqual([name, address]);
    if (link) expect(link.getAttribute("rel")).toBe("noopener");
  });
});
