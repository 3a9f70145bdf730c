import type { FactEvidence } from "../StateEvidence.ts";

/** A topic that the second reading did not look up for this state by itself. */
export const notSearched: FactEvidence = {
  asRead: null,
  quote: null,
  source: null,
  citation: null,
  note: "not searched for this state by itself",
};
