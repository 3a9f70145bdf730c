export * from "./CaseRecord.ts";
export { type CaseStore, CaseStoreError } from "./CaseStore.ts";
export { type CaseFileContent, longestCaseFile, readCaseFile, writeCaseFile } from "./caseFile.ts";
export { createCaseStore } from "./createCaseStore.ts";
export { readRecord } from "./readRecord.ts";
export type { StoredCase, StoredRecord } from "./StoredCase.ts";
export { sendLetter, sentDateId } from "./sendLetter.ts";
export { ofKind, useRecords } from "./useRecords.ts";
