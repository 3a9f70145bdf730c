export { type CitationsById, citationsById } from "./citationsById.ts";
export * from "./generated/citations/index.ts";
export { type ProvisionId, provisions } from "./generated/provisions.ts";
export type { Citation, Deadline, Provision } from "./Provision.ts";
