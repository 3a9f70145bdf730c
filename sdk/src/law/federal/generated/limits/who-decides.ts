// Generated from sdk/data/federal/who-decides.yaml by `npm run law -- build`. Do not edit.
import type { FederalLimits, FederalTimes } from "../../Provision.ts";

export const surrogateParentTimes = {"surrogate":{"value":30,"unit":"calendar days"}} as const satisfies FederalTimes;
export const surrogateParentLimits = {"surrogate":{"limit":surrogateParentTimes["surrogate"],"clockStarts":"a public agency determines that the child needs a surrogate parent","by":"state","mustBeDone":"make reasonable efforts to see one assigned"}} as const satisfies FederalLimits;
