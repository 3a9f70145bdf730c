import type { RecordKind } from "@iep-insider/sdk/case";
import type { PassphraseStrength, SyncStatus } from "@iep-insider/sdk/case/sync";
import { mostSyncedBytes } from "@iep-insider/sdk/contract";
import type { ConfirmActionWords } from "../forms/ConfirmAction.tsx";
import type { FailureWords } from "./accounts.ts";

// Texts of /case/sync, and what other pages say about sync of the case.

export const syncPage = {
  title: "My case on several devices",
  lead: "Start on your phone and go on at your computer. Your case is locked on your device before it is sent, and only your devices can open it. This is called end-to-end encryption.",
  loading: "One moment…",
  knows: {
    title: "What we can see",
    facts: [
      "That your account syncs a case.",
      "How many entries it has, and about how long each one is.",
      "When an entry was changed.",
    ],
    not: "We cannot see what is in it: no name, no date, no letter, no note. We could not read it for a school or a court. Still, you trust the page that we serve: a changed page could read what you type. Every web app has this limit.",
  },
  signedOut: "For this you need an account. Signing in sends nothing of your case.",
  signIn: "Sign in",
  offline: "We could not ask whether your account syncs a case",
} as const;

/** The line on /case, and the top of /case/sync. */
export const syncStatusWords = {
  title: "On more than one device",
  off: "This case is on this device only. You can keep it the same on your phone and your computer.",
  offLink: "Use my case on another device",
  link: "Sync settings",
  syncing: "Syncing…",
  inSync: (when: string) => `Saved on this device and in sync, ${when}.`,
  last: (when: string) => `Last in sync ${when}.`,
  tooLarge: (count: number) =>
    count === 1
      ? "One document is too large to sync. It is on this device only."
      : `${count} documents are too large to sync. They are on this device only.`,
  justNow: "just now",
  minutes: (count: number) => (count === 1 ? "1 minute ago" : `${count} minutes ago`),
  problems: {
    offline: "Saved on this device. Waiting for a connection.",
    unanswered: "Saved on this device. We cannot sync right now, and will try again.",
    "signed-out": "Saved on this device. Sign in to sync it.",
    locked: "Saved on this device. Your synced case needs your passphrase.",
    gone: "Saved on this device. This account has no synced case any more. It was deleted, or you are signed in with another account.",
    tampered:
      "Saved on this device. What our server sent does not fit your key, so we took nothing of it. Please write to us.",
    full: `Saved on this device. Your synced case is full: it can hold ${mostSyncedBytes / 1024 / 1024} MB. Delete old documents or notes, and it syncs again.`,
    storage:
      "We could not store what came from your other device. This browser has no room, or does not allow it.",
  } satisfies Record<Exclude<SyncStatus["kind"], "off" | "syncing" | "in-sync">, string>,
} as const;

export const passphraseWords = {
  label: "Passphrase",
  newLabel: "New passphrase",
  again: "The same passphrase again",
  hint: "At least 12 characters. Four or more words that do not belong together are best. Do not use the password of your account: it is sent to us when you sign in, so it would not keep your case from us.",
  strength: {
    short: "Too short so far",
    weak: "Too easy to guess so far",
    fair: "Good",
    strong: "Very good",
  } satisfies Record<PassphraseStrength, string>,
  errors: {
    short: "Please use at least 12 characters.",
    weak: "This is too easy to guess. Please add a word or two.",
    different: "The two are not the same.",
    missing: "Please type your passphrase.",
    wrong: "This passphrase does not open your case. Please check it, and try again.",
  },
} as const;

export const codeWords = {
  title: "Your recovery code",
  lead: "If you forget your passphrase, only this code can open the synced case. We do not have it, and cannot make it again. Save it or print it now, and keep it where only you can find it.",
  save: "Save as a file",
  print: "Print",
  fileName: "recovery-code.txt",
  file: (code: string) =>
    `Recovery code of my case\n\n${code}\n\nIt opens my synced case if I forget my passphrase. Keep it where only you can find it.`,
  confirm: "To show that you have it: type the last four letters of the code",
  notLast: "These are not the last four letters. Please look at the copy that you saved.",
  label: "Recovery code",
  hint: "28 letters and digits, in seven groups. Spaces and dashes do not matter.",
  missing: "Please type your recovery code.",
  length: (letters: number) => `The code has 28 letters and digits. You typed ${letters}.`,
  misread: "One letter or digit is wrong, or two are swapped. Please look at the code again.",
  wrong: "This code does not open your case. It may be an old one: a new code ends the one before.",
} as const;

export const turnOnWords = {
  title: "Turn on sync",
  lead: "Choose a passphrase. Your other devices will ask for it once.",
  next: "Next: get a recovery code",
  done: "I have it. Turn on sync",
  busy: "Turning on…",
  back: "Back",
} as const;

export const joinWords = {
  title: "Bring your case to this device",
  lead: "Your account has a synced case. What is on this device now is kept and added to it.",
  send: "Open my case",
  busy: "Opening…",
  withCode: "I forgot my passphrase: use the recovery code",
  withPassphrase: "Use the passphrase",
  neither: {
    title: "I have neither of the two",
    text: "Then no one can open the synced case, not even we. But a device that still syncs has all of your case. Go to “Sync settings” there, and start over.",
    here: "You can also start over from this device. The synced case is deleted and made again from what is on this device. Your other devices keep what they have, and then ask for the new passphrase.",
    button: "Start over from this device",
  },
} as const;

export const keyChangeWords = {
  passphrase: {
    title: "New passphrase",
    lead: "Your devices that sync go on. Only a new device asks for the new passphrase.",
    current: "Your passphrase now, or your recovery code",
    send: "Change the passphrase",
    busy: "Changing…",
    done: "Your passphrase was changed.",
  },
  code: {
    title: "New recovery code",
    lead: "If you lost your code, or someone else saw it. It ends the old one.",
    send: "Get a new code",
    done: "I have it. Use the new code",
    busy: "Changing…",
    changed: "Your new recovery code works. The old one does not.",
  },
  startOver: {
    title: "I forgot both",
    text: "Then start over from this device: the synced case is deleted, and made again with a new passphrase and a new code. Your case on this device stays.",
  },
  wrong: "This does not open your case. Please check it, and try again.",
  missing: "Please type your passphrase or your recovery code.",
} as const;

export const stopWords = {
  title: "Stop syncing",
  lead: "Your case stays on this device either way.",
  here: {
    button: "Stop syncing on this device",
    title: "Stop syncing on this device?",
    text: "The key is removed from this browser. Your case stays here, and the synced case stays for your other devices. To sync here again, you need your passphrase.",
    confirm: "Stop syncing here",
    done: "This device does not sync any more.",
  } satisfies ConfirmActionWords,
  everywhere: {
    button: "Delete the synced case from the server",
    title: "Delete the synced case?",
    text: "All of it is deleted from our server at once, and your devices stop syncing. Each device keeps the case that it has. In our nightly backups, the locked copy stays for up to 30 days.",
    confirm: "Delete the synced case",
    done: "The synced case was deleted from our server.",
  } satisfies ConfirmActionWords,
} as const;

export const earlierWords = {
  title: "Changed on two devices",
  lead: "You changed these on two devices before they could sync. The later change is in your case. Here is the other one, so that nothing is lost.",
  changed: (when: string) => `Changed ${when}`,
  use: "Use this one",
  removeQuestion: "Delete this version?",
  kinds: {
    child: "About your child",
    date: "Date",
    break: "School break",
    done: "Done mark",
    person: "Person",
    document: "Document",
    letter: "Letter",
    result: "Result",
    note: "Note",
    step: "Step",
    service: "Service",
    entry: "Log entry",
    meeting: "Meeting",
    earlier: "Earlier version",
  } satisfies Record<RecordKind, string>,
} as const;

/** On the account page. */
export const accountSync = {
  title: "My case on several devices",
  text: "You can sync your case between your devices. It is encrypted end to end, so we cannot read it.",
  link: "Sync settings of my case",
} as const;

/** Below “Delete my case”, where this browser syncs. */
export const removeWhileSynced =
  "“Delete my case” removes it from this browser and stops syncing here. Your other devices and the synced case stay.";

export const syncFailures = {
  load: syncPage.offline,
  turnOn: { title: "Sync is not on yet", fallback: "Something went wrong on our side." },
  join: { title: "Your case was not opened", fallback: "Something went wrong on our side." },
  change: { title: "Nothing was changed", fallback: "Something went wrong on our side." },
} satisfies Record<string, string | FailureWords>;
