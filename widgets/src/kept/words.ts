/** Texts about stored data, for every tool. */
export const keptWords = {
  /** The one sentence about where data is stored; the tool adds for how long. */
  device: "Kept on this device only",
  shared:
    "Anyone who uses this browser can see it. On a shared device, press “Forget all” at the end. It may go sooner: in Safari within 7 days, in a private window when you close it.",
  notKept: "Not kept on this page",
  blocked: "Your browser does not let us keep anything.",
  full: "Your browser has no room left, so what you add now is not kept.",
  forget: "Forget all",
  yes: "Yes, forget all",
  yesOne: "Yes, forget it",
  no: "No, keep it",
} as const;
