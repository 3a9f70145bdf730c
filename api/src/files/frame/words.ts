/** What the page of a tool in a frame says besides its tool. */
export const frameWords = {
  withoutScripts: "This tool needs JavaScript. It opens on our own site, in a new tab.",
  onOurSite: "This tool opens on our own site, in a new tab.",
  open: (title: string) => `Open ${title}`,
  forSiteOwner: "For the owner of this site",
  noTool: {
    title: "Tool not found",
    text: "Nothing was lost. All our tools are on our own site.",
    link: "See all tools",
    forSiteOwner:
      "The address of this iframe does not name one of our tools. Please copy the snippet again from the page where you made it.",
  },
} as const;
