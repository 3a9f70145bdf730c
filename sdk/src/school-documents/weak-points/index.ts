export { type ComparedService, compareServices, type ServiceChange } from "./compareServices.ts";
export { handedPoints, type WeakPoint, weakPointRules } from "./weakPoint.ts";
export { weakPointsOf } from "./weakPoints.ts";
