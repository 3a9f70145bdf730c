import { mostLogoBytes, oldKeyDays } from "@iep-insider/sdk/contract";
import type { RichText } from "./TextContent.ts";

// What an organization sets for the tools on its site.

export const manageSite = {
  title: "Manage Site",
  lead: (name: string) => `What the tools on the pages of ${name} do, and how they look.`,
  loading: "Loading your site…",
  failedTitle: "We could not load your site.",
  failedText: "Nothing was changed. Please check your connection, and try again.",
  noneTitle: "There is no site to manage yet.",
  none: "You get a site key once we have approved your request. The tools work on your page without one, too.",
  toPartners: "Read about tools on your site",
  waitingTitle: "Your request is with us.",
  waiting: "Once we have approved it, you find your site key here. We write to you by email.",
  unsentTitle: "Your request is not sent yet.",
  unsent: "It goes to us by itself once you confirm your email address.",
  toRequest: "See your request",
  offTitle: "Your site is switched off.",
  off: [
    "We have switched it off, so none of its keys counts for now. The tools on your pages go on without your name and settings. Please ",
    { label: "write to us", to: "/contact" },
    " to find out why.",
  ] satisfies RichText,
  ways: "More for your site",
  code: "Choose a tool and copy its code",
  statistics: "See how the tools are used",
} as const;

export const siteKeyWords = {
  title: "Your site key",
  lead: "It tells our server which site a tool is on. It is not a secret: anyone can see it in your page. The builder writes it into the code for you.",
  current: "The key of your site",
  copy: "Copy key",
  seen: (ago: string, on: string) => `Last seen ${ago} on ${on}`,
  inFrame: "one of your pages, in an iframe",
  notSeen: "Not seen yet on any of your pages.",
  notSeenTitle: "What to check",
  notSeenChecks: [
    "Open the page with the tool once yourself. It has to be on the web, not a draft.",
    "The address of the page has to be listed below, under “Where the tools may be used”.",
    "If the tool does not show there: does a cookie banner, a security policy or a script optimizer keep our scripts out? The console of your browser names it.",
  ],
  refused: (ago: string, on: string) =>
    `A page on ${on} tried this key ${ago}. That address is not in your list below. If the page is yours, add the address.`,
  look: "Look again",
  looking: "Looking…",
  lookFailed: "We could not look it up. Please check your connection, and try again.",
  seenMeaning:
    "We keep the newest page only. It says that the key works, and nothing about who looked at the page.",
  older: "Older keys",
  olderText: "Change the pages that still have one of these.",
  works: (day: string) => `Works until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  rotate: {
    button: "Get a new key…",
    title: "Get a new key?",
    text: `The new key works at once. The old one works for ${oldKeyDays} more days, so that you can change your pages in peace. After that, pages with the old key show the tools without your name and settings.`,
    confirm: "Get a new key",
    done: "Your new key is here.",
  },
  revoke: (siteKey: string) => ({
    button: "End it now…",
    title: "End this key now?",
    text: `${siteKey} stops counting at once, and cannot be brought back. Pages that still have it show the tools without your name and settings.`,
    confirm: "End this key",
    done: "The key has ended.",
  }),
} as const;

export const placesWords = {
  title: "Where the tools may be used",
  lead: "The key counts only on the pages of these addresses. On any other page the tools work as if they had no key.",
  name: "Name of your organization or site",
  origins: "Addresses of your site",
  originsHint:
    "The start of each address, as the address bar shows it: https://center.example. With and without “www” are two. A star matches every subdomain: https://*.center.example.",
  localhost: "Pages on my own computer count, too (localhost)",
  localhostHint: "For the person who builds your site. Leave it off if you do not need it.",
} as const;

export const looksWords = {
  title: "How the tools look",
  lead: "Parents see your name, phone number and logo above each tool on your pages.",
  brandName: "Your name, as parents know it",
  phone: "Your phone number, for parents",
  phoneHint:
    "Shown with your name and logo above each tool, from the first screen on. Leave it empty to show none.",
  accent: "Your color",
  accentHint:
    "For buttons and for what is chosen. Six digits after #, such as #0e5a5a. Leave it empty for our own.",
  pick: "Pick a color",
  sample: "Like this",
  dark: (ratio: string) => `Words on it are white, and easy to read (${ratio} to 1).`,
  light: (ratio: string) => `Words on it are black, and easy to read (${ratio} to 1).`,
  faint: (ratio: string) =>
    `On a white page this color is hard to see (${ratio} to 1). At least 3 to 1 is better: choose a darker one.`,
  stepTitle: "Your next step for parents",
  stepHint: "Shown below a result. Leave all three empty to show none.",
  stepLabel: "What it is",
  stepLabelHint: "Such as: Talk to a parent advisor",
  stepPhone: "Phone number",
  stepLink: "Link",
  stepLinkHint: "The whole address of a page, with https://",
} as const;

export const logoWords = {
  title: "Your logo",
  hint: `A PNG, JPEG or WebP picture of at most ${mostLogoBytes / 1024} kB. It is saved at once.`,
  none: "No logo yet.",
  alt: "Your logo",
  choose: "Choose a picture",
  change: "Choose another picture",
  remove: "Remove the logo",
  busy: "Saving…",
  saved: "Your logo is saved.",
  removed: "Your logo is removed.",
  wrongType: "This is no PNG, JPEG or WebP picture. Please choose another one.",
  tooLarge: (kilobytes: number) =>
    `This picture has ${kilobytes} kB, and at most ${mostLogoBytes / 1024} kB can be saved. Please make it smaller, or choose another one.`,
  unreadable: "Your browser could not read this file. Please choose another one.",
} as const;

export const offerWords = {
  title: "What the tools offer",
  lead: "An attribute in the code of one page goes before what is set here.",
  state: "State to begin with",
  stateHint: "Where a tool depends on the state. Parents can choose another.",
  noState: "None: parents choose",
  tools: "Tools on your site",
  allTools: "All tools, and any we add later",
  someTools: "Only some of them",
  whichTools: "Which ones?",
  emailGate: "Free tools ask for an email address",
  emailGateHint:
    "On: parents give an address before a free tool shows its result. Off: the result shows at once. You never see addresses.",
  frameOnly: "Show the tools only in an iframe we host",
  frameOnlyHint: "On: no script on your page can see what a parent types.",
} as const;

export const sponsorWords = {
  title: "Free use for parents",
  lead: "A site can be sponsored: parents then use the paid tools for free through its pages, up to a number of uses each month.",
  none: "Your site is not sponsored. Parents pay for the paid tools as on our own site.",
  used: (used: string, of: string) => `${used} of ${of} uses this month.`,
  left: "Paid tools are free to parents on your pages until these are used up. A new month begins on the first, at midnight UTC.",
  gone: "This month’s uses are gone. Parents see the usual price until the first of next month (UTC).",
  ask: [
    "Would it help the families you serve? ",
    { label: "Ask us", to: "/contact" },
    ".",
  ] satisfies RichText,
  more: ["Do you need more? ", { label: "Ask us", to: "/contact" }, "."] satisfies RichText,
} as const;

export const saveWords = {
  label: "Changes",
  unsaved: "You have changes that are not saved.",
  save: "Save",
  saving: "Saving…",
  discard: "Undo them",
  saved: { title: "Saved", description: "Pages show it the next time they are opened." },
  failure: { title: "It was not saved", fallback: "Something went wrong on our side." },
  fields: {
    title: "It is not saved yet.",
    text: "Please look at the marked fields. The rest is still here.",
  },
  restored: "Your changes from before are still here. They are not saved yet.",
  leave: {
    title: "Leave without saving?",
    text: "Your changes are not saved. They stay in this tab until you close it, and your site stays as it is.",
    stay: "Stay here",
    leave: "Leave",
  },
  changed: {
    title: "Your site was changed in another window meanwhile.",
    text: "What you typed is still here. It is not saved yet. If you look at the saved settings, what you typed is gone. If you save yours, the other changes are gone.",
    look: "Look at the saved settings",
    overwrite: "Save mine anyway",
    shown: "These are the saved settings.",
    notShown: { title: "We could not load the saved settings.", fallback: "Please try again." },
  },
} as const;
