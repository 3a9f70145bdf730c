export { type CitationsById, citationsById } from "./citationsById.ts";
export * from "./generated/citations/index.ts";
export * from "./generated/limits/index.ts";
export { type ProvisionId, provisions } from "./generated/provisions.ts";
export type { Citation, DeadlineParty, FederalLimit, FederalLimits, Provision } from "./Provision.ts";
