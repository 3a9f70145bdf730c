import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createFakeDevice, type FakeDevice } from "../../../../tests/fakeDevice.ts";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../../tests/renderInHost.tsx";
import type { LetterForm } from "../form/fields.ts";
import { LetterGenerator } from "../LetterGenerator.tsx";
import { leastForm } from "../tests/sampleForms.ts";
import type { KeptLetter } from "./KeptLetter.ts";

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const childName = async () => (await screen.findByLabelText(/^Child's name/)) as HTMLInputElement;
const kept = ({ text }: FakeDevice): readonly KeptLetter[] => JSON.parse(text ?? '{"letters":[]}').letters;

/** A letter that was begun two days before. */
const before = (form: LetterForm, isWritten = false): KeptLetter => {
  const then = Date.now() - 2 * 24 * 60 * 60 * 1000;
  return { id: then, changed: then, form, isWritten };
};
const deviceWith = (...letters: readonly KeptLetter[]) => createFakeDevice(JSON.stringify({ letters }));
const open = (device: FakeDevice, draft: LetterForm | null = null) => {
  document.body.replaceChildren();
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(draft), null, null, device));
};

it("keeps what is typed, and offers to continue it in a new tab", async () => {
  const device = createFakeDevice();
  open(device);
  await screen.findByText("Kept on this device only.");
  expect(screen.queryByText(/gone when you leave/)).toBeNull();
  await user.selectOptions(await screen.findByRole("combobox"), "follow_up");
  expect(kept(device), "a kind of letter alone is none").toEqual([]);
  await user.type(await childName(), "Maria");
  await user.type(await screen.findByLabelText(/^School \*/), "Lincoln");
  await waitFor(() =>
    expect(kept(device)).toMatchObject([{ form: { childName: "Maria", schoolName: "Lincoln" } }]),
  );

  open(createFakeDevice(device.text));
  const started = new Date().toLocaleDateString("en-US", { month: "short", day: "numeric" });
  await screen.findByText(new RegExp(`Started ${started}\\. Not finished yet\\.`));
  await user.click(await button("Continue: Your letter to Lincoln about Maria"));
  expect(await childName()).toHaveProperty("value", "Maria");
  await user.type(await childName(), " Lopez");
  expect(screen.queryByRole("button", { name: /^Continue/ })).toBeNull();
});

it("continues the same letter after a reload in its tab, and adds no second one", async () => {
  const form = leastForm("follow_up");
  const device = deviceWith(before(form));
  open(device, form);
  await user.type(await childName(), "x");
  await waitFor(() => expect(kept(device)).toMatchObject([{ form: { childName: `${form.childName}x` } }]));
  expect(screen.queryByRole("heading", { name: "Your letters" })).toBeNull();
});

it("finds a written letter again, as a letter, and keeps it over Start Over", async () => {
  const device = createFakeDevice();
  open(device, leastForm("follow_up"));
  await user.click(await button("Write my letter"));
  await screen.findByRole("article");
  await waitFor(() => expect(kept(device)).toMatchObject([{ isWritten: true }]));
  await user.click(await button("Start Over"));
  await user.click(await button(/^Open it again/));
  await screen.findByRole("article");
  expect(kept(device)).toHaveLength(1);
});

it("starts another letter and keeps the current one, which Start Over removes", async () => {
  const device = createFakeDevice();
  open(device, leastForm("follow_up"));
  await user.click(await button("Begin another letter"));
  await button(/^Continue: /);
  expect(kept(device)).toHaveLength(1);
  await user.click(await button(/^Continue: /));
  await user.click(await button("Start Over"));
  await waitFor(() => expect(kept(device)).toEqual([]));
});

it("keeps what another tab has started meanwhile", async () => {
  const device = createFakeDevice();
  open(device, leastForm("follow_up"));
  await waitFor(() => expect(kept(device)).toHaveLength(1));
  const elsewhere = before({ ...leastForm("iee_request"), childName: "Noah" });
  device.writeElsewhere(JSON.stringify({ letters: [elsewhere, ...kept(device)] }));
  await user.type(await childName(), "x");
  await waitFor(() => expect(kept(device)).toHaveLength(2));
  await button(/^Continue: .* about Noah$/);
});

it("forgets one letter, or all of them with the form, and can undo it", async () => {
  const device = deviceWith(before(leastForm("iee_request"), true), {
    ...before({ ...leastForm("fba_request"), childName: "Noah" }),
    id: 1,
  });
  open(device, leastForm("follow_up"));
  await user.click(await button(/^Forget it: .* about Noah$/));
  await user.click(await button("Yes, forget it"));
  await waitFor(() => expect(kept(device)).toHaveLength(2));
  await user.click(await button("Forget all"));
  await user.click(await button("Yes, forget all"));
  await waitFor(() => expect(device.text).toBeNull());
  expect(await screen.findByRole("combobox")).toHaveProperty("value", "");

  // One that is begun meanwhile stays beside those that come back.
  await user.selectOptions(screen.getByRole("combobox"), "follow_up");
  await user.type(await childName(), "Ana");
  await waitFor(() => expect(kept(device)).toHaveLength(1));
  await user.click(await button("Undo"));
  await waitFor(() => expect(kept(device)).toHaveLength(3));
  expect(await childName()).toHaveProperty("value", "Ana");
  await button(/^Open it again: /);
});

it("keeps nothing on a partner's page, and says so", async () => {
  renderInHost(<LetterGenerator />, createFakeHost(null));
  await screen.findByText(/It is gone when you leave this page/);
  expect(screen.queryByText("Kept on this device only.")).toBeNull();
});
