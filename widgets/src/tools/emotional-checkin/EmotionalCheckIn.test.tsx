import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { EmotionalCheckIn } from "./EmotionalCheckIn.tsx";

type User = ReturnType<typeof userEvent.setup>;

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });
const feeling = (name: string) => screen.findByRole("radio", { name });

interface Parts {
  readonly emotion: string;
  readonly context?: string;
  readonly strength?: number;
  readonly triggers?: string;
  readonly notes?: string;
}

/** Fills in the form and saves, as a parent does. */
async function save(user: User, { emotion, context = "At School", strength, triggers, notes }: Parts) {
  await user.click(await feeling(emotion));
  await user.click(await screen.findByRole("radio", { name: context }));
  if (strength) fireEvent.input(screen.getByRole("slider"), { target: { value: String(strength) } });
  if (triggers) await user.type(screen.getByLabelText(/^What set it off/), triggers);
  if (notes) await user.type(screen.getByLabelText(/^Notes/), notes);
  await user.click(await button("Save Check-In"));
  await heading(/^So far/);
}

describe("the emotional check-in", () => {
  let user: User;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it("leads from the intro through the form to the summary, and says each time where the focus is", async () => {
    const host = createFakeHost();
    renderInHost(<EmotionalCheckIn />, host);
    await heading("How is your child feeling?");
    expect(screen.getByText(/are here only while this page is open/)).toBeTruthy();
    await user.type(screen.getByLabelText(/^Your child's name/), "Mia");
    await user.click(await button("Start Check-In"));
    const title = await heading("A new check-in for Mia");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getAllByRole("radio")).toHaveLength(18);
    expect(screen.queryByRole("slider")).toBeNull();
    await save(user, { emotion: "Sad", strength: 4, triggers: "math test, , bus ", notes: "Cried." });
    const answer = await heading("So far, challenging feelings come up more often than positive ones.");
    await waitFor(() => expect(document.activeElement).toBe(answer));
    expect(host.notified).toEqual([
      {
        title: "Entry Saved",
        description: "Emotional check-in has been recorded successfully.",
        tone: "good",
      },
    ]);
    expect(screen.getByText("Saved. Your check-in is in the list below.")).toBeTruthy();
    expect(screen.getByText("Strong (4 of 5), At School")).toBeTruthy();
    expect(screen.getByText("Set off by: math test, bus")).toBeTruthy();
    expect(screen.getByText("Notes: Cried.")).toBeTruthy();
    expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
  });

  it("has a slider from 1 to 5 at 3, which says its value in words", async () => {
    renderInHost(<EmotionalCheckIn />);
    await user.click(await button("Start Check-In"));
    await user.click(await feeling("Calm"));
    const slider = (await screen.findByRole("slider", { name: "How strong is it?" })) as HTMLInputElement;
    expect([slider.min, slider.max, slider.step, slider.value]).toEqual(["1", "5", "1", "3"]);
    expect(slider.getAttribute("aria-valuetext")).toBe("Moderate (3 of 5)");
    for (const [value, name] of [
      ["1", "Very Mild"],
      ["2", "Mild"],
      ["4", "Strong"],
      ["5", "Very Strong"],
    ] as const) {
      fireEvent.input(slider, { target: { value } });
      await waitFor(() => expect(slider.getAttribute("aria-valuetext")).toBe(`${name} (${value} of 5)`));
    }
  });

  it("saves nothing while something is missing: says so as a toast and in place, and leads there", async () => {
    const host = createFakeHost();
    renderInHost(<EmotionalCheckIn />, host);
    await user.click(await button("Start Check-In"));
    const title = await heading("A new check-in");
    await waitFor(() => expect(document.activeElement).toBe(title));
    const saving = await button("Save Check-In");
    expect(saving.getAttribute("aria-disabled")).toBe("true");
    expect(saving).toHaveProperty("disabled", false);
    await user.click(saving);
    const missing = {
      title: "Missing Information",
      description: "Please select an emotion and context before saving.",
      tone: "stop",
    };
    expect(host.notified).toEqual([missing]);
    expect((await screen.findByRole("alert")).textContent).toBe("Please choose a feeling.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Happy" })));

    await user.click(await feeling("Sad"));
    await user.click(await button("Save Check-In"));
    expect(host.notified).toEqual([missing, missing]);
    await screen.findByText("Please choose where it was.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { name: "At Home" })));
    await user.click(await screen.findByRole("radio", { name: "Other" }));
    expect((await button("Save Check-In")).getAttribute("aria-disabled")).toBeNull();
    expect(screen.queryByText("Please choose where it was.")).toBeNull();
  });

  it.each([/^What set it off/, /^Notes/])(
    "shows the crisis line at once for a sign of crisis in %s, and in the summary and the report",
    async (field) => {
      renderInHost(<EmotionalCheckIn />);
      await user.click(await button("Start Check-In"));
      await user.click(await feeling("Sad"));
      await user.type(await screen.findByLabelText(field), "says she wants to die");
      expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
      await user.click(await screen.findByRole("radio", { name: "At Home" }));
      await user.click(await button("Save Check-In"));
      await heading(/^So far/);
      expect(screen.getByText("If someone could get hurt right now")).toBeTruthy();
      const written = vi.spyOn(navigator.clipboard, "writeText");
      await user.click(await button("Copy Report"));
      expect(written.mock.calls[0]?.[0]).toContain("Look at this first");
    },
  );

  it("looks for no sign of crisis in the name", async () => {
    renderInHost(<EmotionalCheckIn />);
    await user.type(await screen.findByLabelText(/^Your child's name/), "suicide");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("keeps what was saved on Start Over, forgets what was not, and leads back to it", async () => {
    renderInHost(<EmotionalCheckIn />);
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Sad" });
    await user.click(await button("Add New Check-In"));
    await user.click(await feeling("Angry"));
    await user.click(await button("Start Over"));
    await heading("How is your child feeling?");
    expect(screen.getByText("Your check-in is still here.")).toBeTruthy();
    await user.click(await button("Start Check-In"));
    expect(await feeling("Angry")).toHaveProperty("checked", false);
    await user.click(await button("See my check-ins (1)"));
    await heading(/^So far/);
    expect(screen.getAllByRole("button", { name: /^Remove: / })).toHaveLength(1);
  });

  it("clears all after one more question, and keeps all when it is answered with no", async () => {
    renderInHost(<EmotionalCheckIn />);
    await user.type(await screen.findByLabelText(/^Your child's name/), "Mia");
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Sad" });
    await user.click(await button("Clear all check-ins"));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Clear the one check-in\?/));
    await user.click(await button("No, keep them"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Clear all check-ins"));
    await user.click(await button("Clear all check-ins"));
    await user.click(await button("Yes, clear them"));
    const title = await heading("How is your child feeling?");
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.queryByText(/still here/)).toBeNull();
    expect(screen.getByLabelText(/^Your child's name/)).toHaveProperty("value", "");
  });

  it("shows four figures, five of the latest, and the picture's table of all", async () => {
    renderInHost(<EmotionalCheckIn />);
    await user.click(await button("Start Check-In"));
    for (const emotion of ["Happy", "Okay", "Sad", "Sad", "Angry", "Tired"]) {
      await save(user, { emotion });
      await user.click(await button("Add New Check-In"));
    }
    await user.click(await button("See my check-ins (6)"));
    await heading(/^So far/);
    const cards = screen.getAllByRole("term").map(({ textContent }) => textContent);
    expect(cards).toEqual(["Positive", "Neutral", "Challenging", "Average intensity"]);
    const values = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(values).toEqual(["16.7% 1 of 6", "33.3% 2 of 6", "50.0% 3 of 6", "3.0 out of 5"]);
    expect(screen.getAllByRole("button", { name: /^Remove: / })).toHaveLength(5);
    const table = within(screen.getByRole("table", { name: "Your check-ins over time" }));
    expect(table.getAllByRole("row")).toHaveLength(7);
    expect(table.getAllByRole("row")[1]?.textContent).toMatch(/Happy \(positive\)3, ModerateAt School$/);
    const show = await button("Show as a table");
    expect(show.getAttribute("aria-expanded")).toBe("false");
    await user.click(show);
    expect((await button("Hide the table")).getAttribute("aria-expanded")).toBe("true");
  });

  it("takes a check-in away and puts it back", async () => {
    renderInHost(<EmotionalCheckIn />);
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Sad" });
    await user.click(await button("Add New Check-In"));
    await save(user, { emotion: "Happy" });
    await user.click(await button(/^Remove: Sad/));
    await screen.findByText("The check-in “Sad” is removed.");
    expect(screen.getAllByRole("button", { name: /^Remove: / })).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Put it back"));
    await user.click(await button("Put it back"));
    await button(/^Remove: Sad/);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  });

  it("has no report without an entry, says so as a toast and in place, and begins the first", async () => {
    const host = createFakeHost();
    renderInHost(<EmotionalCheckIn />, host);
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Sad" });
    await user.click(await button(/^Remove: Sad/));
    await heading("No check-ins yet");
    for (const name of ["Download Report", "Copy Report"]) {
      const refused = await button(name);
      expect(refused.getAttribute("aria-disabled")).toBe("true");
      await user.click(refused);
      expect(host.notified.at(-1)).toEqual({
        title: "No Data",
        description: "Add some emotional check-ins first to generate a report.",
        tone: "stop",
      });
    }
    expect((await screen.findByRole("alert")).textContent).toContain("Add some emotional check-ins first");
    await user.click(await button("Add First Check-In"));
    await heading("A new check-in");
  });

  it("copies the report and says so as a toast and in place", async () => {
    const host = createFakeHost();
    renderInHost(<EmotionalCheckIn />, host);
    await user.type(await screen.findByLabelText(/^Your child's name/), "Mia");
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Sad" });
    const written = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(await button("Copy Report"));
    await button("Copied!");
    expect(written.mock.calls[0]?.[0]).toContain("Child: Mia");
    expect(host.notified.at(-1)).toEqual({
      title: "Report Copied",
      description: "Emotional check-in report copied to clipboard.",
      tone: "good",
    });
  });

  it("says in place and aloud when the clipboard cannot be used, and does not say that it copied", async () => {
    const host = createFakeHost();
    renderInHost(<EmotionalCheckIn />, host);
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Sad" });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
    await user.click(await button("Copy Report"));
    expect((await screen.findByRole("alert")).textContent).toContain("could not copy");
    expect(host.notified.map(({ title }) => title)).not.toContain("Report Copied");
  });

  it("leads to the two letters once there is something hard to write about, and takes no note along", async () => {
    const host = createFakeHost();
    renderInHost(<EmotionalCheckIn />, host);
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Happy" });
    expect(screen.queryByText("Put it in writing")).toBeNull();
    await user.click(await button("Add New Check-In"));
    await save(user, { emotion: "Worried", notes: "private" });
    await user.click(await button("Ask for an IEP meeting"));
    await user.click(await button("Ask for a first evaluation"));
    expect(host.handedOff.map(({ to, start }) => [to, start.from, start.answers["letterType"]])).toEqual([
      ["letters", "emotional-checkin", "iep_meeting"],
      ["letters", "emotional-checkin", "initial_evaluation"],
    ]);
    expect(JSON.stringify(host.handedOff)).not.toContain("private");
  });

  it("writes nothing to drafts, and finds its check-ins again on the same page alone", async () => {
    const drafts = createFakeDrafts();
    const written = vi.spyOn(drafts, "write");
    const there = () => createFakeHost(drafts);
    renderInHost(<EmotionalCheckIn />, there());
    await user.click(await button("Start Check-In"));
    await save(user, { emotion: "Sad" });
    expect(written).not.toHaveBeenCalled();

    // Back from another tool on a page of ours: the same host's drafts, the tool mounted anew.
    document.body.replaceChildren();
    renderInHost(<EmotionalCheckIn />, there());
    await heading(/^So far/);
    expect(screen.queryByText(/^Saved\./)).toBeNull();

    for (const elsewhere of [createFakeHost(createFakeDrafts()), createFakeHost(null)]) {
      document.body.replaceChildren();
      renderInHost(<EmotionalCheckIn />, elsewhere);
      await heading("How is your child feeling?");
      expect(screen.queryByText(/still here/)).toBeNull();
    }
  });

  it("reads no draft, whatever is stored", async () => {
    renderInHost(<EmotionalCheckIn />, createFakeHost(createFakeDrafts({ stage: "summary", entries: [1] })));
    await heading("How is your child feeling?");
  });
});
