import { productName } from "@iep-insider/sdk/catalog";
import type { FailureWords } from "./accounts.ts";

// Texts of subscribing to the newsletter, confirming and unsubscribing.

/** What comes, how often, and how to unsubscribe: the same wherever the form is. */
const whatComes =
  "We write when there is something new here: a tool, a letter template, or an article. There is no set schedule, and some months we send nothing.";

export const newsletter = {
  title: "Newsletter",
  lead: whatComes,
  /** On the resources page. */
  section: { id: "stay-updated", title: "Stay Updated", text: whatComes },
  email: "Email Address",
  send: "Send me the newsletter",
  sending: "Sending…",
  toLeave:
    "First you get one email with a link to confirm. We send nothing else until you do. Every newsletter has a link to unsubscribe. To see what we keep, read [Privacy](/privacy#newsletter).",
  withoutScripts: {
    title: "This form needs JavaScript.",
    text: "It is turned off in your browser, or it did not load. Please turn it on, or reload the page, to sign up for the newsletter.",
    /** After following a link in a newsletter. */
    stop: "Do you want to stop the newsletter? If you came here from a link in one of our emails, press this button.",
  },
  confirm: {
    title: "Do you want the newsletter?",
    lead: whatComes,
    send: "Yes, send me the newsletter",
    sending: "One moment…",
    otherwise:
      "If you did not ask for it, just close this page. You will not get the newsletter, and we delete the address after a week.",
    askAgain: "Ask for a new link",
    /** The server does not tell which of the two it is. */
    over: {
      title: "This link no longer works",
      text: "It was already used, or it has expired. If you already pressed the button, you are on the list. If not, please ask for a new link.",
    },
    doneTitle: "You are on the list",
    doneText: `Thank you. You will get the next newsletter of ${productName}. Each one has a link to unsubscribe.`,
    toResources: "See the free resources",
  },
  stop: {
    title: "Stop the newsletter?",
    lead: "Press the button, and your address comes off our list. We do not ask why.",
    send: "Stop the newsletter",
    sending: "One moment…",
    otherwise: "If you want to keep it, just close this page. Nothing will change.",
    doneTitle: "The newsletter is stopped",
    doneText:
      "Your address is off our list. An email that was already on its way may still arrive. All the tools, letters and articles stay open to you.",
    changedMind: "Did you change your mind?",
    again: "Ask for the newsletter again",
  },
  /** From the link in a reminder of a date. */
  stopReminders: {
    title: "Turn reminders off?",
    lead: "Press the button, and we send no more reminders of your dates. We delete the dates that we have.",
    send: "Turn reminders off",
    sending: "One moment…",
    otherwise: "If you want to keep them, just close this page. Nothing will change.",
    doneTitle: "Reminders are off",
    doneText: "You get no more of them. The dates in your case stay on your device.",
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
  stopReminders: { title: "Reminders are not off yet", fallback: "Something went wrong on our side." },
  stop: { title: "The newsletter is not stopped yet", fallback: "Something went wrong on our side." },
} as const satisfies Record<string, FailureWords>;
