import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../../tests/inNarrowColumn.tsx";
import type { LetterForm } from "../form/fields.ts";
import { LetterGenerator } from "../LetterGenerator.tsx";
import { leastForm } from "../tests/sampleForms.ts";
import { writeTemplates } from "./format.ts";
import { mostTemplates, type OwnTemplate } from "./OwnTemplate.ts";
import { threeKept, threeTemplates } from "./tests/sampleTemplates.ts";

/** A parent's own templates, as a Pro member has them on our own site. */
export default {
  title: "Tools/Letter generator/Own templates",
  component: LetterGenerator,
} satisfies Meta<typeof LetterGenerator>;

type Story = StoryObj<typeof LetterGenerator>;

/** One quiet line at the beginning of the form. */
export const NotPro: Story = { parameters: { ownTemplates: null, isPro: false } };
/** A former member can still download and delete their templates. */
export const NoLongerPro: Story = opened(threeKept, { isPro: false });
export const NoneYet: Story = opened(null);
export const ThreeTemplates: Story = opened(threeKept);
export const Renaming: Story = opened(threeKept, {}, ["Rename Speech, twice a week"]);
/** With a button to undo it. */
export const Deleted: Story = opened(threeKept, {}, ["Delete Speech, twice a week"]);
/** The blanks, and a link back to the previous form. */
export const BegunWithOne: Story = opened(threeKept, { draft: leastForm("iep_meeting") }, [
  "Begin a letter with Speech, twice a week",
]);
export const FileNotTaken: Story = withFile("Dear Dr. Adams:", /This is not a file with letter templates/);
export const FileAdded: Story = withFile(
  writeTemplates([
    ...threeTemplates.slice(0, 1),
    { ...(threeTemplates[1] as OwnTemplate), letterType: "iep_meeting" },
  ]),
  /1 template was added/,
);
export const Saving: Story = saving(leastForm("specific_services"));
export const SavedAlready: Story = saving(leastForm("specific_services"), threeKept, "Speech, twice a week");
/** Nothing is lost: the template can be downloaded instead. */
export const NoRoomLeft: Story = saving(
  leastForm("specific_services"),
  writeTemplates(
    Array.from({ length: mostTemplates }, (_, index) => ({
      ...(threeTemplates[0] as OwnTemplate),
      name: `Letter ${index + 1}`,
    })),
  ),
  "One more",
);
export const SavingInNarrowColumn: Story = { ...Saving, decorators: [inNarrowColumn] };
export const ThreeInNarrowColumn: Story = { ...ThreeTemplates, decorators: [inNarrowColumn] };

/** The list, after clicking these buttons one by one. */
function opened(ownTemplates: string | null, parameters: object = {}, press: readonly string[] = []): Story {
  return {
    parameters: { ownTemplates, ...parameters },
    play: async ({ canvas, userEvent }) => {
      for (const name of ["My templates", ...press])
        await userEvent.click(await canvas.findByRole("button", { name }));
      if (press.length === 0)
        await expect(await canvas.findByRole("heading", { name: "My templates" })).toBeVisible();
    },
  };
}

function withFile(content: string, says: RegExp): Story {
  return {
    parameters: { ownTemplates: threeKept },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("button", { name: "My templates" }));
      await userEvent.upload(
        await canvas.findByLabelText("File with templates"),
        new File([content], "a.json"),
      );
      await expect(await canvas.findByText(says)).toBeVisible();
    },
  };
}

/** Beside a letter that is ready; with a name, after saving it under that name. */
function saving(draft: LetterForm, ownTemplates: string | null = null, name?: string): Story {
  return {
    parameters: { ownTemplates, draft },
    play: async ({ canvas, userEvent }) => {
      for (const press of ["Write my letter", "Save as my template"])
        await userEvent.click(await canvas.findByRole("button", { name: press }));
      const field = await canvas.findByLabelText(/^Name of the template/);
      if (name === undefined) return;
      await userEvent.clear(field);
      await userEvent.type(field, `${name}{Enter}`);
      await expect(await canvas.findByRole("alert")).toBeVisible();
    },
  };
}
