/** The few words the kit itself says. */
export const words = {
  close: "Close",
  dismiss: "Dismiss this message",
  optional: "optional",
  required: "required",
  notices: "Messages",
} as const;
