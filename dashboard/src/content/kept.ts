// Texts about what tools keep on this device, outside the tools.

export const kept = {
  title: "Kept on this device",
  lead: "You started something here. It is only in this browser, and we have no copy.",
  shared: "Anyone who uses this browser can see it. On a shared device, forget it when you are done.",
  forget: "Forget everything",
  question: (titles: string, hasTemplates: boolean) =>
    `Forget everything kept by: ${titles}?${hasTemplates ? " Your own letter templates are deleted, too." : ""}`,
  case: "My case",
  forgotten: "Everything our tools kept on this device was deleted.",
  /** Shown at sign-out. */
  signOut: (hub: string) =>
    `Signing out leaves what tools keep on this device. To remove it, press “Forget everything” under [${hub}](/advanced-tools).`,
  /** Shown after signing out, if something is kept. */
  signedOut:
    "What our tools keep on this device is still here. On a shared device, press “Forget everything” in the tools hub.",
} as const;
