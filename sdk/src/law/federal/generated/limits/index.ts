// Generated from sdk/data/federal by `npm run law -- build`. Do not edit.
// The time limits of provisions, the numbers alone and with their words, so that a bundle includes only those it uses.

export * from "./evaluation.ts";
export * from "./iep.ts";
export * from "./records.ts";
export * from "./discipline.ts";
export * from "./disputes.ts";
export * from "./moves-and-other-schools.ts";
export * from "./section-504-and-ada.ts";
export * from "./who-decides.ts";
