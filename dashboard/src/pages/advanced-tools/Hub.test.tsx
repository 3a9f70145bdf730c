import { waitFor } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { main, renderPage } from "../../../tests/renderPage.tsx";

const cards = () => document.querySelectorAll("[data-tool]");

it("shows thirteen tools with their prices, and those of one category", async () => {
  const { user } = await renderPage("/advanced-tools");
  expect(cards()).toHaveLength(13);
  expect(main().getAllByText("PRO TOOL")).toHaveLength(10);
  expect(main().getAllByText("$4.99 per use")).toHaveLength(10);
  main().getByRole("heading", { name: "FREE TOOLS" });
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
