// For tests of sync in other packages.
export { createMemoryCase } from "./memoryCase.ts";
export { createMemoryState } from "./memoryState.ts";
