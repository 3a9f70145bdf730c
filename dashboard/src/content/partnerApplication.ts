import type { FailureWords } from "./accounts.ts";

// Texts of the application for a site key, and its status.

export const partnerApplication = {
  /** The form's id in the URL: `/partners#site-key`. */
  id: "site-key",
  title: "Request a site key",
  titleWithKey: "Your site key",
  lead: "Tell us who you are and where you want the tools. A person reads it.",
  organization: "Name of your organization or site",
  website: "Your website",
  websiteHint: "The address of its home page, such as https://center.example.",
  about: "What do you do for parents?",
  aboutHint: "A few sentences are enough.",
  origins: "Where do you want the tools?",
  originsHint:
    "The start of each address, as the address bar shows it. With and without “www” are two addresses. A star matches all subdomains: https://*.center.example.",
  privacy: "To see what we keep, read [Privacy](/privacy#sites).",
  send: "Request a site key",
  sending: "Sending…",
  accountTitle: "You need an account to send this.",
  accountText:
    "It is free, and you will use it to manage your site. We will send your request as soon as you have one.",
  toSignup: "Create an account, then send",
  toLogin: "Sign in, then send",
  signedInAs: "You are sending this as",
  confirmLater:
    "Your email address is not confirmed yet. We keep your request with your account, and send it automatically once you confirm the address.",
  back: "What you wrote is still here. Please review it, and send it.",
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
  loading: "Loading your request…",
  failedTitle: "We could not load your request.",
  failedText: "Please check your connection, and try again.",
  unconfirmedTitle: "One thing is missing",
  unconfirmed: (name: string) =>
    `Your request for a site key for ${name} is kept with your account, and has not been sent yet. It is sent automatically once you confirm your email address. You can open the link in our email on any device.`,
  appliedTitle: "We have your request",
  applied: (name: string) => `You requested a site key for ${name}.`,
  sent: (name: string, time: string) => `Your request for a site key for ${name} was sent on ${time}.`,
  nextTitle: "What happens next",
  next: [
    "A person here reads it.",
    "You will get our answer by email, at the address of your account.",
    "If we approve it, you will find your key under “Manage Site” in your account menu.",
  ],
  meanwhile:
    "Until then you can [put tools on your page](/embed-builder) without a key. You can add the key later.",
  approvedTitle: "Your site has a key",
  approved: (name: string) => `You manage ${name}. Its key is on the settings page of your site.`,
  manage: "Manage your site",
  build: "Choose a tool and copy its code",
  declinedTitle: "We declined your request",
  declined: (name: string) =>
    `We did not approve a site key for ${name}. The reason is in the email that we sent you.`,
  declinedText:
    "The tools work on your page without a key. If something has changed, you can apply again. If we got something wrong, please [write to us](/contact).",
  askAgain: "Apply again",
} as const;

export const applicationToasts = {
  sent: { title: "Sent", description: "We will answer by email." },
  kept: { title: "Saved", description: "It is sent once you confirm your email address." },
} as const;
