import { childAndGoals } from "./headings/childAndGoals.ts";
import { decisions } from "./headings/decisions.ts";
import { otherParts } from "./headings/otherParts.ts";
import { servicesAndSupports } from "./headings/servicesAndSupports.ts";

/** The parts of an IEP that are read; `other` is every part that is not. */
export type SectionName =
  | "present-levels"
  | "goals"
  | "services"
  | "accommodations"
  | "placement"
  | "testing"
  | "extended-school-year"
  | "transition"
  | "signatures"
  | "other";

/**
 * What each part is called, in lower case and without numbering, from the published forms of California (SELPA),
 * Texas, New York, Florida, Illinois (34-54), Ohio (PR-07), Pennsylvania, New Jersey, Massachusetts (2004 and 2023),
 * Georgia, Virginia, Washington, Michigan, North Carolina, Colorado, Missouri, Minnesota, Maryland and Tennessee, and of
 * vendors' exports. The longest wording in a heading decides.
 */
export const headings: Readonly<Record<SectionName, readonly string[]>> = {
  ...childAndGoals,
  ...servicesAndSupports,
  ...decisions,
  ...otherParts,
};
