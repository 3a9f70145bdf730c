export { type ChainProblem, type LogDraft, newestHashes, sealEntry, verifyChain } from "./chain.ts";
export { currentEntries, type LogItem } from "./currentEntries.ts";
export { missedMinutes, owedMinutes, type Span } from "./owedMinutes.ts";
export { countRemovals, type Removal, type RemovalCount } from "./removals.ts";
export { type MinutesRow, serviceMinutes } from "./serviceMinutes.ts";
