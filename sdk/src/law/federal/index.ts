export * from "./citations.ts";
export type { Citation, Deadline, FactStatus, Provision } from "./Provision.ts";
export { type ProvisionId, provisions } from "./provisions.ts";
