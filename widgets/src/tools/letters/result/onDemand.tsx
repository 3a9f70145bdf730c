// Fetched when a letter stands: one file for all that it does not need itself.
export { AroundLetter } from "./AroundLetter.tsx";
export { loadState } from "./loadState.ts";
