export * from "./citations/index.ts";
export { type CitationsById, citationsById } from "./citationsById.ts";
export type { Citation, Deadline, Provision } from "./Provision.ts";
export { type ProvisionId, provisions } from "./provisions/index.ts";
