import { sharedAccessMemory } from "@iep-insider/sdk/access";
import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { afterEach, expect, it } from "vitest";
import { mountTool } from "./mountTool.tsx";
import { writeScreen } from "./PrerenderedScreen.ts";
import { elementWith } from "./tests/elementWith.ts";

const siteKey = "site_abcdefgh";
const site: SiteOfPage = {
  name: "Bay Harbor",
  logo: null,
  accent: null,
  phone: null,
  nextStep: null,
  emailGate: true,
  frameOnly: false,
  whiteLabel: null,
  tools: null,
  defaultState: null,
  sponsor: null,
};
const tool = {
  tool: "rights-guide",
  tag: "iep-rights-guide",
  title: "Parent Rights Guide",
  sheet: "",
  Tool: () => <h2>Rights</h2>,
} as const;
afterEach(() => sharedAccessMemory(window).sites.clear());

// On Preact alone, as elements are: in the dashboard, no tool takes markup over.
it.each([
  ["becomes the tool", null, true],
  ["is replaced where the site has said its own state by now", "MA", false],
] as const)("a pre-rendered screen that is drawn for no state %s", async (_, defaultState, isKept) => {
  sharedAccessMemory(window).sites.set(siteKey, { ...site, defaultState });
  const element = elementWith({ "site-key": siteKey });
  const root = element.attachShadow({ mode: "open" });
  document.body.append(element);
  const there = document.createElement("iep-rights-guide-tool");
  writeScreen(there, "stateless");
  there.append("Rights");
  root.append(there);
  const { leave } = mountTool(tool)(element, root);
  await expect.poll(() => root.querySelector("h2")?.textContent).toBe("Rights");
  expect(there.isConnected).toBe(isKept);
  expect(root.querySelectorAll("iep-rights-guide-tool")).toHaveLength(1);
  leave();
  element.remove();
});
