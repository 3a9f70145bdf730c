import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { field, openLetters, openList } from "./tests/openLetters.tsx";
import { createFakeTemplates, threeKept } from "./tests/sampleTemplates.ts";

const user = userEvent.setup();

const choose = async (content: string | Blob) =>
  user.upload(await field(/^File with templates/), new File([content], "my-letter-templates.json"));

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
