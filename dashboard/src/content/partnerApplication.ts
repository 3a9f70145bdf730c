import type { FailureWords } from "./accounts.ts";
import type { RichText } from "./TextContent.ts";

// Asking for a site key, and what has come of it.

export const partnerApplication = {
  /** Names the form in an address: `/partners#site-key`. */
  id: "site-key",
  title: "Ask for a site key",
  lead: "Tell us who you are and where you will use the tools. A person reads it.",
  organization: "Name of your organization or site",
  website: "Your website",
  websiteHint: "The address of its home page, such as https://center.example.",
  about: "What do you do for parents?",
  aboutHint: "A few sentences are enough.",
  origins: "Where will you use the tools?",
  originsHint:
    "The start of each address, as the address bar shows it. With and without “www” are two. A star matches every subdomain: https://*.center.example.",
  privacy: [
    "What we keep of this is on the page ",
    { label: "Privacy", to: "/privacy#sites" },
    ".",
  ] satisfies RichText,
  send: "Ask for a site key",
  sending: "Sending…",
  accountTitle: "You need an account to send this.",
  accountText:
    "It is free, and it is how you will manage your site. We send what you wrote as soon as you have one.",
  toSignup: "Create an account, then send",
  toLogin: "Sign in, then send",
  signedInAs: "You send this as",
  confirmLater:
    "Your email address is not confirmed yet. We keep your request with your account, and it goes to us by itself once you confirm the address.",
  back: "What you wrote is still here. Please look it over, and send it.",
} as const;

export const applicationFailure: FailureWords = {
  title: "We could not send it.",
  fallback: "Something went wrong on our side.",
};

export const fieldsFailure = {
  title: "We could not send it yet.",
  text: "Please look at the marked fields. The rest is still here.",
} as const;

/** Shown instead of the form after an organization has applied. */
export const applicationState = {
  loading: "Looking up what you have sent us…",
  failedTitle: "We could not look up what you have sent us.",
  failedText: "Please check your connection, and try again.",
  unconfirmedTitle: "One thing is missing",
  unconfirmed: (name: string) =>
    `Your request for a site key for ${name} is kept with your account, and is not sent yet. It goes to us by itself once you confirm your email address. You can open the link in our email on any device.`,
  appliedTitle: "We have your request",
  applied: (name: string) => `You asked for a site key for ${name}.`,
  sent: (name: string, time: string) => `Your request for a site key for ${name} was sent on ${time}.`,
  nextTitle: "What happens next",
  next: [
    "A person here reads it.",
    "You get our answer by email, at the address of your account.",
    "If it is yes, you find your key under “Manage Site” in the menu of your account.",
  ],
  meanwhile: [
    "Until then you can ",
    { label: "put tools on your page", to: "/embed-builder" },
    " without a key. You can add the key later.",
  ] satisfies RichText,
  approvedTitle: "Your site has its key",
  approved: (name: string) => `You manage ${name}.`,
  manage: "Manage your site",
  build: "Choose a tool and copy its code",
  declinedTitle: "We said no to your request",
  declined: (name: string) =>
    `We do not give a site key to ${name}. The reason is in the email that we sent you.`,
  declinedText: [
    "The tools work on your page without a key. Has something changed? Then ask again. Did we get something wrong? Please ",
    { label: "write to us", to: "/contact" },
    ".",
  ] satisfies RichText,
  askAgain: "Ask again",
} as const;

export const applicationToasts = {
  sent: { title: "Sent", description: "We will answer by email." },
  kept: { title: "Saved", description: "It is sent once you confirm your email address." },
} as const;
