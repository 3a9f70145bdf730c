import { childBlank } from "./childBlank.ts";

/** Texts in the form and beside a letter. */
export const doorWords = {
  list: "My templates",
  pro: "With Pro, you can save a letter and begin others with it.",
  save: "Save as my template",
  saved: (name: string) =>
    `“${name}” is saved in this browser. You find it at the top of the form, under “My templates”.`,
  begun: (name: string) => `You began with your template “${name}”.`,
  begunHint: "Fill in what is blank, and read all of it.",
  childHint: `Where it says ${childBlank}, the letter puts in the name by itself.`,
  putBack: "Put back what I had before",
  back: "What you had before is back.",
  again: (name: string) => `Go back to the letter from “${name}”`,
} as const;
