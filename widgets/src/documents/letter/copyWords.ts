// The Spanish copy of a letter. English is the source of the translation; only the Spanish build shows it (ADR 101).

export const copyWords = {
  /** Above the copy, for the parent, and in English for a school that gets it all the same. */
  title: "Copy for your family, in Spanish. Keep this page: the letter in English is the one to send.",
  titleForSchool: /* verbatim */ "Spanish copy for the family. Not part of the letter.",
  labels: { subject: "Re:", copies: /* message */ "cc:", page: "Page" },
} as const;
