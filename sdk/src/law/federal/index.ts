import type * as provisions from "./provisions.ts";

/** The id of a provision we hold. */
export type ProvisionId = (typeof provisions)[keyof typeof provisions]["id"];

export type { Deadline, FactStatus, Provision } from "./Provision.ts";
export * from "./provisions.ts";
