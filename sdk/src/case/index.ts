export type * from "./CaseRecord.ts";
export { type CaseStore, CaseStoreError } from "./CaseStore.ts";
