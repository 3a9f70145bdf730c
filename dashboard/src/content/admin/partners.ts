// Texts of the operator screen of partners.

export const partnerWords = {
  lead: "Sites that embed our tools with a site key. Tools also work without a key. With one, parents return to the site's page after a payment, and usage is counted for the site.",
  loading: "Loading partners…",
  caption: "Partners, newest first",
  status: "Request",
  statuses: {
    unconfirmed: "Email address not confirmed",
    applied: "Waiting",
    approved: "Approved",
    declined: "Declined",
  },
  waitingOne: "One organization is waiting for an answer.",
  waitingMany: (count: string) => `${count} organizations are waiting for an answer.`,
  moreThan: (count: number) => `More than ${count}`,
  showWaiting: "Show waiting requests",
  search: "Search names, origins and keys",
  searchHint: "Part of a name or origin, or a full key.",
  state: "State",
  on: "On",
  off: "Off",
  heads: { name: "Site", origins: "Origins", key: "Site key", loads: "Loads in 30 days", state: "State" },
  since: "Since",
  asked: "Requested",
  website: "Website",
  about: "What they do",
  managedBy: "Managed by",
  nobody: "Managed by operators; no account manages it.",
  localhost: "and localhost",
  more: "Keys and limits",
  keys: "Keys",
  current: "current",
  noKey: "None until it is approved.",
  works: (day: string) => `works until ${day}`,
  ended: (day: string) => `ended on ${day}`,
  sponsored: (used: string, uses: string) => `Sponsored: ${used} of ${uses} uses this month`,
  notSponsored: "Not sponsored",
  limit: (dollars: string) => `AI: at most ${dollars} a day`,
  noLimit: "AI: the standard limit",
  whiteLabel: "May hide our name",
  noWhiteLabel: "Shows our name",
  noneTitle: "No partners yet.",
  noneText: "Add a site above, and give its owner the key.",
  nothingTitle: "No partner found.",
  nothingText: "No partner matches your search.",
  copyKey: "Copy key",
  copySnippet: "Copy snippet",
  snippetTitle: "Snippet for their page",
  snippetText: "The 1:1 Aide Screener, as an example. Each tool has its own tag.",
  showSnippet: "Show the snippet",
} as const;

export const partnerForm = {
  add: "Add a partner",
  addTitle: "Add a partner",
  change: "Change",
  changeTitle: (name: string) => `Change ${name}`,
  name: "Name of the site",
  origins: "Origins, one per line",
  originsHint:
    "Exactly as in the address bar, up to the end of the domain: https://center.example. With and without www are two origins.",
  nameMissing: "Please enter a name.",
  originsMissing: "Please enter at least one origin.",
  save: "Save",
  busy: "One moment…",
  cancel: "Cancel",
  added: "Added. The key is in the list.",
  changed: "Changed.",
  changedMeanwhile: {
    title: "This site was changed in another window.",
    text: "Your changes are still here, but not saved. If you load the saved version, you lose your changes. If you save yours, the other changes are lost.",
    look: "Load the saved version",
    overwrite: "Save mine anyway",
  },
  gone: "This site is no longer in the list. Please reload the page.",
} as const;

export const partnerDecision = {
  approve: (name: string) => ({
    button: "Approve…",
    title: `Approve ${name}?`,
    confirm: "Approve",
    done: "Approved. The email is on its way.",
  }),
  approveText:
    "They get a site key and can manage their site. We notify them by email, with your note if you write one.",
  decline: (name: string) => ({
    button: "Decline…",
    title: `Decline ${name}?`,
    confirm: "Decline",
    done: "Declined. The email is on its way.",
  }),
  declineText:
    "They get no site key. We notify them by email, with your reason. The page where they applied refers to that email.",
  note: "Your note to them",
  noteHint: "Included in the email as you write it.",
  noteMissing: "Please give a reason.",
} as const;

export const partnerLimits = {
  sponsor: (name: string) => ({
    button: "Sponsored uses…",
    title: `Sponsored uses for ${name}`,
    confirm: "Set",
    done: "Set.",
  }),
  sponsorText:
    "The number of times per month (UTC) that parents on its pages can use paid tools for free. After that they see the usual price. Empty: not sponsored.",
  uses: "Uses per month",
  wrongUses: "Enter a whole number from 1 to 1,000,000, or leave it empty.",
  limit: (name: string) => ({
    button: "AI limit…",
    title: `AI limit for ${name}`,
    confirm: "Set",
    done: "Set.",
  }),
  limitText:
    "Above this limit, our own rules answer on its pages until midnight UTC. 0: always. Empty: the standard limit.",
  dollars: "US dollars per day",
  wrongDollars: "Enter an amount such as 5 or 2.50, up to 100,000, or leave it empty.",
} as const;

export const partnerWhiteLabel = {
  allow: (name: string) => ({
    button: "Allow white label…",
    title: `Let ${name} hide our name?`,
    text: "It can then leave our name out of the tools on its pages, link its own privacy page, and set a next step for each tool. Legal lines stay.",
    confirm: "Allow",
    done: "Allowed.",
  }),
  end: (name: string) => ({
    button: "End white label…",
    title: `Show our name again for ${name}?`,
    text: "Its pages name us again. What it has set is kept, and works again if you allow it again.",
    confirm: "End",
    done: "Ended.",
  }),
} as const;

export const partnerKey = {
  revoke: (siteKey: string, isCurrent: boolean) => ({
    button: "End now…",
    title: "End this key now?",
    text: isCurrent
      ? `${siteKey} is the current key. It stops working immediately, and a new key replaces it. Pages that still use it show the tools without the partner's name and settings, and sponsored uses do not work there.`
      : `${siteKey} stops working immediately. Pages that still use it show the tools without the partner's name and settings.`,
    confirm: "End this key",
    done: "The key has ended.",
  }),
} as const;

export const partnerSwitch = {
  off: {
    button: "Turn off",
    title: (name: string) => `Turn off ${name}?`,
    text: "All its keys stop working. Its tools keep working as they do without a key: without its name, logo, settings and sponsored uses. Payments started there no longer lead back, and usage is not counted for it. The site owner is told on its pages, and where they manage it. You can turn it on again.",
    confirm: "Turn off",
    done: "Turned off.",
  },
  on: {
    button: "Turn on",
    title: (name: string) => `Turn on ${name}?`,
    text: "Its keys work again: its name, logo and settings are shown, sponsored uses are free, payments lead back to its pages, and usage is counted for it.",
    confirm: "Turn on",
    done: "Turned on.",
  },
} as const;
