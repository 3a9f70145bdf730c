import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { clipboardThat } from "../tests/clipboardThat.ts";
import { sampleLetter } from "../tests/sampleLetter.ts";
import { LetterActions } from "./LetterActions.tsx";
import { LetterView } from "./LetterView.tsx";

export default {
  title: "Documents/Letter",
  component: LetterActions,
  args: { letter: sampleLetter, labels: { copy: "Copy", download: "Download" } },
  beforeEach: withoutMailProgram,
} satisfies Meta<typeof LetterActions>;

type Story = StoryObj<typeof LetterActions>;

/** A whole letter on a sheet of paper. */
export const Sheet: Story = { render: ({ letter }) => <LetterView letter={letter} /> };
/** Only the parts that every letter has. */
export const ShortSheet: Story = {
  render: ({ letter }) => (
    <LetterView
      letter={{
        ...letter,
        sender: letter.sender.slice(0, 1),
        delivery: null,
        about: [],
        body: letter.body.slice(-1),
        copies: [],
      }}
    />
  ),
};
export const Actions: Story = {};
export const OpenedAsEmail: Story = {
  beforeEach: () => clipboardThat(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    await openEmail(canvas, userEvent);
    await expect(await canvas.findByText(/Your letter is copied/)).toBeVisible();
  },
};
/** Without any clipboard access: reported in place and in a toast. */
export const OpenedButNotCopied: Story = {
  beforeEach: () => clipboardThat(() => Promise.reject(new Error("not allowed"))),
  play: async ({ canvas, userEvent }) => {
    await openEmail(canvas, userEvent);
    await waitFor(() => expect(canvas.getAllByText(/could not copy your letter/)).toHaveLength(2));
  },
};

type Played = Parameters<NonNullable<Story["play"]>>[0];

/** A story is as narrow as a phone for its actions, so that the last ones are behind "More". */
async function openEmail(canvas: Played["canvas"], userEvent: Played["userEvent"]) {
  await userEvent.click(canvas.getByRole("button", { name: "More" }));
  await userEvent.click(canvas.getByRole("button", { name: "Open as an E-mail" }));
}

/** Prevents mail programs from opening. @returns a function that restores the real links. */
function withoutMailProgram() {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = () => undefined;
  return () => {
    HTMLAnchorElement.prototype.click = click;
  };
}
