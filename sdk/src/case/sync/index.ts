export { type CaseSync, createCaseSync, type Secrets, type SyncStatus } from "./createCaseSync.ts";
export { type Secret, samePassphrase, shortestPassphrase, WrongSecret } from "./keys.ts";
export { openSyncState, syncDatabaseName } from "./openSyncState.ts";
export { type PassphraseStrength, passphraseStrength } from "./passphraseStrength.ts";
export { createRecoveryCode, groupsOf, type ReadCode, readRecoveryCode } from "./recoveryCode.ts";
