// Generated from sdk/data/federal/section-504-and-ada.yaml by `npm run law -- build`. Do not edit.
import type { FederalLimits, FederalTimes } from "../../Provision.ts";

export const ocrComplaintTimes = {"complaint":{"value":180,"unit":"calendar days"}} as const satisfies FederalTimes;
export const ocrComplaintLimits = {"complaint":{"limit":ocrComplaintTimes["complaint"],"clockStarts":"the discrimination happened","by":"parent","mustBeDone":"send the complaint to OCR","note":"unless OCR waives the limit"}} as const satisfies FederalLimits;
export const ocrAfterGrievanceTimes = {"complaint":{"value":60,"unit":"calendar days"}} as const satisfies FederalTimes;
export const ocrAfterGrievanceLimits = {"complaint":{"limit":ocrAfterGrievanceTimes["complaint"],"clockStarts":"the school's grievance process ends","by":"parent","mustBeDone":"send the complaint to OCR","note":"where that process was used"}} as const satisfies FederalLimits;
