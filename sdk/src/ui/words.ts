/** The few words the kit itself says. */
export const uiWords = {
  close: "Close",
  optional: "optional",
  required: "required",
} as const;
