/** What the element itself says, apart from its tool. */
export const words = {
  forSiteOwner: "For the owner of this site",
  missingServer:
    'the script was not loaded from our server, so the tool cannot reach it. Add api-base="https://…" with the address of our server.',
  unknownSite: (key: string) =>
    `site-key="${key}" is not the key of this site. The tool works without one; what needs a key, such as the way back from a payment to this page, does not.`,
  failedTitle: "This tool has stopped.",
  failedText: "Something in it went wrong. Nothing you entered was sent anywhere. You can start it again.",
  startAgain: "Start the tool again",
  coming: "One moment…",
  otherFailed: "We could not open the next tool.",
  nothingLost: "Nothing you entered was lost. Please check your connection.",
  tryAgain: "Try again",
} as const;
