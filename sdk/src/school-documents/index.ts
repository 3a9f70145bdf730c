export type * from "./DocumentText.ts";
export * from "./findings.ts";
