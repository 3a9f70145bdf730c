import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { sections } from "./content.ts";
import { MeetingChecklist } from "./MeetingChecklist.tsx";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const box = (name: RegExp) => screen.findByRole("checkbox", { name });
const isTicked = async (name: RegExp) => ((await box(name)) as HTMLInputElement).checked;

describe("the meeting prep checklist", () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it("shows five parts with their steps, none ticked", async () => {
    renderInHost(<MeetingChecklist />);
    await screen.findByRole("heading", { name: "Get ready for the IEP meeting", level: 2 });
    for (const { title, items } of sections) {
      const group = screen.getByRole("group", { name: new RegExp(title) });
      expect(within(group).getAllByRole("checkbox")).toHaveLength(items.length);
      expect(within(group).getByText(`0 of ${items.length} done`)).toBeTruthy();
    }
    expect(screen.getByRole("progressbar", { name: "0 of 20 steps done" })).toHaveProperty("value", 0);
    expect(screen.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
  });

  it("counts a tick in its part and in all, says so politely, and takes it back", async () => {
    const host = createFakeHost();
    renderInHost(<MeetingChecklist />, host);
    await user.click(await box(/one strength/));
    await screen.findByRole("progressbar", { name: "1 of 20 steps done" });
    expect(screen.getByText("5% complete")).toBeTruthy();
    expect(screen.getByText("1 of 6 done")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(
      "Before the meeting: 1 of 6 done. 1 of 20 steps done.",
    );
    await user.click(await box(/one strength/));
    await screen.findByRole("progressbar", { name: "0 of 20 steps done" });
    expect(screen.getByRole("status").textContent).toBe(
      "Before the meeting: 0 of 6 done. 0 of 20 steps done.",
    );
    expect(host.tracked).toEqual(["tool_start"]);
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

  it("leads to the AI tools and to the prices", async () => {
    const host = createFakeHost();
    renderInHost(<MeetingChecklist />, host);
    await user.click(await button("Explore AI Tools"));
    await user.click(await button("See Pricing"));
    expect(host.opened).toEqual(["/advanced-tools", "/pricing"]);
  });

  it("keeps a draft where the host keeps any, brings it back, and clears it on demand", async () => {
    const drafts = createFakeDrafts();
    renderInHost(<MeetingChecklist />, createFakeHost(drafts));
    await user.click(await box(/Plan child care/));
    expect(drafts.stored).toEqual(["family-plans"]);
    expect(screen.getByText(/in this tab\. To keep them longer/)).toBeTruthy();

    document.body.replaceChildren();
    renderInHost(<MeetingChecklist />, createFakeHost(drafts));
    await screen.findByText(/Your ticks from before are still here/);
    expect(await isTicked(/Plan child care/)).toBe(true);
    await user.click(await button("Clear them"));
    await waitFor(async () => expect(await isTicked(/Plan child care/)).toBe(false));
    expect(drafts.stored).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  });

  it("says on a partner's page that nothing is kept there", async () => {
    renderInHost(<MeetingChecklist />, createFakeHost(null));
    await screen.findByText(/are gone when you leave this page/);
  });
});
