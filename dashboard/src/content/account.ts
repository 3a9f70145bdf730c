import { formatCents, prices } from "@iep-insider/sdk/catalog";

// Texts of the account page. Labels from the specification are verbatim.

export const account = {
  title: "My Account",
  loading: "Loading your account…",
  failedTitle: "We could not load your account.",
  failedText: "You are still signed in. Please check your connection and try again.",
  waysLabel: "Your account",
  home: /* message */ "Home",
  tools: "Tools",
  signOut: "Sign Out",
  tabsLabel: "Parts of your account",
  tabs: { profile: "Profile", subscription: "Subscription", security: "Security" },
} as const;

export const openTools = { title: "Open now" } as const;

export const profile = {
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  memberSince: "Member Since",
  notProvided: "Not provided",
  unknown: "Unknown",
  unconfirmedTitle: "Your email address is not confirmed yet.",
  unconfirmedText: "Please open the link in the email that we sent you. It may be in your spam folder.",
  resend: "Send the email again",
  resending: "Sending…",
  resent: "We have sent you a new link. It works for three days.",
  language: "Language of emails to you",
  languages: { en: /* verbatim */ "English", es: /* verbatim */ "Español" },
  languageSaved: "Saved. Our next email is in this language.",
  change: "To change your name or your email address, please write to us.",
  contact: "Contact Us",
} as const;

export const subscription = {
  title: "Your plan",
  pro: `Pro Membership - ${formatCents(prices.proMonthly)}/month`,
  payPerUse: `Pay-per-use - ${formatCents(prices.singleUse)} per tool`,
  active: "Active",
  inactive: "Inactive",
  nextBilling: "Next Billing Date",
  accessEnds: "Access Ends",
  manage: "Manage Subscription",
  upgrade: "Upgrade to Pro",
  allTools: "All tools are open to you, with no end date.",
  cancelled:
    "Your membership is cancelled and does not renew. All tools stay open to you until the day below.",
  paymentFailed: "Your last payment did not go through. Please update your payment method.",
  portal: "Update Payment Method & Billing",
  portalBusy: "Opening…",
  compare: "Compare the plans",
} as const;

export const security = {
  password: {
    title: "Change Password",
    lead: "All other browsers will be signed out.",
    current: "Current Password",
    new: "New Password",
    confirm: "Confirm New Password",
    send: "Change Password",
    sending: "Changing…",
  },
  access: {
    title: "Account Access",
    text: "Sign out of this browser.",
    logOut: "Log Out",
    loggingOut: "Logging out…",
  },
  sessions: {
    title: "Where you are signed in",
    lead: "If one of these is not you, sign it out, then change your password.",
    loading: "Loading…",
    failed: "We could not load this list.",
    unknownDevice: "An unknown browser",
    device: (browser: string, system: string) => `${browser} on ${system}`,
    thisOne: "This browser",
    used: (since: string, last: string) => `Signed in on ${since}, last used on ${last}`,
    end: "Sign out",
    endNamed: (device: string, day: string) => `Sign out ${device}, signed in on ${day}`,
    endOthers: "Sign out all other browsers",
    only: "You are signed in only here.",
  },
  export: {
    title: "Your data",
    text: "A file with everything we hold on your account. It is a JSON file, which any text editor can open.",
    button: "Download my data",
    busy: "Getting your data…",
    fileName: (day: string) => `iep-insider-account-${day}.json`,
  },
  delete: {
    title: "Delete your account",
    text: "This deletes your name, your address, your password, and everything that belongs to them. A membership is cancelled first. This cannot be undone.",
    button: "Delete my account…",
    dialogTitle: "Delete your account for good?",
    dialogText:
      "Your account and what we hold on it are deleted immediately. A membership ends with it, and so do uses that you paid for and have not spent. Messages you sent us stay without your name and their text. If you manage a partner’s site, its site keys end: our tools on its pages then work as they do without a key. No one can bring your account back, not even us.",
    dialogBefore: "You may want to download your data first.",
    send: "Delete my account for good",
    sending: "Deleting…",
    keep: "Keep my account",
  },
} as const;
