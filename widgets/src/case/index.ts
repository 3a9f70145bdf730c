export { addToCaseOf } from "./AddToCase.tsx";
export { caseWords } from "./words.ts";
