import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createFakeDevice, type FakeDevice } from "../../../tests/fakeDevice.ts";
import { createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { EmotionalCheckin } from "./EmotionalCheckin.tsx";
import { button, feeling, heading, save } from "./tests/steps.tsx";

const user = userEvent.setup();

it("saves nothing while something is missing: says so as a toast and in place, and leads there", async () => {
  const host = createFakeHost();
  renderInHost(<EmotionalCheckin />, host);
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
    renderInHost(<EmotionalCheckin />);
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
  renderInHost(<EmotionalCheckin />);
  await user.type(await screen.findByLabelText(/^Your child's name/), "suicide");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("keeps what was saved on Start Over, forgets what was not, and leads back to it", async () => {
  renderInHost(<EmotionalCheckin />);
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

const there = (device: FakeDevice) => createFakeHost(null, null, null, device);

it("keeps check-ins and the name on the device, so that days later one more is added", async () => {
  const device = createFakeDevice();
  renderInHost(<EmotionalCheckin />, there(device));
  await screen.findByText("Kept on this device only.");
  await user.type(await screen.findByLabelText(/^Your child's name/), "Mia");
  expect(device.text, "nothing before a first check-in").toBeNull();
  await user.click(await button("Start Check-In"));
  await save(user, "Sad");
  expect(device.text).toContain('"emotion":"sad"');

  document.body.replaceChildren();
  renderInHost(<EmotionalCheckin />, there(createFakeDevice(device.text)));
  expect(await screen.findByLabelText(/^Your child's name/)).toHaveProperty("value", "Mia");
  await user.click(await button("See my check-ins (1)"));
  await heading(/^So far/);
});

it("shows what another tab has added, and wipes none of it with the next check-in", async () => {
  const device = createFakeDevice();
  renderInHost(<EmotionalCheckin />, there(device));
  await user.click(await button("Start Check-In"));
  await save(user, "Sad");
  const { entries, ...others } = JSON.parse(device.text ?? "");
  const elsewhere = { ...entries[0], id: entries[0].id + 1, emotion: "happy" };
  device.writeElsewhere(JSON.stringify({ ...others, entries: [elsewhere, ...entries] }));
  await screen.findByText(/^Of 2 check-ins,/);
  await user.click(await button("Add New Check-In"));
  await save(user, "Angry");
  expect(JSON.parse(device.text ?? "").entries.map(({ emotion }: { emotion: string }) => emotion)).toEqual([
    "angry",
    "happy",
    "sad",
  ]);
});

it("leads back to where the parent was on the same page, after another tool", async () => {
  const device = createFakeDevice();
  for (let visit = 1; visit <= 2; visit += 1) {
    document.body.replaceChildren();
    renderInHost(<EmotionalCheckin />, there(device));
    if (visit === 1) {
      await user.click(await button("Start Check-In"));
      await save(user, "Sad");
    }
    await heading(/^So far/);
  }
});

it.each([
  ["blocked", /^Your browser does not let us keep anything/],
  ["full", /^Your browser has no room left/],
] as const)("works where storage is %s, and says so immediately", async (outcome, says) => {
  const device = createFakeDevice();
  device.outcome = outcome;
  renderInHost(<EmotionalCheckin />, there(device));
  await screen.findByText(says);
  expect(screen.queryByText("Kept on this device only.")).toBeNull();
  await user.click(await button("Start Check-In"));
  await save(user, "Sad");
  expect(screen.getByText(/Download or copy the report before you leave/)).toBeTruthy();
});

it("keeps nothing on a partner's page, and says so", async () => {
  renderInHost(<EmotionalCheckin />, createFakeHost(null));
  await screen.findByText("Not kept on this page.");
});
