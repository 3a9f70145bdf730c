export type { KeptWhere } from "./createKeptText.ts";
export { ForgetAll } from "./ForgetAll.tsx";
export { forgottenPart } from "./forgottenPart.ts";
export { KeptNote } from "./KeptNote.tsx";
export { type Forgotten, useForgotten } from "./useForgotten.ts";
export { type Kept, type KeptFormat, useKept } from "./useKept.ts";
