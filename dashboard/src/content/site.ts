import { firstYear, productName } from "@iep-insider/sdk/catalog";

export const header = {
  skip: "Skip to the main content",
  home: `${productName}: home`,
  mainNavigation: "Main",
  openMenu: "Menu",
  closeMenu: "Close",
} as const;

/** The signed-in user's menu. */
export const accountMenu = {
  label: "Account",
  initial: "U",
  account: "My Account",
  /** For partner managers. */
  site: "Manage Site",
  /** For operators. */
  operator: "Operator Screens",
  logOut: "Log Out",
  loggingOut: "Logging out…",
} as const;

export const footer = {
  about:
    "Tools that help parents take part in their child's IEP or 504 plan. Created by a credentialed school psychologist.",
  honest:
    "We give information, not legal advice, and we do not know your child's case. For free help from a person, ask your state's Parent Training and Information Center.",
  reply: "We usually answer within 24 hours.",
  navigation: "More pages",
  copyright: (year: number) => `© ${year > firstYear ? `${firstYear}–${year}` : firstYear} ${productName}`,
} as const;

/** Free help in every state. */
export const freeHelp = {
  parentCenters: {
    label: "Find your Parent Training and Information Center",
    address: "https://www.parentcenterhub.org/find-your-center/",
  },
  protection: {
    label: "Find your protection and advocacy agency",
    address: "https://www.ndrn.org/about/ndrn-member-agencies/",
  },
} as const;

export const tryAgain = "Try again";

export const failure = {
  title: "We could not show this page.",
  text: "Something went wrong on our side. Please load the page again. If it happens again, please write to us.",
  reload: "Load the page again",
} as const;

/** Shown when a page could not be loaded. */
export const missingPage = {
  title: "This page did not load.",
  text: "You may be offline. Nothing you entered was lost. The page comes by itself once you are connected, or when you try again.",
  again: tryAgain,
  trying: "Loading the page…",
  still: "We still cannot reach the server. Please check your connection.",
} as const;

export const notFound = {
  title: "404 Page Not Found",
  text: "There is no page at this address. It may have moved, or the link may be cut short.",
  home: "Go to the home page",
  tools: "See all tools",
} as const;

export const toastWords = {
  region: "Messages ({hotkey})",
  announced: "Message",
  close: "Dismiss this message",
} as const;
