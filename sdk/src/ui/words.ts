/** Texts of the UI kit itself. */
export const uiWords = {
  close: "Close",
  optional: "optional",
  required: "required",
} as const;
