/** The few words the kit itself says. */
export const words = {
  close: "Close",
  optional: "optional",
  required: "required",
} as const;
