/** Texts of the UI kit itself. */
export const uiWords = {
  close: "Close",
  optional: /* message */ "optional",
  required: /* message */ "required",
} as const;
