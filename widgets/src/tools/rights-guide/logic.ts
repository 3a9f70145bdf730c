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
  /** What an earlier load of the page had kept; of any shape. */
  readonly draft: unknown;
  /** What another tool handed over. */
  readonly handedOver: string | readonly string[] | undefined;
  /** The state that the owner of the page set. */
  readonly state: string | null;
}

/** The state to begin with: handed over, kept, or set by the page's owner, in this order; "" where it is none. */
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

/** Where to complain, to mediate and to read one's rights. */
export function purposeLinks(links: Links): readonly PurposeLink[] {
  const purposes = ["complaint", "mediation", "safeguards"] as const;
  return purposes.map((purpose) => ({
    ...links[purpose],
    purpose,
    isHomePage: isHomePage(links[purpose]),
  }));
}
