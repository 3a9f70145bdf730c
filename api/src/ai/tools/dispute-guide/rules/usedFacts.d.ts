import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
/**
 * The facts of the account that changed the plan, in one line; null if none did.
 * @param isStateTold whether the account is the only source of the state.
 */
export declare function usedFacts(situation: Situation, route: readonly StepId[], isStateTold: boolean): string | null;
