import { handedPoints } from "@iep-insider/sdk/school-documents/weak-points";
import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createFakeDevice } from "../../../tests/fakeDevice.ts";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { reportText } from "../../documents/index.ts";
import { sections } from "./content.ts";
import { MeetingChecklist } from "./MeetingChecklist.tsx";
import { pointsFrom } from "./points.ts";
import { checklistReport } from "./report.ts";

const box = (name: RegExp) => screen.findByRole("checkbox", { name });

const user = userEvent.setup();

it("counts a checked step in its part and in all, and says so politely", async () => {
  renderInHost(<MeetingChecklist />);
  await user.click(await box(/one strength/));
  await screen.findByRole("progressbar", { name: "1 of 20 steps done" });
  expect(screen.getByText("1 of 6")).toBeTruthy();
  const status = screen.getByRole("status").textContent;
  expect(status).toBe("Before the meeting: 1 of 6 done. 1 of 20 steps done.");
});

it("opens the next part below one that gets done, and the first unfinished one at the next visit", async () => {
  const device = createFakeDevice();
  const isOpen = () =>
    sections.map(({ title }) => screen.getByRole("heading", { name: title }).closest("details")?.open);
  renderInHost(<MeetingChecklist />, createFakeHost(null, null, null, device));
  await screen.findByRole("heading", { name: "Before the meeting" });
  expect(isOpen()).toEqual([true, false, false, false, false]);
  for (const { id } of sections[0].items) await user.click(screen.getByDisplayValue(id));
  await waitFor(() => expect(isOpen()).toEqual([true, true, false, false, false]));
  document.body.replaceChildren();
  renderInHost(<MeetingChecklist />, createFakeHost(null, null, null, device));
  await screen.findByText("Your check marks from before are still here.");
  await waitFor(() => expect(isOpen()).toEqual([false, true, false, false, false]));
});

it("says when every step is done, and counts that once", async () => {
  const host = createFakeHost();
  renderInHost(<MeetingChecklist />, host);
  for (const each of await screen.findAllByRole("checkbox")) await user.click(each);
  await screen.findByText("All 20 steps are done.");
  expect(screen.getByText("100% complete")).toBeTruthy();
  await user.click(await box(/one strength/));
  await waitFor(() => expect(screen.queryByText("All 20 steps are done.")).toBeNull());
  await user.click(await box(/one strength/));
  await screen.findByText("All 20 steps are done.");
  expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
});

it("has the law of each part with links, and says what was not read in the law itself", async () => {
  renderInHost(<MeetingChecklist />);
  await screen.findByRole("heading", { level: 2 });
  for (const summary of screen.getAllByText("What the law says")) await user.click(summary);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  expect(links).toHaveLength(sections.flatMap(({ law }) => [...law]).length);
  for (const href of links) expect(href).toMatch(/^https:\/\/(www\.ecfr\.gov|sites\.ed\.gov)\//);
  expect(screen.getAllByText(/We read this on another site, not in the law itself\./)).toHaveLength(1);
});

it("keeps check marks on the device, adds to those of another tab, forgets all after one question, and takes that back", async () => {
  const device = createFakeDevice(JSON.stringify({ ticked: ["reread-iep"], at: Date.now() }));
  renderInHost(<MeetingChecklist />, createFakeHost(null, null, null, device));
  await screen.findByText("Your check marks from before are still here.");
  screen.getByText("Kept on this device only.");
  device.writeElsewhere(JSON.stringify({ ticked: ["reread-iep", "family-plans"], at: Date.now() }));
  await screen.findByRole("progressbar", { name: "2 of 20 steps done" });
  await user.click(await box(/one strength/));
  expect(JSON.parse(device.text ?? "").ticked).toEqual(["reread-iep", "top-concerns", "family-plans"]);

  await user.click(screen.getByRole("button", { name: "Forget all" }));
  await user.click(screen.getByRole("button", { name: "Yes, forget all" }));
  await screen.findByRole("progressbar", { name: "0 of 20 steps done" });
  expect(device.text).toBeNull();
  expect(screen.queryByRole("button", { name: "Forget all" })).toBeNull();
  // The focus is on what was said, and the next stop is to undo it.
  const said = await screen.findByText(
    "All of it is forgotten. You can undo this until you leave this page.",
  );
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(said.closest("[role=status]")).not.toBeNull();
  await user.click(await box(/child care/));
  expect(JSON.parse(device.text ?? "").ticked).toEqual(["family-plans"]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("progressbar", { name: "3 of 20 steps done" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("It is all back.")));
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("forgets for good once the tool has left the page", async () => {
  const device = createFakeDevice(JSON.stringify({ ticked: ["reread-iep"], at: Date.now() }));
  const host = createFakeHost(null, null, null, device);
  renderInHost(<MeetingChecklist />, host);
  await user.click(await screen.findByRole("button", { name: "Forget all" }));
  await user.click(screen.getByRole("button", { name: "Yes, forget all" }));
  await screen.findByRole("button", { name: "Undo" });
  document.body.replaceChildren();
  renderInHost(<MeetingChecklist />, host);
  await screen.findByRole("progressbar", { name: "0 of 20 steps done" });
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it.each(["{broken", '{"ticked":"all"}'])("drops a damaged record silently: %s", async (text) => {
  const device = createFakeDevice(text);
  renderInHost(<MeetingChecklist />, createFakeHost(null, null, null, device));
  await screen.findByRole("progressbar", { name: "0 of 20 steps done" });
  expect(screen.queryByRole("alert")).toBeNull();
  await waitFor(() => expect(device.text).toBeNull());
});

it("says on a partner's page that nothing is kept there", async () => {
  renderInHost(<MeetingChecklist />, createFakeHost(null));
  await screen.findByText(/are gone when you leave this page/);
});

it("puts the weak points of a document that was read first, on the screen and in the document, also after a reload", async () => {
  const points = [
    { title: "Goal: Math", ask: "What is the target?", provision: "iep-content" as const },
    { title: "Hard to read: page 2", ask: "What does it say?", provision: null },
  ];
  const drafts = createFakeDrafts();
  const start = { from: "document-reader" as const, answers: handedPoints(points) };
  renderInHost(<MeetingChecklist />, createFakeHost(drafts, start));
  const heading = await screen.findByRole("heading", { name: "From your document" });
  const section = heading.closest("section");
  expect(section?.textContent).toContain("Goal: MathYou can ask: “What is the target?”");
  expect(section?.textContent).toContain("34 CFR 300.320");
  expect(reportText(checklistReport([], "today", points))).toMatch(
    /\[ \] Goal: Math[\s\S]*What is the target\?/,
  );
  expect(pointsFrom(drafts.stored)).toEqual(points);
});

it.each([[null], [{ points: ["A"], asks: [], rules: [] }], [{ points: "A" }]])(
  "takes %j for no points",
  (kept) => expect(pointsFrom(kept)).toEqual([]),
);
