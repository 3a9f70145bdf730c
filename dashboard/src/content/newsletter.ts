import { productName } from "@iep-insider/sdk/catalog";
import type { FailureWords } from "./accounts.ts";
import type { RichText } from "./TextContent.ts";

// Texts of subscribing to the newsletter, confirming and unsubscribing.

/** What comes, how often, and how to unsubscribe: the same wherever the form is. */
const whatComes =
  "We write when there is something new here: a tool, a letter template, or an article. There is no fixed day, and in some months nothing comes.";

export const newsletter = {
  title: "Newsletter",
  lead: whatComes,
  /** On the resources page. */
  section: { id: "stay-updated", title: "Stay Updated", text: whatComes },
  email: "Email Address",
  send: "Send me the newsletter",
  sending: "Sending…",
  toLeave: [
    "First you get one email with a link to confirm. Nothing else comes before you do. Each newsletter has a link that stops it for good. What we keep is on the page ",
    { label: "Privacy", to: "/privacy#newsletter" },
    ".",
  ] satisfies RichText,
  withoutScripts: {
    title: "This form needs JavaScript.",
    text: "It is switched off in your browser, or it could not be loaded. Please switch it on, or load the page again, to ask for the newsletter.",
    /** After following a link in a newsletter. */
    stop: "Do you want to stop the newsletter? If you came here by a link in one of its emails, this button does it.",
  },
  confirm: {
    title: "Do you want the newsletter?",
    lead: whatComes,
    send: "Yes, send me the newsletter",
    sending: "One moment…",
    otherwise:
      "Did you not ask for it? Then please close this page. No newsletter comes, and we drop the address after a week.",
    askAgain: "Ask for a new link",
    /** The server does not tell which of the two it is. */
    over: {
      title: "This link does not work anymore",
      text: "It was used already, or its time is over. If you pressed the button before, you are on the list. If not, please ask for a new link.",
    },
    doneTitle: "You are on the list",
    doneText: `Thank you. You will get the next newsletter of ${productName}. Each one has a link that stops it.`,
    toResources: "See the free resources",
  },
  stop: {
    title: "Stop the newsletter?",
    lead: "One press, and your address is off our list. We do not ask why.",
    send: "Stop the newsletter",
    sending: "One moment…",
    otherwise: "Do you want to keep it? Then please close this page. Nothing changes.",
    doneTitle: "The newsletter is stopped",
    doneText:
      "Your address is off our list. An email that was already on its way may still come. All the tools, letters and articles stay open to you.",
    changedMind: "Did you change your mind?",
    again: "Ask for the newsletter again",
  },
} as const;

/** After the mail was sent. */
export const mailSent = {
  title: "Please check your email",
  youGave: "You gave us",
  another: "Use another address",
} as const;

export const newsletterErrors = {
  missing: "Please enter your email address.",
  invalid: "Please enter a valid email address.",
} as const;

export const newsletterFailures = {
  ask: { title: "The email was not sent", fallback: "Something went wrong on our side." },
  confirm: { title: "You are not on the list yet", fallback: "Something went wrong on our side." },
  stop: { title: "The newsletter is not stopped yet", fallback: "Something went wrong on our side." },
} as const satisfies Record<string, FailureWords>;
