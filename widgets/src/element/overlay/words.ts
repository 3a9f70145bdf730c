/** Text around a tool that opens over the page. */
export const overlayWords = {
  open: (title: string) => `Open the ${title}`,
  close: "Close",
} as const;
