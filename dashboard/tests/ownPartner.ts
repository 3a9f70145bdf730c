import type { OwnPartner } from "@iep-insider/sdk/contract";

export const siteKey = "site_abcdefgh";

/** An approved partner, as its manager gets it. */
export function ownPartner(more: Partial<OwnPartner> = {}): OwnPartner {
  return {
    name: "Bay Harbor",
    website: "https://bay.example",
    about: "We help families.",
    status: "approved",
    appliedAt: "2026-11-24T14:10:00.000Z",
    active: true,
    origins: ["https://bay.example"],
    allowsLocalhost: false,
    settings: settingsWith(),
    revision: "A",
    keys: [
      {
        siteKey,
        createdAt: "2026-11-01T00:00:00.000Z",
        endsAt: null,
        isCurrent: true,
        seen: null,
        refused: null,
      },
    ],
    sponsored: null,
    allowsWhiteLabel: false,
    ...more,
  };
}

/** @param brand what is set of the looks. */
export function settingsWith(brand: Partial<OwnPartner["settings"]["brand"]> = {}): OwnPartner["settings"] {
  return {
    brand: { name: "Bay Harbor", logo: null, accent: null, phone: null, nextStep: null, ...brand },
    defaultState: null,
    tools: null,
    emailGate: true,
    frameOnly: false,
    whiteLabel: null,
  };
}
