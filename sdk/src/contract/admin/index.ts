// What only operators may ask (ADR 2): 401 signed out, 403 otherwise, and nothing is read before.
export * from "./audit/calls.ts";
export * from "./contacts/calls.ts";
export * from "./health/calls.ts";
export * from "./law/calls.ts";
export * from "./mails/calls.ts";
export * from "./paging/paging.ts";
export * from "./partners/calls.ts";
export * from "./payments/calls.ts";
export * from "./today/calls.ts";
export * from "./usage/calls.ts";
export * from "./users/calls.ts";
