export type * from "./DocumentText.ts";
export * from "./findings.ts";
export { readFindings } from "./readFindings.ts";
export * from "./scoreMeaning.ts";
