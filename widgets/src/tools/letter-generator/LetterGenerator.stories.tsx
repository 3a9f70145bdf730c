import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import type { LetterForm } from "./form/fields.ts";
import { LetterGenerator } from "./LetterGenerator.tsx";
import { fullForm, leastForm } from "./tests/sampleForms.ts";

/** The states come about from a draft, and by pressing. */
export default {
  title: "Tools/Letter generator",
  component: LetterGenerator,
} satisfies Meta<typeof LetterGenerator>;

type Story = StoryObj<typeof LetterGenerator>;

export const NoLetterChosen: Story = {};
/** Required fields are missing: the button is off, and the list leads to each of them. */
export const FieldsMissing: Story = formWith({ letterType: "initial_evaluation", childName: "Maria Lopez" });
export const AllFilledIn: Story = formWith(fullForm("re_evaluation"));
/** A letter that ends all services, with the way out (ADR 22). */
export const RevokingConsent: Story = formWith(leastForm("revoke_consent"));
/** Words that sound like danger bring up, at once and on the device, where to find help (ADR 18). */
export const SignOfCrisis: Story = formWith({
  ...leastForm("fba_request"),
  behaviorConcerns: "October 6: said that he wants to die",
});
/** What was checked in the aide screener. */
export const HandedOver: Story = {
  parameters: {
    start: {
      from: "aide-screener",
      answers: {
        letterType: "aide_assessment",
        behaviorConcerns: ["Has run away from class or from school in the last 12 months."],
      },
    },
  },
};
/** Days later, in a new tab: a letter in progress, and one that was written. */
export const KeptLetters: Story = {
  parameters: {
    kept: JSON.stringify({
      letters: [
        keptLetter(1, { ...leastForm("iep_meeting"), principalName: "" }, false),
        keptLetter(2, fullForm("initial_evaluation"), true),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Your letters" })).toBeVisible();
  },
};
export const ShortLetter: Story = letterFrom(leastForm("observation_request"));
/** Two pages' worth, in a state whose rule was read in the law. */
export const LongLetterWithStateRule: Story = letterFrom(fullForm("initial_evaluation"));
/** Goes to the state, with its own letterhead and the agency's address beside it. */
export const StateComplaint: Story = letterFrom(fullForm("state_complaint"));
/** What the review finds in harsh words. */
export const WeakLetter: Story = letterFrom({
  ...leastForm("disagreement"),
  specificConcerns: "The lazy office never calls. I also want a new teacher, or I will sue.",
});
export const FormInNarrowColumn: Story = { ...AllFilledIn, decorators: [inNarrowColumn] };
export const LetterInNarrowColumn: Story = { ...LongLetterWithStateRule, decorators: [inNarrowColumn] };

function formWith(draft: Partial<LetterForm>): Story {
  return { parameters: { draft } };
}

function keptLetter(daysAgo: number, form: LetterForm, isWritten: boolean) {
  const day = Date.now() - daysAgo * 24 * 60 * 60 * 1000;
  return { id: day, changed: day, form, isWritten };
}

function letterFrom(draft: LetterForm): Story {
  return {
    parameters: { draft },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole("button", { name: "Write my letter" }));
      await expect(await canvas.findByRole("article")).toBeVisible();
    },
  };
}
