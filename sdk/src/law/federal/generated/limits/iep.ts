// Generated from sdk/data/federal/iep.yaml by `npm run law -- build`. Do not edit.
import type { FederalLimits, FederalTimes } from "../../Provision.ts";

export const iep30DaysTimes = {"meeting":{"value":30,"unit":"calendar days"}} as const satisfies FederalTimes;
export const iep30DaysLimits = {"meeting":{"limit":iep30DaysTimes["meeting"],"clockStarts":"the child is found eligible","by":"school","mustBeDone":"hold the meeting to write the IEP"}} as const satisfies FederalLimits;
export const iepAnnualReviewTimes = {"review":{"value":1,"unit":"years"}} as const satisfies FederalTimes;
export const iepAnnualReviewLimits = {"review":{"limit":iepAnnualReviewTimes["review"],"clockStarts":"the IEP was last reviewed","by":"school","mustBeDone":"review the IEP"}} as const satisfies FederalLimits;
