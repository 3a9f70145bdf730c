import { toolById } from "@iep-insider/sdk/catalog";
import { waitFor, within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { main, renderPage } from "../../../tests/renderPage.tsx";
import { situations } from "../../content/situations.ts";
import { situationIcons } from "../../content/toolIcons.ts";
import { isOpenTo } from "./hubGroups.ts";

const cards = () => document.querySelectorAll("[data-tool]");

it("shows thirteen tools with their prices, and those of one category", async () => {
  const { user } = await renderPage("/advanced-tools");
  expect(cards()).toHaveLength(13);
  expect(main().getAllByText("PRO TOOL")).toHaveLength(9);
  expect(main().getAllByText("$4.99 per use")).toHaveLength(9);
  const free = within(main().getByRole("region", { name: "FREE TOOLS" }));
  expect(free.getAllByText("FREE")).toHaveLength(4);
  free.getByText("The glossary is free");
  for (const [category, count] of [
    ["Guided Answers", 4],
    ["Assessment", 3],
    ["Legal", 3],
    ["Planning", 3],
    ["All", 13],
  ] as const) {
    await user.click(main().getByRole("button", { name: category }));
    expect(cards(), category).toHaveLength(count);
  }
});

it("leads from what happened to the tools that help, in order, with what each costs", async () => {
  const { user } = await renderPage("/advanced-tools");
  await user.click(main().getByText("The school said no"));
  const path = within(main().getAllByRole("group")[0] ?? document.body);
  const links = path.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Start: Service Denial Decoder", "/advanced-tools?tool=denials"],
    ["See a sample: Service Denial Decoder", "/tools/denials/sample"],
    ["Letter Generator", "/advanced-tools?tool=letters"],
    ["See a sample: Letter Generator", "/tools/letters/sample"],
    ["Dispute Resolution Guide", "/advanced-tools?tool=dispute-guide"],
    ["See a sample: Dispute Resolution Guide", "/tools/dispute-guide/sample"],
  ]);
  path.getByText("No extra charge after the step before");
  for (const { id, steps } of situations) {
    expect(situationIcons[id], id).toBeDefined();
    expect([2, 3, 4]).toContain(steps.length);
    for (const { tool } of steps) expect(isOpenTo(toolById(tool), false), tool).toBe(true);
  }
});

it("calls tools AI-Powered where an AI provider answers", async () => {
  await renderPage("/advanced-tools", { answers: { getConfig: { aiProvider: "OpenAI" } } });
  await main().findByRole("button", { name: "AI-Powered" });
  expect(main().queryByText("Guided Answers")).toBeNull();
});

it("greets whoever has all tools, and shows them no prices", async () => {
  await renderPage("/advanced-tools", { signedInAs: { hasAllTools: true } });
  await main().findByText(/^Welcome, Maria\./);
  expect(main().getAllByText("UNLIMITED").length).toBeGreaterThan(0);
  expect(main().queryByText("$4.99 per use")).toBeNull();
});

it("says that it has no tool by a name, and shows those it has", async () => {
  await renderPage("/advanced-tools?tool=no-such-tool");
  await main().findByText("We do not have a tool by that name.");
  expect(cards()).toHaveLength(13);
});

it("opens a tool by itself once there is a connection again", async () => {
  vi.doMock("@iep-insider/widgets/tools/emotional-checkin", () => {
    throw new Error("offline");
  });
  await renderPage("/advanced-tools?tool=emotional-checkin", { signedInAs: { hasAllTools: true } });
  await main().findByRole("alert");
  vi.doUnmock("@iep-insider/widgets/tools/emotional-checkin");
  window.dispatchEvent(new Event("online"));
  await main().findByRole("heading", { name: "Emotional Check-In" });
  await waitFor(() => expect(main().queryByRole("alert")).toBeNull());
});
