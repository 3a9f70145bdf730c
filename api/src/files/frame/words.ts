import type { SiteErrorCode } from "@iep-insider/sdk/contract";

/** What the page of a tool in a frame says besides its tool. */
export const words = {
  withoutScripts: "This tool needs JavaScript. It opens on our own site, in a new tab.",
  onOurSite: "This tool opens on our own site, in a new tab.",
  open: (title: string) => `Open ${title}`,
  forSiteOwner: "For the owner of this site",
  noTool: {
    title: "There is no such tool",
    text: "Nothing was lost. All our tools stand on our own site.",
    link: "See all tools",
    forSiteOwner:
      "The address of this frame names no tool of ours. Please copy the snippet again from the page where you made it.",
  },
  /** What the owner of a site does about a key that is refused. */
  refused: {
    unknown_site: (key: string) =>
      `There is no site key "${key}". Please copy your key again from your partner page, or take site-key out of this frame's address: the tool works without one.`,
    site_key_ended: (key: string) =>
      `The site key "${key}" has ended. Please put your current key, which is on your partner page, into this frame's address.`,
    site_off: () =>
      "This partner account is not switched on. Please write to us through our contact page, or take site-key out of this frame's address: the tool works without one.",
  } satisfies Partial<Record<SiteErrorCode, (key: string) => string>>,
} as const;
