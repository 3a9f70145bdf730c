import { namesOtherParty, saysNoDisability } from "../reading/outsideParty.ts";
import { outsideOdds } from "./outsideOdds.ts";

/**
 * The gate before every charge: whether what a parent wrote is surely a matter of a US school's duties to a child with a
 * disability. Two readings have to agree: a classifier that has learned whole messages, and the parties that are named,
 * which are found by words. What does not pass is answered all the same, for nothing.
 */
export function isSurelyOfSchool(message: string): boolean {
  if (saysNoDisability(message)) return false;
  return outsideOdds(message) + (namesOtherParty(message) ? oddsOfParty : 0) <= mostOutside;
}

// Measured on messages that nothing here has learned (ADR 31).
const mostOutside = -1.25;
const oddsOfParty = 1.5;
