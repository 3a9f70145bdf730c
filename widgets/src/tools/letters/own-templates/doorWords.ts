import { childBlank } from "./childBlank.ts";

/** What stands in the form and beside a letter. */
export const doorWords = {
  list: "My templates",
  pro: "With Pro, you can save a letter and begin others with it.",
  save: "Save as my template",
  saved: (name: string) =>
    `“${name}” is saved in this browser. You find it at the top of the form, under “My templates”.`,
  begun: (name: string) => `You began with your template “${name}”.`,
  begunHint: `Fill in what is blank, and read all of it. The letter puts the name where it says ${childBlank}.`,
  putBack: "Put back what I had before",
} as const;
