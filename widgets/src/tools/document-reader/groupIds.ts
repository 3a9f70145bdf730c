/** The sorts of findings. */
export const groupIds = [
  "goals",
  "services",
  "accommodations",
  "placement",
  "general-education",
  "testing",
  "summer",
  "present-levels",
  "transition",
  "signatures",
  "decisions",
  "reasons",
  "notice-parts",
  "scores",
  "eligibility",
  "progress",
  "incident",
  "removal-days",
  "manifestation",
  "dates",
] as const;

export type GroupId = (typeof groupIds)[number];
