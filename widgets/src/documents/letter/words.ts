/** Texts of the email button. */
export const emailWords = {
  /** Together the button's name, with only the last word visible. */
  openAs: "Open as an",
  email: /* message */ "E-mail",
  paste: "Your letter is copied. Paste it into the e-mail.",
  filled: "Your letter is in the e-mail. It is copied too.",
  filledOnly: "Your letter is in the e-mail. Read it once more before you send it.",
  noneOpened: "If no e-mail opened, start one yourself and paste the letter there.",
  copyFailed:
    "We could not copy your letter. Download it as a text file. Then copy it from there into the e-mail.",
} as const;
