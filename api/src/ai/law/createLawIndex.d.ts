import { type States } from "@iep-insider/sdk/law";
import type { LawIndex } from "./LawIndex.ts";
/**
 * Puts the law library in order for the server: federal provisions, the glossary and the states' facts.
 * @param states all records, from `loadStates`.
 * @param today `YYYY-MM-DD`, so that old facts are not given as verified; tests may leave it out.
 * @returns an index that does no I/O.
 */
export declare function createLawIndex(states: States, today?: () => string): LawIndex;
