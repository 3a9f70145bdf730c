/** What stands around a tool that opens in a dialog. */
export const words = {
  open: (title: string) => `Open the ${title}`,
  close: "Close",
} as const;
