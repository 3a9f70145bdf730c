import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { leastForm } from "../tests/sampleForms.ts";
import { writeTemplates } from "./format.ts";
import {
  button,
  field,
  heading,
  isFocused,
  kept,
  listed,
  openLetters,
  openList,
} from "./tests/openLetters.tsx";
import { createFakeTemplates, threeKept, threeTemplates } from "./tests/sampleTemplates.ts";

const user = userEvent.setup();

it("own templates are offered nowhere on a partner's page", async () => {
  openLetters(null, leastForm("follow_up"));
  await button("Write my letter");
  expect(screen.queryByText(/template/i)).toBeNull();
  await user.click(await button("Write my letter"));
  await heading("What happens next");
  expect(screen.queryByText(/template/i)).toBeNull();
});

describe("the list of templates", () => {
  it.each([null, '{"format":"iep-insider-letter-templates","ver'])(
    "is empty with %j in the browser, and says how to make one",
    async (stored) => {
      openLetters(createFakeTemplates(stored));
      await openList(user);
      await screen.findByText(/You have no templates yet/);
      expect(screen.queryByRole("alert")).toBeNull();
      expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull();
      await button("Add templates from a file");
    },
  );

  it("says that a newer page has written, and writes nothing over it", async () => {
    const newer = threeKept.replace('"version": 1', '"version": 2');
    const own = createFakeTemplates(newer);
    openLetters(own);
    await openList(user);
    await screen.findByText(/This browser holds templates from a newer version/);
    expect(screen.queryByText(/You have no templates yet/)).toBeNull();
    await user.upload(await field(/^File with templates/), new File([threeKept], "x.json"));
    expect((await screen.findByRole("alert")).textContent).toContain("Load the page again first.");
    expect(own.storage.text).toBe(newer);
  });

  it("shows what another tab has kept meanwhile, and does not write over it", async () => {
    const own = createFakeTemplates(threeKept);
    openLetters(own);
    await openList(user);
    await heading("After each meeting");
    own.storage.writeElsewhere(writeTemplates(threeTemplates.slice(1)));
    await waitFor(() => expect(listed()).toEqual(["Speech, twice a week", "Ask for an outside evaluation"]));
    // Behind the page's back.
    own.storage.text = threeKept;
    await user.click(await button("Delete Speech, twice a week"));
    await heading("After each meeting");
    expect(listed()).toEqual(["After each meeting", "Ask for an outside evaluation"]);
  });

  it("keeps the template that cannot be deleted, and says so", async () => {
    const own = createFakeTemplates(threeKept);
    own.storage.outcome = "blocked";
    openLetters(own);
    await openList(user);
    await user.click(await button("Delete After each meeting"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/does not let us keep anything/);
    expect(listed()).toHaveLength(3);
  });

  it("renames by keyboard, and not to a name that is there", async () => {
    const own = createFakeTemplates(threeKept);
    openLetters(own);
    await openList(user);
    await user.click(await button("Rename After each meeting"));
    const input = await field(/^New name/);
    await isFocused(input);
    await user.clear(input);
    await user.keyboard("{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("Please give it a name.");
    await user.keyboard("speech, TWICE a week{Enter}");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^You have a template/));
    expect(own.storage.text).toBe(threeKept);
    await user.clear(input);
    await user.keyboard("Thank you{Enter}");
    await isFocused(await button("Rename Thank you"));
    expect(listed()).toEqual(["Thank you", "Speech, twice a week", "Ask for an outside evaluation"]);
    expect(kept(own)[0]?.name).toBe("Thank you");
  });
});
