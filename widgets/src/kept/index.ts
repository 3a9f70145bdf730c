export type { KeptWhere } from "./createKeptText.ts";
export { ForgetAll } from "./ForgetAll.tsx";
export { KeptNote } from "./KeptNote.tsx";
export { type Kept, type KeptFormat, useKept } from "./useKept.ts";
