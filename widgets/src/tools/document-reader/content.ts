import type { DocumentKind } from "@iep-insider/sdk/school-documents";
import type { DocumentProblem } from "../../document-reader/DocumentProblem.ts";

export const kindNames: Readonly<Record<DocumentKind, string>> = {
  iep: "IEP",
  "prior-written-notice": "Prior written notice",
  "denial-letter": "Letter with a decision",
  "evaluation-report": "Evaluation report",
  "progress-report": "Progress report",
  "discipline-notice": "Discipline notice",
};

export const readerWords = {
  title: "What does your document say?",
  lead: "Choose an IEP, a letter or a report from the school. We find the goals, the minutes, the dates and the reasons, and show you where each one is written.",
  private: "It is read on this device. The document is not sent to us or to anyone else.",
  file: "Choose a file",
  fileHint: "PDF, Word, a photo, or text. You can also drop a file here.",
  camera: "Take photos of the pages",
  photos: (pages: number) => (pages === 1 ? "1 page is ready." : `${pages} pages are ready.`),
  anotherPhoto: "Add the next page",
  readPhotos: "Read these pages",
  dropPhotos: "Start over",
  paste: "Paste the text instead",
  pasteLabel: "Text of the document",
  readPasted: "Read this text",
  pasteFirst: "Paste the text first.",
  loading: "Getting ready to read…",
  reading: "Reading your document…",
  readingPage: (page: number, of: number) => `Reading page ${page} of ${of}…`,
  recognizing: (page: number, of: number) =>
    `Reading the picture of page ${page} of ${of}. This can take a minute for each page.`,
  stop: "Stop",
  stopped: "Stopped. Nothing was kept.",
  looksLike: (kind: string) => `This looks like: ${kind}`,
  mayBe: (kind: string) => `This may be: ${kind}`,
  unknownKind: "We could not tell what kind of document this is.",
  kindLabel: "What kind of document is it?",
  kindHint: "Change this if we got it wrong.",
  kindNone: "Choose a kind…",
  found: "What we found",
  /** @param counted "3 goals" @param toCheck how many of them. */
  someToCheck: (counted: string, toCheck: number) => `${counted}, ${toCheck} to check with you`,
  allToCheck: (counted: string) => `${counted} to check with you`,
  foundNothing: "We did not find anything we know in it. Check that the kind is right.",
  show: "Show what it says",
  cost: "Seeing what we found in one document",
  another: "Read another document",
  pagesRead: (read: number, all: number) =>
    `We read the first ${read} of ${all} pages. For the rest, choose a file with only those pages.`,
  scanned: (pages: number) =>
    pages === 1
      ? "One page is a picture. Its letters can be read wrong, so please check what we found there."
      : `${pages} pages are pictures. Their letters can be read wrong, so please check what we found there.`,
  withoutText: (pages: string) => `We could not read anything on page ${pages}.`,
} as const;

/** One use is for one document (ADR 83). */
export const oneUseWords = {
  asking: "Checking your access…",
  another:
    "Your use was for another document. You can read that one again until its 24 hours end. This one needs a use of its own.",
  failed: "We could not check your access.",
  notLost: "Nothing was lost. Please check your connection and try again.",
  retry: "Try again",
  back: "Go back",
} as const;

/** What went wrong, and what to do. The document itself is never changed. */
export const problemWords: Readonly<
  Record<DocumentProblem, { readonly title: string; readonly what: string }>
> = {
  empty: {
    title: "This file is empty",
    what: "Download it again, or ask the school to send it again. Your files are not changed.",
  },
  "too-big": {
    title: "This file is too big to read here",
    what: "Choose a file below 40 MB, or take photos of the pages that matter most.",
  },
  "wrong-type": {
    title: "We cannot read this kind of file",
    what: "Choose a PDF, a Word file (.docx), a photo or plain text. You can also paste the text.",
  },
  "old-word": {
    title: "This is an old Word file",
    what: "Open it in Word, save it as .docx or PDF, and choose that file. You can also paste the text.",
  },
  "heic-photo": {
    title: "This browser cannot open this photo",
    what: "Take the photo again with the button here, or save it as JPEG first.",
  },
  damaged: {
    title: "We could not open this file",
    what: "It may be damaged. Download it again, or take photos of the pages. Your file is not changed.",
  },
  password: {
    title: "This file has a password",
    what: "Open it with its password, print it to a new PDF, and choose that one. Or take photos of the pages.",
  },
  "unpacks-too-large": {
    title: "This file is far larger inside than it looks",
    what: "We stopped, to keep your device safe. Ask the school for another copy, or take photos of the pages.",
  },
  "too-slow": {
    title: "Reading took too long",
    what: "We stopped, so that your page keeps working. Try a file with fewer pages, or paste the text.",
  },
  "no-text": {
    title: "We found no text in it",
    what: "The pictures may be too dark or too small. Take new photos in good light, straight from above.",
  },
  "mixed-files": {
    title: "Please choose one document at a time",
    what: "Several photos of one document are fine. Other files are read one by one.",
  },
  "cannot-load": {
    title: "The reader did not load",
    what: "Check your connection and try again. Nothing was lost.",
  },
};
