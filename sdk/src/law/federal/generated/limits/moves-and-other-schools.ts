// Generated from sdk/data/federal/moves-and-other-schools.yaml by `npm run law -- build`. Do not edit.
import type { FederalLimits, FederalTimes } from "../../Provision.ts";

export const privateReimbursementTimes = {"notice":{"value":10,"unit":"business days"}} as const satisfies FederalTimes;
export const privateReimbursementLimits = {"notice":{"limit":privateReimbursementTimes["notice"],"before":"the parent removes the child","by":"parent","mustBeDone":"tell the school in writing","note":"holidays on a business day count"}} as const satisfies FederalLimits;
