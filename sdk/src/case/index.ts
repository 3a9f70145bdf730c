export * from "./CaseRecord.ts";
export { type CaseStore, CaseStoreError } from "./CaseStore.ts";
export { createCaseStore } from "./createCaseStore.ts";
export { ofKind, useRecords } from "./useRecords.ts";
