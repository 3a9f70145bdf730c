import { mostLogoBytes, oldKeyDays } from "@iep-insider/sdk/contract";

// Texts of a partner's site settings.

export const manageSite = {
  title: "Manage Site",
  lead: (name: string) => `Settings for the tools on the pages of ${name}.`,
  loading: "Loading your site…",
  failedTitle: "We could not load your site.",
  failedText: "Nothing was changed. Please check your connection, and try again.",
  noneTitle: "There is no site to manage yet.",
  none: "You get a site key once we have approved your request. The tools also work on your page without one.",
  toPartners: "Read about tools on your site",
  waitingTitle: "Your request is with us.",
  waiting: "Once we approve it, your site key is shown here. We will email you.",
  unsentTitle: "Your request has not been sent yet.",
  unsent: "It is sent automatically once you confirm your email address.",
  toRequest: "See your request",
  offTitle: "Your site is turned off.",
  off: "We have turned it off, so its keys do not work for now. The tools on your pages work without your name and settings. Please [write to us](/contact) to find out why.",
  ways: "More for your site",
  code: "Choose a tool and copy its code",
  statistics: "See how the tools are used",
} as const;

export const siteKeyWords = {
  title: "Your site key",
  lead: "It tells our server which site a tool is on. It is not a secret: anyone can see it in your page. The builder adds it to the code for you.",
  current: "The key of your site",
  copy: "Copy key",
  seen: (ago: string, on: string) => `Last seen ${ago} on ${on}`,
  inFrame: "one of your pages, in an iframe",
  notSeen: "Not seen yet on any of your pages.",
  notSeenTitle: "What to check",
  notSeenChecks: [
    "Open the page with the tool yourself. It has to be published, not a draft.",
    "The address of the page has to be listed below, under “Where the key works”.",
    "If the tool is missing: a cookie banner, a security policy or a script optimizer may block our scripts. Your browser’s console says which.",
  ],
  refused: (ago: string, on: string) =>
    `A page on ${on} tried this key ${ago}. That address is not in your list below. If the page is yours, add the address.`,
  look: "Check again",
  looking: "Checking…",
  lookFailed: "We could not check it. Please check your connection, and try again.",
  seenMeaning: "We keep only the latest page. It shows that the key works, and nothing about visitors.",
  older: "Older keys",
  olderText: "Update the pages that still use one of these.",
  works: (day: string) => `Works until ${day}`,
  ended: (day: string) => `Ended on ${day}`,
  rotate: {
    button: "Get a new key…",
    title: "Get a new key?",
    text: `The new key works immediately. The old one works for ${oldKeyDays} more days, so you have time to update your pages. After that, pages with the old key show the tools without your name and settings.`,
    confirm: "Get a new key",
    done: "Your new key is here.",
  },
  revoke: (siteKey: string) => ({
    button: "End it now…",
    title: "End this key now?",
    text: `${siteKey} stops working immediately, and cannot be restored. Pages that still use it show the tools without your name and settings.`,
    confirm: "End this key",
    done: "The key has ended.",
  }),
} as const;

export const placesWords = {
  title: "Where the key works",
  lead: "The key works only on pages at these addresses. On any other page the tools work as they do without a key.",
  name: "Name of your organization or site",
  origins: "Addresses of your site",
  originsHint:
    "The start of each address, as the address bar shows it: https://center.example. With and without “www” are two addresses. A star matches all subdomains: https://*.center.example.",
  localhost: "Also allow pages on my own computer (localhost)",
  localhostHint: "For your developer. Leave it off if you do not have one.",
} as const;

export const looksWords = {
  title: "How the tools look",
  now: "Your name, phone, logo, color and next step",
  lead: "Parents see your name, phone number and logo above each tool on your pages.",
  brandName: "Your name, as parents know it",
  phone: "Your phone number, for parents",
  phoneHint:
    "Shown with your name and logo above each tool, from the first screen on. Leave it empty to show none.",
  accent: "Your color",
  accentHint:
    "For buttons and selected items. Six digits after #, such as #0e5a5a. Leave it empty for our color.",
  pick: "Pick a color",
  sample: "Like this",
  dark: (ratio: string) => `Text on it is white, and easy to read (${ratio} to 1).`,
  light: (ratio: string) => `Text on it is black, and easy to read (${ratio} to 1).`,
  faint: (ratio: string) =>
    `On a white page this color is hard to see (${ratio} to 1). At least 3 to 1 is better: choose a darker one.`,
  stepTitle: "Your next step for parents",
  stepHint: "Shown below a result. Leave all three empty to show none.",
  stepLabel: "Text",
  stepLabelHint: "For example: Talk to a parent advisor",
  stepPhone: "Phone number",
  stepLink: "Link",
  stepLinkHint: "The full address of a page, with https://",
} as const;

export const logoWords = {
  title: "Your logo",
  hint: `A PNG, JPEG or WebP picture of at most ${mostLogoBytes / 1024} kB. It is saved right away.`,
  none: "No logo yet.",
  alt: "Your logo",
  choose: "Choose a picture",
  change: "Choose another picture",
  remove: "Remove the logo",
  busy: "Saving…",
  saved: "Your logo is saved.",
  removed: "Your logo is removed.",
  wrongType: "This is not a PNG, JPEG or WebP picture. Please choose another one.",
  tooLarge: (kilobytes: number) =>
    `This picture has ${kilobytes} kB. The limit is ${mostLogoBytes / 1024} kB. Please make it smaller, or choose another one.`,
  unreadable: "Your browser could not read this file. Please choose another one.",
} as const;

export const offerWords = {
  title: "What the tools offer",
  now: "Which tools, the state, the email address and the iframe",
  lead: "An attribute in a page’s code overrides these settings.",
  state: "Initial state",
  stateHint: "For tools that depend on the state. Parents can choose another.",
  noState: "None: parents choose",
  tools: "Tools on your site",
  allTools: "All tools, and any we add later",
  someTools: "Only some of them",
  whichTools: "Which ones?",
  emailGate: "Free tools ask for an email address",
  emailGateHint:
    "On: parents give an address before a free tool shows its result. Off: the result shows right away. You never see addresses.",
  frameOnly: "Show the tools only in an iframe we host",
  frameOnlyHint:
    "On: your page’s scripts cannot see what a parent types. Copy the code again after you save, so that the tools start in the iframe.",
} as const;

export const whiteLabelWords = {
  title: "Your name in place of ours",
  now: "Our name, your privacy page, and a next step for each tool",
  notAllowed: "Not turned on for your site",
  ask: "We can leave our name out of the tools on your pages. Then you can also link your privacy page, and set a next step for each tool. [Ask us](/contact).",
  lead: "Lines such as “not legal advice” always stay, and so does the link to our privacy page where we ask for an email address.",
  hidesName: "Leave out our name",
  hidesNameHint:
    "On: the documents that parents take with them, and the form for an email address, do not name us. Free tools then do not offer our newsletter.",
  privacyLink: "Your privacy page",
  privacyLinkHint: "The full address, with https://. Shown below each result.",
  steps: "A next step for one tool",
  stepsHint: "Shown below the results of this tool, in place of your next step for all tools.",
  stepLabel: "Text of this step",
  stepLink: "Link of this step",
  stepLinkHint: "The full address of a page, with https://",
  addStep: "Add a next step for",
  chooseTool: "Choose a tool",
  removeStep: "Remove this step",
} as const;

export const sponsorWords = {
  title: "Free use for parents",
  lead: "A site can be sponsored: parents then use the paid tools for free through its pages, up to a number of uses each month.",
  none: "Your site is not sponsored. Parents pay for the paid tools, as on our own site.",
  used: (used: string, of: string) => `${used} of ${of} uses this month.`,
  left: "Paid tools are free to parents on your pages until these are used up. A new month begins on the first, at midnight UTC.",
  gone: "This month’s uses are used up. Parents see the usual price until the first of next month (UTC).",
  ask: "Would this help the families you serve? [Ask us](/contact).",
  more: "Do you need more? [Ask us](/contact).",
} as const;

export const saveWords = {
  label: "Changes",
  unsaved: "You have changes that are not saved.",
  save: "Save",
  saving: "Saving…",
  discard: "Undo them",
  saved: { title: "Saved", description: "Your pages show the changes the next time they are opened." },
  failure: { title: "Not saved", fallback: "Something went wrong on our side." },
  fields: {
    title: "Not saved yet.",
    text: "Please look at the marked fields. The rest is still here.",
  },
  restored: "Your earlier changes are still here. They are not saved yet.",
  leave: {
    title: "Leave without saving?",
    text: "Your changes are not saved. They stay in this tab until you close it, and your site stays as it is.",
    stay: "Stay here",
    leave: "Leave",
  },
  changed: {
    title: "Your site was changed in another window.",
    text: "Your changes are still here, but not saved. If you load the saved settings, you lose your changes. If you save yours, the other changes are lost.",
    look: "Load the saved settings",
    overwrite: "Save mine anyway",
    shown: "These are the saved settings.",
    notShown: { title: "We could not load the saved settings.", fallback: "Please try again." },
  },
} as const;
