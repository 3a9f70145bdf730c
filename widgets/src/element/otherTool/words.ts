/** Text around another tool, or in its place if it cannot be shown. */
export const otherToolWords = {
  backTo: (title: string) => `Back to ${title}`,
  onOurSite: "This tool opens on our own site, in a new tab.",
  startsEmpty: "Nothing you entered goes with you to the new tab. It all stays here for when you come back.",
  open: (title: string) => `Open ${title} in a new tab`,
} as const;
