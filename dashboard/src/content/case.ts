/** The case as a file, and its end. */
export const caseFile = {
  remove: "Delete my case",
} as const;
