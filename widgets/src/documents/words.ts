/** Texts of the document buttons; the labels of copy and download come from the tool. */
export const documentWords = {
  copied: "Copied!",
  copyFailed: "We could not copy it. Please download it instead.",
  /** "Download for Word", with only the last word visible. */
  downloadFor: "Download for",
  word: "Word",
  wordBusy: "Making the Word file…",
  wordFailed: "We could not make the Word file. Check your connection, or use the text file.",
  more: "More",
  print: "Print",
  printFailed: "This page may not print. Please download a file, and print that.",
  /** Before a line of a checklist, for screen readers. */
  done: "Done:",
  open: "To do:",
} as const;

/** How long a button confirms copying, in milliseconds. */
export const copiedTime = 2000;
