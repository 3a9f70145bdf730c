// What the operator's screen of partners says.

export const partnerWords = {
  lead: "The sites that embed our tools under a key of their own. Tools work on any page without a key; a key brings their parents back to their page after a payment, and counts for them.",
  loading: "Loading partners…",
  caption: "Partners, newest first",
  search: "Search names, origins and keys",
  searchHint: "A part is enough; a key as it is written.",
  state: "State",
  on: "On",
  off: "Switched off",
  heads: { name: "Site", origins: "Origins", key: "Site key", loads: "Loads in 30 days", state: "State" },
  since: "Since",
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
  added: "Added. The key stands in the list.",
  changed: "Changed.",
} as const;

export const partnerSwitch = {
  off: {
    button: "Switch off",
    title: (name: string) => `Switch off the key of ${name}?`,
    text: "Its tools go on working as on any page without a key. Payments begun there no longer lead back to it, and nothing counts for it. You can switch it on again.",
    confirm: "Switch off",
    done: "Switched off.",
  },
  on: {
    button: "Switch on",
    title: (name: string) => `Switch on the key of ${name}?`,
    text: "Payments begun on its pages lead back to it again, and loads count for it.",
    confirm: "Switch on",
    done: "Switched on.",
  },
} as const;
