import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { EmotionalCheckIn } from "./EmotionalCheckIn.tsx";
import { button, feeling, heading, save } from "./tests/steps.tsx";

const user = userEvent.setup();

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
  await screen.findByRole("slider");
  expect(screen.queryByText("Please choose where it was."), "not asked for yet").toBeNull();
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
  await save(user, "Sad");
  await user.click(await button("Add New Check-In"));
  await user.click(await feeling("Angry"));
  await user.click(await button("Start Over"));
  await screen.findByText("Your check-in is still here.");
  await user.click(await button("Start Check-In"));
  expect(await feeling("Angry")).toHaveProperty("checked", false);
  await user.click(await button("See my check-ins (1)"));
  await heading(/^So far/);
});

it("writes nothing to drafts, and finds its check-ins again on the same page alone", async () => {
  const drafts = createFakeDrafts();
  const written = vi.spyOn(drafts, "write");
  const there = () => createFakeHost(drafts);
  renderInHost(<EmotionalCheckIn />, there());
  await user.click(await button("Start Check-In"));
  await save(user, "Sad");
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
