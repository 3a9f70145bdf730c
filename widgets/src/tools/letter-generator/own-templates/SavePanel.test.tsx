import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { leastForm } from "../tests/sampleForms.ts";
import { readFile, writeTemplates } from "./format.ts";
import { mostTemplates, type OwnTemplate } from "./OwnTemplate.ts";
import {
  beginWith,
  button,
  field,
  heading,
  isFocused,
  kept,
  openLetters,
  openList,
} from "./tests/openLetters.tsx";
import { createFakeTemplates, threeKept, threeTemplates } from "./tests/sampleTemplates.ts";

const downloads = vi.hoisted(() => [] as { name: string; content: Blob }[]);
vi.mock("../../../documents/download.ts", async (original) => ({
  ...(await original<object>()),
  download: (name: string, content: Blob) => downloads.push({ name, content }),
}));

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  downloads.length = 0;
});

const save = async (name: string) => {
  const input = await field(/^Name of the template/);
  await user.clear(input);
  await user.type(input, name);
  await user.click(await button("Save template"));
};

it("keeps what is told without the child's name, and says so", async () => {
  const own = createFakeTemplates();
  openLetters(own, { ...leastForm("follow_up"), specificConcerns: "October 14: Maria asked for a break" });
  await user.click(await button("Write my letter"));
  await user.click(await button("Save as my template"));
  await isFocused(await heading("Save this letter as my template"));
  expect((await field(/^Name of the template/)).value).toBe("Follow-up After Meeting");
  expect((await field(/^About me/)).checked).toBe(true);
  expect((await field(/^About the school/)).checked).toBe(true);
  expect((await field(/^About my child/)).checked).toBe(false);
  await screen.findByText(/the template has \[child's name\] or \[date\]/);
  await save("  After a   meeting ");
  expect((await screen.findByRole("status")).textContent).toContain(
    "“After a meeting” is saved in this browser.",
  );
  await isFocused(await button("Save as my template"));
  expect(kept(own)).toEqual([
    expect.objectContaining({
      name: "After a meeting",
      letterType: "follow_up",
      fields: {
        schoolName: "Lincoln Elementary School",
        principalName: "Dr. Adams",
        parentName: "Ana Lopez",
        specificConcerns: "[date]: [child's name] asked for a break",
      },
    }),
  ]);
  // The letter itself is as it was.
  expect(screen.getByRole("article").textContent).toContain("October 14: Maria asked for a break");
});

it("asks for a name, and offers to replace the one that has it", async () => {
  const own = createFakeTemplates(threeKept);
  openLetters(own, leastForm("iee_request"));
  await user.click(await button("Save as my template"));
  await save(" ");
  expect((await screen.findByRole("alert")).textContent).toBe("Please give it a name.");
  await save("after EACH meeting");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toMatch(/^You have a template with this name/),
  );
  expect(own.storage.text).toBe(threeKept);
  await user.click(await button("Replace the one I have"));
  await screen.findByRole("status");
  expect(kept(own).map(({ name, letterType }) => [name, letterType])).toEqual([
    ["after EACH meeting", "iee_request"],
    ["Speech, twice a week", "specific_services"],
    ["Ask for an outside evaluation", "iee_request"],
  ]);
});

it.each([
  ["full", "This browser has no room left to keep it. Nothing you wrote was lost."],
  ["blocked", "This browser does not let us keep anything. Nothing you wrote was lost."],
] as const)("says in place that storage is %s, loses nothing, and offers a file", async (outcome, says) => {
  const own = createFakeTemplates(threeKept);
  own.storage.outcome = outcome;
  openLetters(own, leastForm("iee_request"));
  await user.click(await button("Save as my template"));
  await save("My letter");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(says);
  expect(own.storage.text).toBe(threeKept);
  expect((await field(/^Why you disagree/)).value).toBe(leastForm("iee_request").specificConcerns);
  await user.click(within(alert).getByRole("button", { name: "Download it as a file" }));
  expect(downloads[0]?.name).toBe("my-letter-templates.json");
  const read = readFile((await downloads[0]?.content.text()) ?? "");
  expect(read).toMatchObject({ templates: [{ name: "My letter", letterType: "iee_request" }] });
  // There is room again.
  own.storage.outcome = "kept";
  await user.click(await button("Save template"));
  await screen.findByRole("status");
  expect(kept(own)).toHaveLength(4);
});

it("says that no more fit in, and that a newer page has written", async () => {
  const full = Array.from({ length: mostTemplates }, (_, index) => ({
    ...(threeTemplates[0] as OwnTemplate),
    name: `Letter ${index}`,
  }));
  const own = createFakeTemplates(writeTemplates(full));
  openLetters(own, leastForm("iee_request"));
  await user.click(await button("Save as my template"));
  await save("One more");
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^You have 100 templates, and no more fit in/,
  );
  const newer = threeKept.replace('"version": 1', '"version": 2');
  own.storage.writeElsewhere(newer);
  await user.click(await button("Save template"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/newer version of this page/));
  expect(own.storage.text).toBe(newer);
});

it("is offered under the name of the template that the letter began with", async () => {
  const own = createFakeTemplates(threeKept);
  openLetters(own);
  await openList(user);
  await beginWith(user, "Speech, twice a week");
  await user.type(await field(/^Services you ask for/), "\nOT, once a week");
  await user.click(await button("Save as my template"));
  expect((await field(/^Name of the template/)).value).toBe("Speech, twice a week");
  await user.click(await button("Save template"));
  await user.click(await button("Replace the one I have"));
  await screen.findByRole("status");
  expect(kept(own)[1]?.fields.requestedServices).toMatch(/\nOT, once a week$/);
});
