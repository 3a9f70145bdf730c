import {
  isHomePage,
  isStateCode,
  type Link,
  type Links,
  type StateCode,
  stateNames,
} from "@iep-insider/sdk/law";

/** The 50 states and DC, sorted by code. */
export const stateCodes: readonly StateCode[] = (Object.keys(stateNames) as StateCode[]).sort();

interface Beginnings {
  /** A stored draft, unvalidated. */
  readonly draft: unknown;
  /** A start value from another tool. */
  readonly handedOver: string | readonly string[] | undefined;
  /** The state that the page's owner set. */
  readonly state: string | null;
}

/** The initial state: a start value, a draft, or set by the page's owner, in this order; "" if invalid. */
export function stateToBeginWith({ draft, handedOver, state }: Beginnings): StateCode | "" {
  for (const given of [handedOver, draft, state]) {
    if (typeof given === "string" && isStateCode(given)) return given;
  }
  return "";
}

export type LinkPurpose = "complaint" | "mediation" | "safeguards";

export interface PurposeLink extends Link {
  readonly purpose: LinkPurpose;
  readonly isHomePage: boolean;
}

/** Where to complain, request mediation, and read the parent's rights. */
export function purposeLinks(links: Links): readonly PurposeLink[] {
  const purposes = ["complaint", "mediation", "safeguards"] as const;
  return purposes.map((purpose) => ({
    ...links[purpose],
    purpose,
    isHomePage: isHomePage(links[purpose]),
  }));
}
