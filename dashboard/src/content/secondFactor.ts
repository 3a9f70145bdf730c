import { recentMinutes } from "@iep-insider/sdk/contract";
import type { FailureWords } from "./accounts.ts";

// Texts of setting up and using an operator's second factor.

export const showing = {
  title: "Verify that it is you",
  toChange: "After that you can add or remove a factor.",
  lead: `The operator screens ask for your second factor in each browser. Exports, refunds, roles and site keys ask again after ${recentMinutes} minutes.`,
  loading: "Loading…",
  failed: "We could not load this.",
  forOperators: {
    title: "This page is for operators",
    text: "Your account does not need a second factor.",
  },
  setUpFirst: {
    title: "Set up a second factor first",
    text: "Operators of this site need one: a passkey, or an app that shows codes.",
    link: "Set it up in My Account",
  },
  passkey: "Use a passkey",
  passkeyBusy: "Waiting for your passkey…",
  code: "Code from your app",
  codeHint: "Six digits.",
  send: "Continue",
  sending: "Checking…",
  recovery: "Use a recovery code instead",
  recoveryCode: "Recovery code",
  recoveryHint: "Each one works once.",
  password: "Your password",
} as const;

export const secondFactorWords = {
  title: "Second factor",
  lead: "What you use in addition to your password to open the operator screens.",
  required: "This site needs one from every operator.",
  none: "You have none yet.",
  kinds: { passkey: "Passkey", totp: "Authenticator app" },
  since: (day: string) => `Set up on ${day}`,
  lastUsed: (day: string) => `last used on ${day}`,
  remove: (name: string) => ({
    button: "Remove",
    title: `Remove ${name}?`,
    text: "You can no longer use it to open the operator screens.",
    confirm: "Remove it",
    done: "Removed.",
  }),
  name: "Name",
  nameHint: "Such as the device it is on.",
  addPasskey: "Add a passkey",
  addingPasskey: "Waiting for your passkey…",
  addApp: "Add an authenticator app",
  appLead: "Scan the QR code with your app, or type the key into it. Then type the code that the app shows.",
  qrCode: "QR code with your key",
  appLink: "Open in an app on this device",
  key: /* message */ "Key",
  confirmApp: "Set it up",
  confirming: "Checking…",
  codesLeft: (count: number) =>
    count === 1 ? "You have 1 recovery code left." : `You have ${count} recovery codes left.`,
  renew: "Make new recovery codes",
  codes: {
    title: "Your recovery codes",
    text: "Print them, or keep them where you keep your passwords. If you lose your second factor, each one works once. They are not shown again.",
    copy: "Copy them",
    done: "I have saved them",
  },
} as const;

export const factorFailure: FailureWords = {
  title: "This did not work",
  fallback: "Your browser or device did not finish. Please try again.",
};
