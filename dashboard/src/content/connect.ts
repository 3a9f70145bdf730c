import { codeMinutes, connectionDays, connectionHours } from "@iep-insider/sdk/contract";
import type { FailureWords } from "./accounts.ts";

/** Asks a member whether another site may use their subscription. */
export const connect = {
  plainTitle: "Use your membership on another site",
  title: (where: string) => `Use your membership on ${where}?`,
  lead: (where: string, site: string) =>
    `The site ${where} is registered with us and has our tools on its pages. It calls itself “${site}”. It asks whether your Pro membership may open the tools there.`,
  signInTitle: "Sign in first",
  signInText: "We need to know whose membership it is. Then we ask whether you want this.",
  toSignIn: "Sign in",
  getsTitle: "What this site gets",
  gets: [
    `Tools on this site open for you for ${connectionHours} hours after you last used them there, and for ${connectionDays} days at most.`,
    "It never sees your name, address or account.",
    "You can end it at any time in My Account, under Security.",
  ],
  careful:
    "Say yes only if you pressed the button on that site yourself, just now. Did you get a link to this page from someone? Then say no: they would get to use your membership.",
  allow: "Allow",
  allowing: "Allowing…",
  refuse: "No",
  refusing: "One moment…",
  signedInAs: "You are signed in as",
  notMember: {
    title: "This account has no Pro membership",
    text: "So there is nothing to use on the other site yet. You can see what a membership gives and costs, or go back and open one tool there.",
    toPricing: "See prices",
  },
  allowed: {
    title: "Your membership is open there",
    text: (where: string) => `Go back to ${where}. The tool opens there by itself. You can close this page.`,
    toAccount: "See where it is open",
  },
  refused: {
    title: "Nothing was opened",
    text: (where: string) => `${where} got nothing. You can close this page.`,
    home: "Go to our home page",
  },
  over: {
    title: "This question is over",
    text: `It can be answered once, and for ${codeMinutes} minutes. Go back to the other site and press the button there again.`,
  },
  missing: {
    title: "There is nothing to answer here",
    text: "This page opens from a site that has our tools, when you press “I am a Pro member: sign in” there. Go back to that site and press it again, or use the tools here on our site.",
    toTools: "Go to the tools",
  },
  failed: "We could not load this question.",
} as const;

export const connectFailure: FailureWords = {
  title: "We could not do this",
  fallback: "Something went wrong on our side.",
};

/** In My Account. */
export const connectedSites = {
  title: "Sites that use your membership",
  lead: "Other sites on which your tools are open. Each of them ends by itself when it is not used.",
  none: "Your membership is open on no other site.",
  failed: "We could not load this list.",
  since: (day: string) => `Allowed on ${day}`,
  framed: "in a frame of its pages",
  end: /* message */ "End",
  endNamed: (where: string) => `End the use on ${where}`,
  ended: { title: "Ended", description: "The tools on that site are closed again." },
} as const;
