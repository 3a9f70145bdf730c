// Texts shared by actions that cannot be undone, and by copy buttons.

export const confirmActionWords = {
  cancel: "Cancel",
  busy: "One moment…",
  failed: "That did not work, and nothing was changed. Please try again.",
  offline: "We cannot reach the server. Nothing was changed. Please try again.",
} as const;

export const copyWords = {
  copied: "Copied.",
  notCopied: "Copying did not work. Please select the text and copy it.",
} as const;
