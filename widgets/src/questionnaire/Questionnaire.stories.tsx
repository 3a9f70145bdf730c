import { crisisHelp } from "@iep-insider/sdk/safety";
import { Button } from "@iep-insider/sdk/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { QuestionnaireContent } from "./content.ts";
import { Questionnaire } from "./Questionnaire.tsx";

// A small questionnaire with every feature: single and multiple choice, required and optional, a hint, a note.
const content: QuestionnaireContent = {
  intro: {
    title: "Is it time to ask for a new meeting?",
    lead: "Three questions about the last months. You get a short list to bring along.",
    points: ["About 1 minute.", "What you choose stays on this device."],
    start: "Begin",
  },
  sections: [
    {
      id: "meeting",
      title: "The last meeting",
      lead: "Think of the last time the whole team met.",
      questions: [
        {
          id: "when",
          question: "When was it?",
          hint: "The date is on the first page of the IEP.",
          kind: "one",
          required: true,
          options: [
            { id: "recent", label: "In the last 6 months" },
            { id: "year", label: "In the last 12 months" },
            { id: "longer", label: "Longer ago", hint: "Or you cannot remember one" },
          ],
        },
        {
          id: "kept",
          question: "Is what was agreed being done?",
          kind: "one",
          required: false,
          options: [
            { id: "yes", label: "Yes" },
            { id: "no", label: "No, or only in part" },
          ],
        },
      ],
    },
    {
      id: "changes",
      title: "What has changed?",
      questions: [
        {
          id: "changes",
          question: "What has changed since then?",
          kind: "many",
          required: false,
          options: [
            { id: "grades", label: "Grades have dropped." },
            {
              id: "refuses",
              label: "Your child does not want to go to school.",
              note: { title: "You do not have to wait", text: "You may ask for a meeting at any time." },
            },
          ],
        },
      ],
    },
  ],
  previousOnFirst: "intro",
  review: {
    to: "Look over my answers",
    title: "Is this right?",
    lead: "Change anything you like.",
    nothingChosen: "Nothing chosen.",
  },
  labels: {
    progress: (section, of) => `Part ${section} of ${of}`,
    toResult: "Show my list",
    missing: "Please choose an answer to go on.",
  },
};

export default {
  title: "Questionnaire/Questionnaire",
  component: Questionnaire,
  args: {
    tool: "aide-screener",
    content,
    fetchNext: () => {},
    result: (answers, { back, startOver }) => (
      <>
        <h2 tabIndex={-1}>You have good reasons to ask for a meeting.</h2>
        <p>Answered: {Object.keys(answers).length} of 3.</p>
        <p>
          <Button onClick={back}>Change my answers</Button>{" "}
          <Button kind="quiet" onClick={startOver}>
            Start Over
          </Button>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Questionnaire>;

type Story = StoryObj<typeof Questionnaire>;
type Play = NonNullable<Story["play"]>;

const toFirstPart: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Begin" }));
};
const toSecondPart: Play = async (context) => {
  const { canvas, userEvent } = context;
  await toFirstPart(context);
  await userEvent.click(canvas.getByRole("radio", { name: "In the last 12 months" }));
  await userEvent.click(canvas.getByRole("button", { name: "Next" }));
};
const toReview: Play = async (context) => {
  const { canvas, userEvent } = context;
  await toSecondPart(context);
  await userEvent.click(canvas.getByRole("checkbox", { name: "Grades have dropped." }));
  await userEvent.click(canvas.getByRole("button", { name: "Look over my answers" }));
};
const toResult: Play = async (context) => {
  await toReview(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: "Show my list" }));
};

export const Intro: Story = {};
export const FirstSection: Story = { play: toFirstPart };
export const RequiredMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toFirstPart(context);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(content.labels.missing);
  },
};
/** An option with a note shows it immediately. */
export const SectionWithNote: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toSecondPart(context);
    await userEvent.click(canvas.getByRole("checkbox", { name: /does not want to go/ }));
    await expect(canvas.getByText("You do not have to wait")).toBeVisible();
  },
};
export const Review: Story = { play: toReview };
export const Result: Story = {
  play: async (context) => {
    await toResult(context);
    await expect(context.canvas.getByRole("heading", { level: 2 })).toHaveFocus();
  },
};
/** Back from the result through every screen: nothing is lost. */
export const BackWithoutLoss: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toResult(context);
    await userEvent.click(canvas.getByRole("button", { name: "Change my answers" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await expect(canvas.getByRole("checkbox", { name: "Grades have dropped." })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    await expect(canvas.getByRole("radio", { name: "In the last 12 months" })).toBeChecked();
  },
};
/** Without a review: the last section's button shows the result, and Previous is disabled on the first. */
export const WithoutReview: Story = {
  args: { content: { ...content, review: null, previousOnFirst: "disabled" } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toFirstPart(context);
    await expect(canvas.getByRole("button", { name: "Previous" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: /^Longer ago/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show my list" }));
    await userEvent.click(canvas.getByRole("button", { name: "Change my answers" }));
    await expect(canvas.getByRole("heading", { name: "What has changed?" })).toHaveFocus();
  },
};
/** All on one screen: progress counts the required questions, and the button says how many are open. */
const onePage: QuestionnaireContent = {
  ...content,
  review: null,
  onePage: { title: "Three questions", lead: "Answer what you can." },
  sections: [
    ...content.sections,
    {
      id: "more",
      title: "Anything else?",
      questions: [
        {
          id: "state",
          question: "Your state",
          kind: "select",
          required: false,
          none: "Choose a state…",
          options: [
            { id: "MA", label: "Massachusetts" },
            { id: "TX", label: "Texas" },
          ],
        },
        { id: "words", question: "In your own words", kind: "text", required: false, rows: 3 },
      ],
    },
  ],
  labels: {
    ...content.labels,
    progress: (done, of) => `${done} of ${of} answered`,
    remaining: (open) => `Answer ${open} more`,
  },
};
export const OnePage: Story = {
  args: { content: onePage, begin: { state: ["MA"] } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toFirstPart(context);
    await expect(canvas.getByText("0 of 1 answered")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /Your state/ })).toHaveValue("MA");
    await userEvent.click(canvas.getByRole("button", { name: "Answer 1 more" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(content.labels.missing);
    await expect(canvas.getByRole("radio", { name: "In the last 6 months" })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: /own words/ }), "She wants to die.");
    await expect(canvas.getByText(crisisHelp.title)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "In the last 6 months" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show my list" }));
    await expect(canvas.getByText("Answered: 3 of 3.")).toBeVisible();
  },
};
/** The questions come first; their purpose is explained elsewhere. */
export const WithoutIntro: Story = {
  args: { content: { ...content, intro: null, previousOnFirst: "disabled" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "The last meeting" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Previous" })).toBeDisabled();
  },
};
/** As in our own dashboard after a reload in the same tab. */
export const RestoredDraft: Story = {
  parameters: { draft: { stage: 1, answers: { when: ["longer"], changes: ["grades"] } } },
};
