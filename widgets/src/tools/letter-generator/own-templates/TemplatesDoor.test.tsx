import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { leastForm } from "../tests/sampleForms.ts";
import { beginWith, button, field, heading, isFocused, openLetters, openList } from "./tests/openLetters.tsx";
import { createFakeTemplates, threeKept } from "./tests/sampleTemplates.ts";

const user = userEvent.setup();

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
