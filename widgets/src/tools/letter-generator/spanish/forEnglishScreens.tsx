// What an English screen loads when a parent may have typed in Spanish.
export { readable } from "./readable.ts";
export { TypedSpanish } from "./TypedSpanish.tsx";
export { fieldsInSpanish, formToSend } from "./withMarks.ts";
