import { ApiError } from "@iep-insider/sdk/client";
import type { Translation } from "@iep-insider/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inNarrowColumn } from "../../../tests/inNarrowColumn.tsx";
import { JargonTranslator } from "./JargonTranslator.tsx";
import { unknownTerm, wordOfOneSchool } from "./tests/translations.ts";

/** Every state is reached like a parent reaches it: by typing and pressing. The server is fake. */
export default {
  title: "Tools/Jargon translator",
  component: JargonTranslator,
} satisfies Meta<typeof JargonTranslator>;

type Story = StoryObj<typeof JargonTranslator>;
type Play = NonNullable<Story["play"]>;

export const Empty: Story = {};
/** From the glossary, without a call; with the state's parent center. */
export const FromGlossary: Story = { parameters: { state: "TX" }, play: chip("FAPE") };
/** A term without a rule says so. */
export const NoRule: Story = { play: chip("LMN1") };
/** Several terms in one text, one of them with a typing error. */
export const SeveralTerms: Story = { play: search("FBA, ESY then a BIPP?", "FBA") };
export const DidYouMean: Story = { play: search("PLAAPF", /Did you mean/) };
export const FromServer: Story = {
  parameters: answering(wordOfOneSchool),
  play: search("qwxzv hour", "Zebra hour"),
};
export const NotATerm: Story = { parameters: answering(unknownTerm), play: search("qwxzv", "qwxzv") };
export const Failed: Story = {
  parameters: {
    server: {
      translateJargon: () =>
        Promise.reject(
          new ApiError(500, "x", {
            code: "internal",
            message: "Something went wrong on our side. Please try again.",
          }),
        ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^A term to look up/ }), "qwxzv{Enter}");
    // In addition to the specification's toast.
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
  },
};
export const FromGlossaryInNarrowColumn: Story = { ...FromGlossary, decorators: [inNarrowColumn] };

function answering(translation: Translation) {
  return { server: { translateJargon: async () => translation } };
}

function chip(name: string): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(await canvas.findByRole("heading", { name, level: 2 })).toBeVisible();
  };
}

function search(text: string, title: string | RegExp): Play {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /^A term to look up/ }), text);
    await userEvent.click(canvas.getByRole("button", { name: "Translate" }));
    await expect(await canvas.findByRole("heading", { name: title, level: 2 })).toBeVisible();
  };
}
