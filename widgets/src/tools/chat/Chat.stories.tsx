import { ApiError } from "@iep-insider/sdk/client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Chat } from "./Chat.tsx";
import { aChatAnswer } from "./tests/answer.ts";

/** Questions are typed like a parent types them; the server is fake. */
export default {
  title: "Tools/Chat",
  component: Chat,
} satisfies Meta<typeof Chat>;

type Story = StoryObj<typeof Chat>;

const serverWith = (chat: () => Promise<unknown>) => ({
  server: { getKeptAnswer: async () => ({ kept: null }), chat },
});
const broken = () =>
  Promise.reject(
    new ApiError(500, "failed", {
      code: "internal",
      message: "Something went wrong on our side. Please try again.",
    }),
  );

/** The greeting. */
export const Greeting: Story = { parameters: serverWith(async () => aChatAnswer()) };
/** The one paid question is answered. */
export const SingleUseOver: Story = {
  parameters: serverWith(async () => aChatAnswer()),
  play: askAndSee("Single-Use Access Complete"),
};
/** A member with all tools continues. */
export const AllTools: Story = {
  parameters: serverWith(async () => aChatAnswer({ isCharged: false })),
  play: askAndSee("Write to the principal."),
};
/** Unknown: nothing was charged. */
export const NotKnown: Story = {
  parameters: serverWith(async () =>
    aChatAnswer({
      outcome: "unknown",
      success: false,
      isCharged: false,
      citations: [],
      advice: "We do not know. We answer only from rules that we can show you.",
    }),
  ),
  play: askAndSee("Nothing was charged for this. You can ask again."),
};
/** An ambiguous question: the parent chooses. */
export const AsksBack: Story = {
  parameters: serverWith(async () =>
    aChatAnswer({
      outcome: "unknown",
      isCharged: false,
      citations: [],
      advice: "We are not sure which of these you are asking. Choose one, and you get the answer to it.",
      doNext: [],
      topics: [],
      choices: [
        { topic: "sent-home", title: "Being sent home early" },
        { topic: "suspension-days", title: "Suspension" },
        { topic: "sign-iep", title: "Signing the IEP" },
      ],
      openQuestions: ["and who pays for the cab?"],
    }),
  ),
  play: askAndSee("Being sent home early"),
};
/** Part of the question was not answered: the reply says so. */
export const AnswersInPart: Story = {
  parameters: serverWith(async () =>
    aChatAnswer({
      isCharged: false,
      choices: [
        { topic: "sent-home", title: "Being sent home early" },
        { topic: "suspension-days", title: "Suspension" },
      ],
      openQuestions: ["and who pays for the cab?"],
    }),
  ),
  play: askAndSee("Or do you mean one of these?"),
};
export const Thinking: Story = {
  parameters: serverWith(() => new Promise(() => {})),
  play: askAndSee("Cancel"),
};
/** A failure: shown as a message, and the question stays. */
export const Failed: Story = { parameters: serverWith(broken), play: askAndSee(/Nothing was charged\.$/) };
/** Help in a crisis, immediately while it is typed. */
export const Crisis: Story = {
  parameters: serverWith(async () => aChatAnswer()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^Your question/ }), "he says he wants to die");
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

function askAndSee(text: string | RegExp): NonNullable<Story["play"]> {
  return async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /^Your question/ });
    await userEvent.type(field, "how do i ask for testing?{Enter}");
    await expect(await canvas.findByText(text)).toBeVisible();
  };
}
