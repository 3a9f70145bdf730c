import type { ToolId } from "../../catalog/index.ts";

/**
 * The partner's next step for a parent, below a result: a phone number to call, or a page to open. At least one of the
 * two.
 */
export interface NextStep {
  /** Up to 80 characters: "Talk to a parent advisor". */
  readonly label: string;
  /** As people write it: "(555) 010-0199". */
  readonly phone: string | null;
  /** https only. */
  readonly link: string | null;
}

/** How a partner shows beside our tools. */
export interface SiteBrand {
  /** What parents know it by; up to 80 characters. */
  readonly name: string;
  /** Path on our own origin: `/embed/logo/<hash>.png`; set by `setLogo` alone. */
  readonly logo: string | null;
  /** `#rrggbb`, in lower case. */
  readonly accent: string | null;
  /** What parents can call, as people write it: "(555) 010-0199". Shown with the name, above each tool. */
  readonly phone: string | null;
  readonly nextStep: NextStep | null;
}

/** What a partner sets for all of its pages; an attribute on an element goes before it. */
export interface SiteSettings {
  readonly brand: SiteBrand;
  /** Two letters: MA. */
  readonly defaultState: string | null;
  /** Which tools its key opens; null: all. */
  readonly tools: readonly ToolId[] | null;
  /** Whether free tools ask for an e-mail address first. */
  readonly emailGate: boolean;
  /** Whether tools show only in a frame of ours, where no script of the partner's page reads what a parent types. */
  readonly frameOnly: boolean;
}

/** What the element learns of the site whose key it has, with `GET /api/access`. */
export interface SiteOfPage {
  readonly name: string;
  readonly logo: string | null;
  readonly accent: string | null;
  readonly phone: string | null;
  readonly nextStep: NextStep | null;
  readonly emailGate: boolean;
  readonly frameOnly: boolean;
  readonly tools: readonly ToolId[] | null;
  readonly defaultState: string | null;
  /** Null: the partner pays for nothing here. */
  readonly sponsor: Sponsor | null;
}

/** A partner that pays for uses of the paid tools on its pages. */
export interface Sponsor {
  /** How many a month (UTC). */
  readonly uses: number;
  /** Whether this month's are not all gone. */
  readonly isLeft: boolean;
  /** The first day of the next month: `2026-12-01`. */
  readonly renewsOn: string;
}
