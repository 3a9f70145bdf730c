// Everything around a finished letter that the letter itself does not need, in one chunk.
export { AroundLetter } from "./AroundLetter.tsx";
export { loadState } from "./loadState.ts";
