// Citations of provisions, one export each, so that a bundle includes only those it uses.

export * from "./consent.ts";
export * from "./discipline.ts";
export * from "./disputes.ts";
export * from "./eligibility.ts";
export * from "./evaluation.ts";
export * from "./iep.ts";
export * from "./meetings.ts";
export * from "./moves-and-other-schools.ts";
export * from "./notices.ts";
export * from "./placement-and-services.ts";
export * from "./records.ts";
export * from "./school-life.ts";
export * from "./section-504-and-ada.ts";
export * from "./who-decides.ts";
