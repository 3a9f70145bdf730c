export const letterResultWords = {
  title: "Your letter is ready",
  lead: "Read it through before you send it. Is every fact right, and is it what you want to ask for?",
  loading: "Looking up your state…",
  copy: "Copy",
  download: "Download",
  honest:
    "We give information, not legal advice. No lawyer has read your case. Everything was made on this device, and nothing was sent.",
  back: "Change my answers",
  startOver: "Start Over",
} as const;

/** In place of `honest`, where a translation was offered. */
export const honestTranslated =
  "We give information, not legal advice. No lawyer has read your case. Your letter was made on this device. Nothing was sent but what you asked us to translate.";
