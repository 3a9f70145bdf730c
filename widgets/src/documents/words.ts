/** What the document buttons say; the labels of the copy and download buttons are the tool's own. */
export const documentWords = {
  copied: "Copied!",
  copyFailed: "We could not copy it. Please download it instead.",
  /** "Download for Word", of which the last word is seen. */
  downloadFor: "Download for",
  word: "Word",
  wordBusy: "Making the Word file…",
  wordFailed: "We could not make the Word file. Please check your connection, or use the text file.",
  print: "Print",
  printFailed: "This page may not print. Please download the text or the Word file, and print that.",
  /** Before a line of a checklist, for who does not see the box. */
  done: "Done: ",
  open: "To do: ",
} as const;

/** How long a button says that it copied, in milliseconds. */
export const copiedTime = 2000;
