// Generated from sdk/data/federal/records.yaml by `npm run law -- build`. Do not edit.
import type { FederalLimits, FederalTimes } from "../../Provision.ts";

export const recordsAccessTimes = {"access":{"value":45,"unit":"calendar days"}} as const satisfies FederalTimes;
export const recordsAccessLimits = {"access":{"limit":recordsAccessTimes["access"],"clockStarts":"the parent asks","by":"school","mustBeDone":"let the parent see the records"}} as const satisfies FederalLimits;
