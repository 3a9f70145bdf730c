// Generated from sdk/data/federal by `npm run law -- build`. Do not edit.
// Citations of provisions, one export each, so that a bundle includes only those it uses.

export * from "./evaluation.ts";
export * from "./eligibility.ts";
export * from "./consent.ts";
export * from "./iep.ts";
export * from "./meetings.ts";
export * from "./notices.ts";
export * from "./records.ts";
export * from "./placement-and-services.ts";
export * from "./discipline.ts";
export * from "./disputes.ts";
export * from "./moves-and-other-schools.ts";
export * from "./section-504-and-ada.ts";
export * from "./school-life.ts";
export * from "./who-decides.ts";
