// What the operator's screen of partners says.

export const partnerWords = {
  lead: "The sites that embed our tools under a key of their own. Tools work on any page without a key; a key brings their parents back to their page after a payment, and counts for them.",
  loading: "Loading partners…",
  caption: "Partners, newest first",
  status: "Request",
  statuses: {
    unconfirmed: "Email address not confirmed",
    applied: "Waiting",
    approved: "Approved",
    declined: "Declined",
  },
  waitingOne: "One organization waits for an answer.",
  waitingMany: (count: string) => `${count} organizations wait for an answer.`,
  moreThan: (count: number) => `More than ${count}`,
  showWaiting: "Show who waits",
  search: "Search names, origins and keys",
  searchHint: "A part is enough; a key as it is written.",
  state: "State",
  on: "On",
  off: "Switched off",
  heads: { name: "Site", origins: "Origins", key: "Site key", loads: "Loads in 30 days", state: "State" },
  since: "Since",
  asked: "Asked",
  website: "Website",
  about: "What they do",
  managedBy: "Managed by",
  nobody: "No account manages it. An operator does.",
  localhost: "and its owner’s own computer",
  more: "Keys and limits",
  keys: "Keys",
  current: "the one in use",
  noKey: "None before it is approved.",
  works: (day: string) => `works until ${day}`,
  ended: (day: string) => `ended on ${day}`,
  sponsored: (used: string, uses: string) => `Sponsored: ${used} of ${uses} uses this month`,
  notSponsored: "Not sponsored",
  limit: (dollars: string) => `AI: at most ${dollars} a day`,
  noLimit: "AI: up to the limit of the house",
  noneTitle: "No partners yet.",
  noneText: "Add a site above, and give its owner the key.",
  nothingTitle: "No such partner.",
  nothingText: "No partner fits what you look for.",
  copyKey: "Copy key",
  copySnippet: "Copy snippet",
  snippetTitle: "Snippet for their page",
  snippetText: "The 1:1 Aide Screener as an example. Another tool takes another tag.",
  showSnippet: "Show the snippet",
} as const;

export const partnerForm = {
  add: "Add a partner",
  addTitle: "Add a partner",
  change: "Change",
  changeTitle: (name: string) => `Change ${name}`,
  name: "Name of the site",
  origins: "Origins, one on each line",
  originsHint:
    "Exactly as in the address bar, without what comes after the name: https://center.example. With and without www are two.",
  nameMissing: "Please give the site a name.",
  originsMissing: "Please give at least one origin.",
  save: "Save",
  busy: "One moment…",
  cancel: "Cancel",
  added: "Added. The key is in the list.",
  changed: "Changed.",
  changedMeanwhile: {
    title: "This site was changed in another window meanwhile.",
    text: "What you typed is still here. It is not saved yet. If you look at what is saved, what you typed is gone. If you save yours, the other changes are gone.",
    look: "Look at what is saved",
    overwrite: "Save mine anyway",
  },
  gone: "This site is not in the list any more. Please load the page again.",
} as const;

export const partnerDecision = {
  approve: (name: string) => ({
    button: "Approve…",
    title: `Approve ${name}?`,
    confirm: "Approve",
    done: "Approved. The email is on its way.",
  }),
  approveText:
    "They get a site key and manage their site by themselves. We tell them by email, with your note if you write one.",
  decline: (name: string) => ({
    button: "Decline…",
    title: `Decline ${name}?`,
    confirm: "Decline",
    done: "Declined. The email is on its way.",
  }),
  declineText:
    "They get no site key. We tell them by email. The page where they asked says that the reason is in it.",
  note: "Your note to them",
  noteHint: "Goes into the email as you write it.",
  noteMissing: "Please tell them why, in a sentence.",
} as const;

export const partnerLimits = {
  sponsor: (name: string) => ({
    button: "Sponsored uses…",
    title: `Sponsored uses of ${name}`,
    confirm: "Set",
    done: "Set.",
  }),
  sponsorText:
    "Parents on its pages use paid tools for free, so many times a month (UTC). Then they see the usual price. Empty: not sponsored.",
  uses: "Uses a month",
  wrongUses: "Please write a whole number from 1 to 1,000,000, or nothing.",
  limit: (name: string) => ({
    button: "AI limit…",
    title: `What the AI may cost through ${name}`,
    confirm: "Set",
    done: "Set.",
  }),
  limitText:
    "Past it, our own rules answer on its pages until midnight UTC. 0: they always do. Empty: the limit of the house.",
  dollars: "US dollars a day",
  wrongDollars: "Please write an amount such as 5 or 2.50, up to 100,000, or nothing.",
} as const;

export const partnerKey = {
  revoke: (siteKey: string, isCurrent: boolean) => ({
    button: "End now…",
    title: "End this key now?",
    text: isCurrent
      ? `${siteKey} is the key that its pages have now. It stops counting at once, and a new one takes its place. Pages that still have it show the tools without name and settings, and parents cannot use sponsored tools there.`
      : `${siteKey} stops counting at once. Pages that still have it show the tools without name and settings.`,
    confirm: "End this key",
    done: "The key has ended.",
  }),
} as const;

export const partnerSwitch = {
  off: {
    button: "Switch off",
    title: (name: string) => `Switch off ${name}?`,
    text: "None of its keys counts any more. Its tools go on working as on any page without a key: without its name, logo and settings, and nothing is sponsored. Payments begun there no longer lead back, and nothing counts for it. The owner of the site is told so on its pages, and where they manage it. You can switch it on again.",
    confirm: "Switch off",
    done: "Switched off.",
  },
  on: {
    button: "Switch on",
    title: (name: string) => `Switch on ${name}?`,
    text: "Its keys count again: its name, logo and settings show, what is sponsored is free, payments lead back to its pages, and loads count for it.",
    confirm: "Switch on",
    done: "Switched on.",
  },
} as const;
