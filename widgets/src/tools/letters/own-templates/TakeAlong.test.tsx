import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { writeTemplates } from "./format.ts";
import type { OwnTemplate } from "./OwnTemplate.ts";
import { field, heading, listed, openLetters, openList } from "./tests/openLetters.tsx";
import { createFakeTemplates, threeKept, threeTemplates } from "./tests/sampleTemplates.ts";

const user = userEvent.setup();

const choose = async (content: string | Blob) =>
  user.upload(await field(/^File with templates/), new File([content], "my-letter-templates.json"));

it("adds to what is there, and tells what it did", async () => {
  const own = createFakeTemplates(threeKept);
  openLetters(own);
  await openList(user);
  const [first, second] = threeTemplates as [OwnTemplate, OwnTemplate];
  await choose(writeTemplates([first, { ...second, letterType: "iep_meeting" }]));
  expect((await screen.findByRole("status")).textContent).toBe(
    "1 template was added.1 was here already.1 has a number after its name, because you had one of that name.",
  );
  await heading("Speech, twice a week (2)");
  expect(listed()).toEqual([...threeTemplates.map(({ name }) => name), "Speech, twice a week (2)"]);
  await choose(writeTemplates([first]));
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("Nothing new was added.1 was here already."),
  );
});

it.each([
  ["another file", "Dear Dr. Adams:", /This is not a file with letter templates/],
  ["a newer file", threeKept.replace('"version": 1', '"version": 2'), /comes from a newer version/],
  ["a damaged file", threeKept.replace("follow_up", "essay"), /damaged, or it was changed by hand/],
  ["a large file", " ".repeat(1_000_001), /too large/],
])("does not take %s, and changes nothing", async (_, content, says) => {
  const own = createFakeTemplates(threeKept);
  openLetters(own);
  await openList(user);
  await choose(content);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(says);
  expect(alert.textContent).toContain("Your templates here are as they were.");
  expect(own.storage.text).toBe(threeKept);
  await choose(threeKept);
  await screen.findByText("3 were here already.");
  expect(screen.queryByRole("alert")).toBeNull();
});
