import { childBlank } from "./childBlank.ts";
import type { FileProblem } from "./format.ts";
import { type Keepable, mostTemplates } from "./OwnTemplate.ts";
import type { ChangeProblem } from "./useOwnTemplates.tsx";

// Texts about templates. The two in the form are separate, in doorWords.ts.

export const listWords = {
  title: "My templates",
  lead: "Begin a letter with one that you wrote before.",
  private:
    "They are kept in this browser and sent to no one. They stay here when you sign out. On a shared computer, download them first, then delete them.",
  back: "Back to the form",
  none: "You have no templates yet. Write a letter. Then choose “Save as my template” below it.",
  notPro:
    "Templates come with Pro. What you saved is still yours: you can look at the list, download it, or delete it.",
  newer: "This browser holds templates from a newer version of this page. Load the page again to see them.",
  savedOn: (day: string) => `Saved on ${day}`,
  begin: "Begin a letter",
  beginWhat: (name: string) => `Begin a letter with ${name}`,
  rename: "Rename",
  renameWhat: (name: string) => `Rename ${name}`,
  remove: "Delete",
  removeWhat: (name: string) => `Delete ${name}`,
  removed: (name: string) => `“${name}” was deleted.`,
  undo: "Undo",
  newName: "New name",
  saveName: "Save the name",
  cancel: "Cancel",
} as const;

export const takeAlongWords = {
  title: "Use them somewhere else",
  lead: "Download your templates as one file. Then add that file in another browser or on another computer. It is also a good backup.",
  keepSafe: "The file has the names and words you saved. Keep it where only you can open it.",
  download: (count: number) => (count === 1 ? "Download my template" : `Download all ${count} templates`),
  add: "Add templates from a file",
  fileLabel: "File with templates",
  added: (count: number) => {
    if (count === 0) return "Nothing new was added.";
    return count === 1 ? "1 template was added." : `${count} templates were added.`;
  },
  alreadyThere: (count: number) => (count === 1 ? "1 was here already." : `${count} were here already.`),
  numbered: (count: number) =>
    count === 1
      ? "1 has a number after its name, because you had one of that name."
      : `${count} have a number after their names, because you had some of those names.`,
} as const;

/** If the browser stores nothing, or the list is full: shown in place, with nothing lost. */
export const changeProblems: Readonly<Record<ChangeProblem, string>> = {
  "name-missing": "Please give it a name.",
  "name-used": "You have a template with this name. Please choose another name.",
  "too-many": `You have ${mostTemplates} templates, and no more fit in. Delete some that you no longer need.`,
  "too-large": "All templates together would be too long. Delete some that you no longer need.",
  newer: "This browser holds templates from a newer version of this page. Load the page again first.",
  full: "This browser has no room left to keep it. Nothing you wrote was lost.",
  blocked: "This browser does not let us keep anything. Nothing you wrote was lost.",
};

export const fileProblems: Readonly<Record<FileProblem | "unreadable", string>> = {
  "wrong-file":
    "This is not a file with letter templates. Its name most often begins with my-letter-templates.",
  newer: "This file comes from a newer version of this page. Load the page again, and try once more.",
  "too-large": "This file is too large to be a file with letter templates.",
  "too-many": `This file has too many templates. At most ${mostTemplates} fit in.`,
  damaged:
    "This file is damaged, or it was changed by hand. Try to download it once more where it came from.",
  unreadable: "Your browser could not open this file. Please choose it again.",
};

export const nothingChanged = "Your templates here are as they were.";

export const saveWords = {
  title: "Save this letter as my template",
  name: "Name of the template",
  nameHint: "So that you know it again.",
  keep: "What else should it keep?",
  keepHint:
    "It always keeps the kind of letter and what you tell or ask for. It never keeps the date of the letter.",
  keepable: {
    own: { label: "About me", hint: "Your name, address, phone, e-mail, and how you send it." },
    school: { label: "About the school", hint: "School, principal, address, district and state." },
    child: {
      label: "About my child",
      hint: "Name, date of birth, grade, teacher, health, services now, and tests. If unchecked, these are blank, so that you can write for another child.",
    },
  } satisfies Readonly<Record<Keepable, { readonly label: string; readonly hint: string }>>,
  blanked: `Where your words have the child's name or a date, the template has ${childBlank} or [date]. Other names stay.`,
  save: "Save template",
  cancel: "Cancel",
  replace: "Replace the one I have",
  asFile: "Download it as a file",
} as const;
