/** Shown at once, on the device, where an answer or free text is a sign of crisis (DECISIONS 29). */
export const crisisHelp = {
  title: "If someone could get hurt right now",
  text: "Call 911. To talk to a trained crisis counselor at any hour, call or text 988. It is free, for children and for parents.",
} as const;
