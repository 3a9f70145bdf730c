import { toolIds } from "../../catalog/index.ts";
import type { Access, SiteOfPage } from "../../contract/index.ts";
import { createAccessMemory } from "../AccessMemory.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import type { AccessCalls } from "../asking/accessCalls.ts";
import { createPurchaseKeys } from "../kept/purchaseKeys.ts";

/** The kind of page a story's gate is on. */
export type StoryPlace = "our own site" | "another site" | "a partner's site";

/** A partner that pays for 50 uses a month. */
export const storySite: SiteOfPage = {
  name: "Bay Harbor Parent Center",
  logo: null,
  accent: null,
  phone: null,
  nextStep: null,
  emailGate: true,
  frameOnly: false,
  whiteLabel: null,
  tools: null,
  defaultState: null,
  sponsor: { uses: 50, isLeft: true, renewsOn: "2026-12-01" },
};

const nothing: Access = {
  everything: false,
  hasActiveSubscription: false,
  open: [],
  unspent: [],
  pending: toolIds,
  site: null,
  connection: null,
};

/** A server that takes every address, and whose payment pages lead nowhere. */
export function storyCalls(access: Partial<Access> = {}): AccessCalls {
  return {
    getAccess: () => Promise.resolve({ ...nothing, ...access }),
    redeem: (tool) => Promise.resolve({ tool, until: null }),
    createPayment: () => Promise.resolve({ checkoutUrl: "#pay", purchaseKey: null }),
    sendEmail: () => Promise.resolve({ message: "" }),
    openSponsored: (tool) => Promise.resolve({ tool, until: null, purchaseKey: "" }),
    beginConnection: () => Promise.resolve({ secret: "", code: "", url: "#connect" }),
  };
}

export function storySurroundings(place: StoryPlace, isSignedIn = false): AccessSurroundings {
  const token = { read: () => (isSignedIn ? "token" : null), drop: () => {}, subscribe: () => () => {} };
  const isOurs = place === "our own site";
  return {
    server: "",
    credentials: "omit",
    siteKey: () => (place === "a partner's site" ? "site_story1234" : null),
    onSiteRefused: () => {},
    frameToken: () => null,
    memory: createAccessMemory(),
    purchaseKeys: createPurchaseKeys(
      () => {
        throw new Error("A story keeps nothing.");
      },
      () => new EventTarget(),
    ),
    session: isOurs
      ? { token, email: () => Promise.resolve("maria@example.org"), opensEverything: () => false }
      : null,
    emailAccess: null,
    records: null,
    isJustPaid: () => false,
    returnUrl: () => null,
    notify: () => {},
    subscribe: () => {},
    signIn: isOurs ? () => {} : null,
    openTab: () => ({ leadTo: () => {}, close: () => {} }),
    leaveTo: () => {},
    importAgain: (error) => Promise.reject(error),
  };
}
