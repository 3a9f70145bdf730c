import type { SiteOfPage } from "../../contract/index.ts";
import { type FakeSurroundings, fakeSurroundings } from "./fakeSurroundings.ts";

export const aSiteKey = "site_abcdef123456";

/** A partner that pays for nothing and leaves nothing out, unless said otherwise. */
export function aSite(some: Partial<SiteOfPage> = {}): SiteOfPage {
  return {
    name: "Bay Harbor",
    logo: null,
    accent: null,
    phone: null,
    nextStep: null,
    emailGate: true,
    frameOnly: false,
    whiteLabel: null,
    tools: null,
    defaultState: null,
    sponsor: null,
    ...some,
  };
}

/** An element on a partner's page, with its site key. */
export function onPartnersPage(some: Parameters<typeof fakeSurroundings>[0] = {}): FakeSurroundings {
  return fakeSurroundings({
    siteKey: () => aSiteKey,
    session: null,
    emailAccess: null,
    records: null,
    signIn: null,
    ...some,
  });
}
