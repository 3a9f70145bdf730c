// Generated from sdk/data/federal/evaluation.yaml by `npm run law -- build`. Do not edit.
import type { FederalLimits, FederalTimes } from "../../Provision.ts";

export const initialEvaluationDeadlineTimes = {"evaluation":{"value":60,"unit":"calendar days"}} as const satisfies FederalTimes;
export const initialEvaluationDeadlineLimits = {"evaluation":{"limit":initialEvaluationDeadlineTimes["evaluation"],"clockStarts":"the school gets the parent's signed consent","by":"school","mustBeDone":"finish the evaluation","note":"or the state's own limit"}} as const satisfies FederalLimits;
export const reevaluationTimes = {"evaluation":{"value":3,"unit":"years"}} as const satisfies FederalTimes;
export const reevaluationLimits = {"evaluation":{"limit":reevaluationTimes["evaluation"],"clockStarts":"the last evaluation was done","by":"school","mustBeDone":"evaluate the child again","note":"unless parent and school agree it is unnecessary"}} as const satisfies FederalLimits;
