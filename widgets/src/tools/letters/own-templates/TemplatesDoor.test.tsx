import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { createFakeDrafts } from "../../../../tests/renderInHost.tsx";
import { leastForm } from "../tests/sampleForms.ts";
import { writeTemplates } from "./format.ts";
import { beginWith, button, field, heading, isFocused, openLetters, openList } from "./tests/openLetters.tsx";
import { createFakeTemplates, threeKept } from "./tests/sampleTemplates.ts";

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

describe("beginning a letter with a template", () => {
  it("fills in what it holds, leaves the rest blank, and dates it today", async () => {
    const host = openLetters(createFakeTemplates(threeKept));
    await openList(user);
    await beginWith(user, "Speech, twice a week");
    expect((await field(/^Which letter do you need/)).value).toBe("specific_services");
    expect((await field(/^Your name/)).value).toBe("Ana Lopez");
    expect((await field(/^Child's name/)).value).toBe("");
    expect((await field(/^Date of the letter/)).value).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await field(/^Date of the letter/)).value).not.toBe("2026-10-02");
    await screen.findByText("You began with your template “Speech, twice a week”.");
    expect(screen.queryByText(/the letter puts in the name by itself/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Put back what I had before" })).toBeNull();
    expect((host.drafts as ReturnType<typeof createFakeDrafts>).stored).toMatchObject({
      letterType: "specific_services",
    });
    expect(host.tracked).toEqual(["tool_start"]);
  });

  it("takes nothing from another child's letter, and can be undone", async () => {
    const before = { ...leastForm("iep_meeting"), childBirthDate: "2017-05-03", state: "MA" };
    openLetters(createFakeTemplates(threeKept), before);
    await openList(user);
    await beginWith(user, "Ask for an outside evaluation");
    for (const name of [/^Child's name/, /^Child's date of birth/, /^School \*/, /^State/, /^Principal/])
      expect((await field(name)).value).toBe("");
    const why = await field(/^Why you disagree/);
    await user.clear(why);
    await user.type(why, "Too short");
    await user.click(await button("Put back what I had before"));
    await isFocused(await heading("Write a letter to the school"));
    expect((await field(/^Which letter do you need/)).value).toBe("iep_meeting");
    expect((await field(/^Child's name/)).value).toBe("Maria Elena Lopez");
    expect((await field(/^Child's date of birth/)).value).toBe("2017-05-03");
    expect(screen.queryByText(/You began with your template/)).toBeNull();
    await screen.findByText("What you had before is back.");
    await user.type(await field(/^Child's name/), " Ruiz");
    // And back again, with what was typed in each.
    await user.click(await button("Go back to the letter from “Ask for an outside evaluation”"));
    await isFocused(await heading("Write a letter to the school"));
    expect((await field(/^Why you disagree/)).value).toBe("Too short");
    await user.click(await button("Put back what I had before"));
    await isFocused(await heading("Write a letter to the school"));
    expect((await field(/^Child's name/)).value).toBe("Maria Elena Lopez Ruiz");
  });

  it("puts the new child's name into the letter, and points out a blank that is left", async () => {
    const own = createFakeTemplates(
      writeTemplates([
        {
          name: "Meeting",
          savedOn: "2026-10-02",
          letterType: "follow_up",
          fields: { specificConcerns: "[date]: [child's name] asked 3 times for a break" },
        },
      ]),
    );
    openLetters(own);
    await openList(user);
    await beginWith(user, "Meeting");
    await screen.findByText(/the letter puts in the name by itself/);
    for (const [name, text] of [
      [/^Child's name/, "Leo Lopez"],
      [/^Your name/, "Ana Lopez"],
      [/^School \*/, "Lincoln"],
      [/^Principal/, "Dr. Adams"],
    ] as const)
      await user.type(await field(name), text);
    await user.click(await button("Write my letter"));
    expect((await screen.findByRole("article")).textContent).toContain("Leo asked 3 times for a break");
    await screen.findByText("A blank to fill in: Meeting Summary/Concerns");
    expect(screen.getByText("You wrote: “[date]”")).toBeTruthy();
  });
});
