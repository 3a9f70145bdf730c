import type { LinkPurpose } from "./logic.ts";

// Texts of a state's card besides the facts, on the screen and in the file.

export const cardWords = {
  title: (state: string) => `The rules of ${state}`,
  lead: "“Checked in the law”: we read it in the law or in the agency's own words. “Ask the district first”: it comes with what to say. Where we have no state rule, the federal rule is shown with its own label.",
  copy: "Copy",
  download: "Download",
  failed: "We could not load the state rules.",
  nothingLost:
    "Your choice is kept, and the nine rights below hold in any case. Please check your connection.",
  retry: "Try again",
} as const;

export const linkWords = {
  title: "Where to complain, to mediate and to read your rights",
  purposes: {
    complaint: "File a complaint with the state",
    mediation: "Ask for mediation",
    safeguards: "Read your rights in full (procedural safeguards)",
  } satisfies Record<LinkPurpose, string>,
  homePage: "This is the agency's first page on special education. Look on from there, or call.",
  moved: "If a page has moved, call the agency.",
} as const;

export const reportWords = {
  fileName: (code: string) => /* message */ `parent-rights-${code}`,
  title: (state: string) => `Parent Rights: ${state}`,
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;
