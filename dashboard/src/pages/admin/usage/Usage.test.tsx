import type { UsageReport } from "@iep-insider/sdk/contract";
import { waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { main, refusal, renderPage } from "../../../../tests/renderPage.tsx";
import { noAi, noEvents } from "../../../../tests/usageCounts.ts";

const nothing = { events: noEvents, onPartnerSites: noEvents, unverified: noEvents, ai: noAi };
const events = { ...noEvents, tool_load: 5, tool_start: 4, tool_complete: 2 };
const onPartnerSites = { ...noEvents, tool_load: 2 };
const ai = { ...noAi, outcomes: { ...noAi.outcomes, answered: 1 } };
const report = (more: Partial<UsageReport> = {}): UsageReport => ({
  from: "2026-11-21",
  to: "2026-11-22",
  days: ["2026-11-21", "2026-11-22"].map((day) => ({ day, events, ai: noAi })),
  totals: { events, onPartnerSites, unverified: noEvents, ai },
  before: nothing,
  tools: [{ tool: "letter-generator", events, ai: null }],
  pages: [{ path: "/pricing", views: 7 }],
  failures: [],
  engine: { isOn: false, prices: null },
  ...more,
});
const rowOf = (table: string, name: string) =>
  within(main().getByRole("table", { name: table })).getByRole("row", { name }).textContent;

it("shows figures next to the previous period's, tables, and that the AI is off", async () => {
  await renderPage("/admin/usage", { signedInAs: { role: "admin" }, answers: { readUsage: report() } });
  const finished = await main().findByText("Tools finished", { selector: "dt" });
  expect(finished.parentElement?.textContent).toContain("2none in the 30 days before");
  main().getByText(/The AI is off on this server/);
  expect(rowOf("Tools, the most used first", "Letter Generator 5 4 2 0")).toBe("Letter Generator5420");
  expect(rowOf("Tool counts by where they happened", "Partners' sites 2 0 0 0")).toBe("Partners' sites2000");
  expect(rowOf("Pages, the most opened first", "/pricing 7")).toBe("/pricing7");
});

it("narrows to days and a tool by the address, says when nothing was counted, and shows all again", async () => {
  const { user, sent, answers } = await renderPage("/admin/usage", {
    signedInAs: { role: "admin" },
    answers: { readUsage: report() },
  });
  await user.click(await main().findByRole("link", { name: "7 days" }));
  const tool = () => main().getByRole("link", { name: "Letter Generator" });
  await waitFor(() => expect(tool().getAttribute("href")).toContain("range=7d"));
  await user.click(tool());
  expect(window.location.search).toBe("?range=7d&tool=letter-generator");
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === "readUsage").at(-1)?.query).toEqual({
      range: "7d",
      tool: "letter-generator",
    }),
  );
  await waitFor(() => expect(main().queryByRole("heading", { name: "Answers of the AI tools" })).toBeNull());
  answers["readUsage"] = report({ totals: nothing, tools: [], pages: [] });
  await user.selectOptions(main().getByRole("combobox", { name: "Tool" }), "Emotional Check-In");
  await main().findByRole("heading", { name: "Nothing was counted on these days." });
  await user.click(main().getByRole("button", { name: "Show all" }));
  expect(window.location.search).toBe("");
});

it("says that it did not load, and loads on a second try", async () => {
  const { user, answers } = await renderPage("/admin/usage", {
    signedInAs: { role: "admin" },
    answers: { readUsage: refusal(502) },
  });
  await main().findByText("The server did not respond as expected. Nothing was changed.");
  answers["readUsage"] = report();
  await user.click(main().getByRole("button", { name: "Retry" }));
  await main().findByText("Tools finished", { selector: "dt" });
});
