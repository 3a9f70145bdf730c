/** Text around a tool that opens in a dialog. */
export const dialogWords = {
  open: (title: string) => `Open the ${title}`,
  close: "Close",
} as const;
