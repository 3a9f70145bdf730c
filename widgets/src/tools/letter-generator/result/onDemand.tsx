// Everything around a finished letter that the letter itself does not need, fetched as one file.
export { AroundLetter } from "./AroundLetter.tsx";
export { loadState } from "./loadState.ts";
